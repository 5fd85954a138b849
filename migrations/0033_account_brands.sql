CREATE TABLE `account_brands` (
	`account_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`colour` text,
	`logo` blob,
	`logo_type` text,
	`logo_hash` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
