CREATE TABLE `job_steps` (
	`job_id` text NOT NULL,
	`step` text NOT NULL,
	`prompt_version` text NOT NULL,
	`value` text NOT NULL,
	`model` text NOT NULL,
	`in_tokens` integer NOT NULL,
	`out_tokens` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`calls` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`job_id`, `step`)
);
