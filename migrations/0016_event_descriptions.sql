ALTER TABLE `events` ADD `description_html` text;--> statement-breakpoint
ALTER TABLE `events` ADD `description_plain` text;--> statement-breakpoint
ALTER TABLE `events` ADD `description_maker` integer DEFAULT 0 NOT NULL;