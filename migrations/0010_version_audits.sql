CREATE TABLE `version_audits` (
	`version_id` text PRIMARY KEY NOT NULL,
	`passed` integer NOT NULL,
	`report` text NOT NULL,
	`audited_at` integer NOT NULL
);
