CREATE TABLE `domains` (
	`domain` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`account_id` text NOT NULL,
	`replaced_at` integer,
	`proved_at` integer,
	`points_at` integer,
	`lost_at` integer,
	`has_counterpart` integer DEFAULT false NOT NULL,
	`look` text,
	`checked_at` integer,
	`due_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `domains_set` ON `domains` (`site_id`) WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX `domains_by_site` ON `domains` (`site_id`);--> statement-breakpoint
CREATE INDEX `domains_due` ON `domains` (`due_at`);--> statement-breakpoint
CREATE TABLE `site_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_hosts_by_site` ON `site_hosts` (`site_id`);--> statement-breakpoint
ALTER TABLE `sites` ADD `target_domain` text;--> statement-breakpoint
ALTER TABLE `sites` ADD `live_domain` text;
--> statement-breakpoint
UPDATE `sites` SET `target_domain` = `custom_domain`, `live_domain` = `custom_domain` WHERE `custom_domain` IS NOT NULL;--> statement-breakpoint
INSERT INTO `domains` (`domain`, `site_id`, `account_id`, `points_at`, `due_at`, `created_at`) SELECT `custom_domain`, `id`, `account_id`, `updated_at`, 0, `created_at` FROM `sites` WHERE `custom_domain` IS NOT NULL;--> statement-breakpoint
INSERT INTO `site_hosts` (`host`, `site_id`) SELECT `custom_domain`, `id` FROM `sites` WHERE `custom_domain` IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `site_hosts` (`host`, `site_id`) SELECT CASE WHEN `custom_domain` LIKE 'www.%' THEN substr(`custom_domain`, 5) ELSE 'www.' || `custom_domain` END, `id` FROM `sites` WHERE `custom_domain` IS NOT NULL ORDER BY `created_at`;
