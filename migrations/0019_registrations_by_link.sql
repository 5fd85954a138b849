CREATE TABLE `spam_registrations` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`site_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`phone` text,
	`seats` integer NOT NULL,
	`message` text,
	`fields` text,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `spam_registrations_by_event` ON `spam_registrations` (`event_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `spam_registrations_by_age` ON `spam_registrations` (`created_at`);--> statement-breakpoint
CREATE INDEX `spam_registrations_by_person` ON `spam_registrations` (`email_key`);--> statement-breakpoint
DROP INDEX `registrations_by_address`;--> statement-breakpoint
CREATE UNIQUE INDEX `registrations_by_address` ON `registrations` (`event_id`,`email_key`) WHERE status <> 'cancelled';--> statement-breakpoint
ALTER TABLE `registration_notices` ADD `cause` text DEFAULT 'owner' NOT NULL;