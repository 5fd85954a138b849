CREATE TABLE `review_links` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`shows` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_links_by_site` ON `review_links` (`site_id`);--> statement-breakpoint
CREATE INDEX `review_links_by_age` ON `review_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `review_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`link_id` text NOT NULL,
	`page` text NOT NULL,
	`block` text,
	`author` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `review_notes_by_site` ON `review_notes` (`site_id`,`id`);--> statement-breakpoint
CREATE INDEX `review_notes_by_link` ON `review_notes` (`link_id`,`id`);