CREATE TABLE `day_visitors` (
	`day` integer NOT NULL,
	`visitor` text NOT NULL,
	`source` text NOT NULL,
	PRIMARY KEY(`day`, `visitor`)
);
--> statement-breakpoint
CREATE TABLE `visit_counts` (
	`site_id` text NOT NULL,
	`days` integer NOT NULL,
	`first_day` integer NOT NULL,
	`dimension` text NOT NULL,
	`value` text NOT NULL,
	`views` integer NOT NULL,
	`visitors` integer NOT NULL,
	PRIMARY KEY(`site_id`, `days`, `first_day`, `dimension`, `value`)
);
--> statement-breakpoint
CREATE INDEX `visit_counts_by_age` ON `visit_counts` (`first_day`);--> statement-breakpoint
CREATE TABLE `visit_days` (
	`site_id` text NOT NULL,
	`day` integer NOT NULL,
	`pageviews` integer NOT NULL,
	`uniques` integer NOT NULL,
	`cta_clicks` integer NOT NULL,
	`form_views` integer NOT NULL,
	`form_submits` integer NOT NULL,
	`leads` integer NOT NULL,
	PRIMARY KEY(`site_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `visit_days_by_age` ON `visit_days` (`day`);--> statement-breakpoint
CREATE TABLE `visitor_salts` (
	`day` integer PRIMARY KEY NOT NULL,
	`salt` blob NOT NULL
);
