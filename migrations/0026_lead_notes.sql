CREATE TABLE `lead_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`user_id` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lead_notes_by_lead` ON `lead_notes` (`lead_id`,`id`);--> statement-breakpoint
CREATE INDEX `lead_notes_by_user` ON `lead_notes` (`user_id`);--> statement-breakpoint
ALTER TABLE `keys` ADD `last_used_at` integer;--> statement-breakpoint
ALTER TABLE `registrations` ADD `checked_in_at` integer;--> statement-breakpoint
ALTER TABLE `gallery_images` ADD `focal_x` real;--> statement-breakpoint
ALTER TABLE `gallery_images` ADD `focal_y` real;--> statement-breakpoint
ALTER TABLE `gallery_images` ADD `position` integer;--> statement-breakpoint
CREATE INDEX `sites_by_change` ON `sites` (`updated_at`);