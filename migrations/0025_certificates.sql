CREATE TABLE `acme_accounts` (
	`directory` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`url` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `certificate_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`zone` text NOT NULL,
	`is_renewal` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `certificate_orders_by_time` ON `certificate_orders` (`created_at`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`name` text PRIMARY KEY NOT NULL,
	`chain` text,
	`key` text,
	`not_before` integer,
	`not_after` integer,
	`renew_at` integer,
	`ask_at` integer,
	`order_url` text,
	`order_key` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_at` integer DEFAULT 0 NOT NULL,
	`fault` text,
	`warned_days` integer
);
