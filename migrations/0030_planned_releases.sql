CREATE TABLE `planned_releases` (
	`site_id` text PRIMARY KEY NOT NULL,
	`version_id` text NOT NULL,
	`release_at` integer NOT NULL,
	`planned_by` text
);
--> statement-breakpoint
CREATE INDEX `planned_releases_due` ON `planned_releases` (`release_at`);