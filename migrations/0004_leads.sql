CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`summary` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`over_at` integer NOT NULL,
	`timezone` text,
	`venue_name` text,
	`address` text,
	`map_url` text,
	`online_url` text,
	`description_markdown` text,
	`price_label` text,
	`capacity` integer,
	`registration_enabled` integer NOT NULL,
	`confirmed_seats` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`is_passed` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "events_never_overbooked" CHECK(capacity is null or confirmed_seats <= capacity),
	CONSTRAINT "events_seats_add_up" CHECK(confirmed_seats >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_by_slug` ON `events` (`site_id`,`slug`);--> statement-breakpoint
CREATE INDEX `events_by_start` ON `events` (`site_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_end` ON `events` (`over_at`);--> statement-breakpoint
CREATE INDEX `events_to_pass` ON `events` (`over_at`) WHERE is_passed = 0;--> statement-breakpoint
CREATE TABLE `registration_notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`change` text NOT NULL,
	`kind` text NOT NULL,
	`registration_id` text NOT NULL,
	`site_id` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `registration_notices_by_change` ON `registration_notices` (`change`);--> statement-breakpoint
CREATE INDEX `registration_notices_by_registration` ON `registration_notices` (`registration_id`);--> statement-breakpoint
CREATE TABLE `registrations` (
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
	`status` text NOT NULL,
	`place` integer NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`change` text NOT NULL,
	`reminded_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `registrations_by_address` ON `registrations` (`event_id`,`email_key`);--> statement-breakpoint
CREATE INDEX `registrations_by_event` ON `registrations` (`event_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `registrations_by_status` ON `registrations` (`event_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `registrations_by_place` ON `registrations` (`event_id`,`place`);--> statement-breakpoint
CREATE INDEX `registrations_waiting` ON `registrations` (`event_id`,`seats`,`place`) WHERE status = 'waitlisted';--> statement-breakpoint
CREATE INDEX `registrations_by_person` ON `registrations` (`email_key`);--> statement-breakpoint
CREATE TABLE `lead_counts` (
	`site_id` text NOT NULL,
	`level` integer NOT NULL,
	`bucket` integer NOT NULL,
	`new` integer NOT NULL,
	`contacted` integer NOT NULL,
	`qualified` integer NOT NULL,
	`won` integer NOT NULL,
	`lost` integer NOT NULL,
	PRIMARY KEY(`site_id`, `level`, `bucket`)
);
--> statement-breakpoint
CREATE TABLE `lead_ordinals` (
	`site_id` text PRIMARY KEY NOT NULL,
	`latest` integer NOT NULL,
	`latest_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`account_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`form` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`message` text NOT NULL,
	`fields` text NOT NULL,
	`subject` text,
	`source` text NOT NULL,
	`verification` text,
	`created_at` integer NOT NULL,
	`status` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_by_site` ON `leads` (`site_id`,`ordinal`);--> statement-breakpoint
CREATE INDEX `leads_by_status` ON `leads` (`site_id`,`status`,`ordinal`);--> statement-breakpoint
CREATE INDEX `leads_by_person` ON `leads` (`account_id`,lower(email));--> statement-breakpoint
CREATE TABLE `spam_leads` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`account_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`form` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`message` text NOT NULL,
	`fields` text NOT NULL,
	`subject` text,
	`source` text NOT NULL,
	`verification` text,
	`created_at` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spam_leads_by_site` ON `spam_leads` (`site_id`,`ordinal`);--> statement-breakpoint
CREATE INDEX `spam_leads_by_age` ON `spam_leads` (`created_at`);--> statement-breakpoint
CREATE INDEX `spam_leads_by_person` ON `spam_leads` (`account_id`,lower(email));--> statement-breakpoint
CREATE TABLE `mail_failures` (
	`message_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`attempts` integer NOT NULL,
	`error` text NOT NULL,
	`created_at` integer NOT NULL,
	`given_up_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_failures_by_age` ON `mail_failures` (`given_up_at`);