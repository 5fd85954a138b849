CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`plan` text NOT NULL,
	`suspended_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `keys` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`label` text,
	`hash` text NOT NULL,
	`hint` text NOT NULL,
	`scope` text NOT NULL,
	`expires_at` integer,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_hash_unique` ON `keys` (`hash`);--> statement-breakpoint
CREATE INDEX `keys_by_account` ON `keys` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `credit_balances` (
	`account_id` text PRIMARY KEY NOT NULL,
	`period` text NOT NULL,
	`used` integer NOT NULL,
	`bonus` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `credit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`job_id` text,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`allowance` integer NOT NULL,
	`bonus` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credit_entries_by_account` ON `credit_entries` (`account_id`,`period`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_one_reserve_per_job` ON `credit_entries` (`job_id`) WHERE kind = 'reserve';--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_one_outcome_per_job` ON `credit_entries` (`job_id`) WHERE kind in ('settle', 'refund');--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`status` text NOT NULL,
	`progress` integer NOT NULL,
	`stage` text NOT NULL,
	`site_id` text,
	`error_code` text,
	`error_message` text,
	`brief` text NOT NULL,
	`origin` text NOT NULL,
	`attempts` integer NOT NULL,
	`fence` integer NOT NULL,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `jobs_by_account` ON `jobs` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_by_account_and_status` ON `jobs` (`account_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_open` ON `jobs` (`status`,`created_at`,`id`) WHERE status in ('pending', 'running');--> statement-breakpoint
CREATE TABLE `contents` (
	`hash` text PRIMARY KEY NOT NULL,
	`length` integer NOT NULL,
	`brotli` blob,
	`gzip` blob,
	`identity` blob
);
--> statement-breakpoint
CREATE TABLE `readiness_checks` (
	`site_id` text NOT NULL,
	`version_id` text NOT NULL,
	`name` text NOT NULL,
	`outcome` text NOT NULL,
	`evidence` text NOT NULL,
	`checked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `readiness_checks_of_site` ON `readiness_checks` (`site_id`,`name`);--> statement-breakpoint
CREATE TABLE `version_files` (
	`version_id` text NOT NULL,
	`path` text NOT NULL,
	`hash` text NOT NULL,
	`content_type` text NOT NULL,
	`style_sources` text NOT NULL,
	PRIMARY KEY(`version_id`, `path`)
);
--> statement-breakpoint
CREATE INDEX `version_files_by_hash` ON `version_files` (`hash`);--> statement-breakpoint
CREATE TABLE `site_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`document` text NOT NULL,
	`build_id` text NOT NULL,
	`origin` text NOT NULL,
	`pages` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_versions_by_site` ON `site_versions` (`site_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sites` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`status` text NOT NULL,
	`custom_domain` text,
	`pages` integer NOT NULL,
	`version_id` text NOT NULL,
	`served_version_id` text,
	`release_version_id` text,
	`changed_at` integer,
	`due_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sites_slug_unique` ON `sites` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `sites_custom_domain_unique` ON `sites` (`custom_domain`);--> statement-breakpoint
CREATE INDEX `sites_by_account` ON `sites` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sites_due` ON `sites` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `idempotency_records` (
	`account_id` text NOT NULL,
	`operation` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `operation`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_records_by_age` ON `idempotency_records` (`created_at`);--> statement-breakpoint
CREATE TABLE `instance_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
