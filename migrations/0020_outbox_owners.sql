DROP INDEX `outbox_lanes_due`;--> statement-breakpoint
ALTER TABLE `outbox_lanes` ADD `owner` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_lanes_due` ON `outbox_lanes` (`channel`,`is_failing`,`due_at`,`owner`);