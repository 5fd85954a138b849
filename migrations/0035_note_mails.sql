ALTER TABLE `users` ADD `note_mail` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `review_links` ADD `notes_told_until` integer;