CREATE TABLE `moved_accounts` (
	`account_id` text PRIMARY KEY NOT NULL,
	`service_url` text,
	`sites_url` text,
	`before` text NOT NULL,
	`moved_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `former_unsubscribe_links` (
	`token` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_unsubscribe_links_by_user` ON `former_unsubscribe_links` (`user_id`);