CREATE TABLE `acme_challenges` (
	`token` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`proof` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `acme_challenges_by_name` ON `acme_challenges` (`name`);--> statement-breakpoint
CREATE TABLE `answered_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`good_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `answered_challenges_by_end` ON `answered_challenges` (`good_until`);--> statement-breakpoint
CREATE TABLE `changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`topic` text NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`held_until` integer NOT NULL,
	`rests_until` integer NOT NULL
);
