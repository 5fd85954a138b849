CREATE TABLE `versions` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`document` text NOT NULL,
	`reason` text NOT NULL,
	`made_by` text,
	`base_version_id` text,
	`created_at` integer NOT NULL,
	`live_at` integer
);
--> statement-breakpoint
CREATE INDEX `versions_by_site` ON `versions` (`site_id`,`created_at`,`id`);--> statement-breakpoint
INSERT INTO `versions` (`id`, `site_id`, `document`, `reason`, `created_at`, `live_at`)
	SELECT min(`id`), `site_id`, `document`, 'generated', min(`created_at`), min(`created_at`)
	FROM `site_versions` GROUP BY `site_id`, `document`;--> statement-breakpoint
CREATE TABLE `builds` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`version_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`origin` text NOT NULL,
	`pages` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`version_id`) REFERENCES `versions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `builds` (`id`, `site_id`, `version_id`, `fingerprint`, `origin`, `pages`, `created_at`)
	SELECT s.`id`, s.`site_id`, v.`id`, s.`build_id`, s.`origin`, s.`pages`, s.`created_at`
	FROM `site_versions` s JOIN `versions` v ON v.`site_id` = s.`site_id` AND v.`document` = s.`document`;--> statement-breakpoint
CREATE INDEX `builds_by_site` ON `builds` (`site_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `builds_by_version` ON `builds` (`version_id`);--> statement-breakpoint
ALTER TABLE `version_files` RENAME TO `build_files`;--> statement-breakpoint
ALTER TABLE `build_files` RENAME COLUMN `version_id` TO `build_id`;--> statement-breakpoint
DROP INDEX `version_files_by_hash`;--> statement-breakpoint
CREATE INDEX `build_files_by_hash` ON `build_files` (`hash`);--> statement-breakpoint
ALTER TABLE `version_audits` RENAME TO `build_audits`;--> statement-breakpoint
ALTER TABLE `build_audits` RENAME COLUMN `version_id` TO `build_id`;--> statement-breakpoint
ALTER TABLE `sites` RENAME COLUMN `served_version_id` TO `served_build_id`;--> statement-breakpoint
ALTER TABLE `sites` RENAME COLUMN `release_version_id` TO `release_build_id`;--> statement-breakpoint
ALTER TABLE `sites` ADD `published_version_id` text;--> statement-breakpoint
ALTER TABLE `sites` ADD `served_origin` text;--> statement-breakpoint
UPDATE `sites` SET
	`version_id` = coalesce((SELECT b.`version_id` FROM `builds` b WHERE b.`id` = `sites`.`version_id`), `version_id`),
	`published_version_id` = (SELECT b.`version_id` FROM `builds` b
		WHERE b.`id` = coalesce(`sites`.`release_build_id`, `sites`.`served_build_id`)),
	`served_origin` = (SELECT b.`origin` FROM `builds` b WHERE b.`id` = `sites`.`served_build_id`);--> statement-breakpoint
DROP TABLE `site_versions`;--> statement-breakpoint
CREATE TABLE `drafts` (
	`site_id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`base_version_id` text,
	`newest_version_id` text,
	`cursor` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`saved_by` text
);
--> statement-breakpoint
CREATE TABLE `draft_operations` (
	`site_id` text NOT NULL,
	`position` integer NOT NULL,
	`revision` integer NOT NULL,
	`operation` text NOT NULL,
	`made_by` text,
	`made_at` integer NOT NULL,
	PRIMARY KEY(`site_id`, `position`)
);
