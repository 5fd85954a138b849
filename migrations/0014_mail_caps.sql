CREATE TABLE `mail_allowances` (
	`message_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_allowances_by_key` ON `mail_allowances` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `mail_allowances_by_age` ON `mail_allowances` (`at`);--> statement-breakpoint
UPDATE `mail_failures` SET `error` = '';