CREATE TABLE `webhook_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`endpoint_id` text NOT NULL,
	`message_id` text NOT NULL,
	`attempted_at` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`status` integer,
	`error` text,
	`answer` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_attempts_by_delivery` ON `webhook_attempts` (`message_id`,`endpoint_id`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`endpoint_id` text NOT NULL,
	`message_id` text NOT NULL,
	`status` text NOT NULL,
	`next_attempt_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`endpoint_id`, `message_id`)
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_message` ON `webhook_deliveries` (`message_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_status` ON `webhook_deliveries` (`endpoint_id`,`status`,`message_id`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`url` text NOT NULL,
	`types` text,
	`site_ids` text,
	`secret` text NOT NULL,
	`previous_secret` text,
	`previous_until` integer,
	`disabled_at` integer,
	`disabled_reason` text,
	`failing_since` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_by_account` ON `webhook_endpoints` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `webhook_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_messages_by_age` ON `webhook_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`channel` text NOT NULL,
	`target` text NOT NULL,
	`message_id` text NOT NULL,
	`payload` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_by_message` ON `outbox` (`channel`,`message_id`,`target`);--> statement-breakpoint
CREATE INDEX `outbox_by_target` ON `outbox` (`channel`,`target`,`next_at`,`id`);--> statement-breakpoint
CREATE TABLE `outbox_lanes` (
	`channel` text NOT NULL,
	`target` text NOT NULL,
	`due_at` integer NOT NULL,
	`is_failing` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`fence` integer NOT NULL,
	PRIMARY KEY(`channel`, `target`)
);
--> statement-breakpoint
CREATE INDEX `outbox_lanes_due` ON `outbox_lanes` (`channel`,`is_failing`,`due_at`);