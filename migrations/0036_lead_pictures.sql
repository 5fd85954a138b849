CREATE TABLE `lead_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`site_id` text NOT NULL,
	`account_id` text NOT NULL,
	`position` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`length` integer NOT NULL,
	`is_spam` integer NOT NULL,
	`thumbnail` blob,
	`bytes` blob NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_pictures_by_lead` ON `lead_pictures` (`lead_id`,`position`);--> statement-breakpoint
CREATE INDEX `lead_pictures_by_site` ON `lead_pictures` (`site_id`);--> statement-breakpoint
CREATE INDEX `lead_pictures_by_account` ON `lead_pictures` (`account_id`,`is_spam`,`length`);