CREATE TABLE `report_runs` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`told_until` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`)
);
