CREATE TABLE `gallery_takeovers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` text NOT NULL,
	`site_id` text NOT NULL,
	`url` text NOT NULL,
	`alt` text NOT NULL,
	`attempts` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`turn` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `gallery_takeovers_waiting` ON `gallery_takeovers` (`turn`,`id`);--> statement-breakpoint
CREATE INDEX `gallery_takeovers_by_account` ON `gallery_takeovers` (`account_id`,`lease_until`);