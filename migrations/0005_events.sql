ALTER TABLE `registration_notices` ADD `handled_at` integer;--> statement-breakpoint
CREATE INDEX `registration_notices_open` ON `registration_notices` (`id`) WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX `registration_notices_handled` ON `registration_notices` (`handled_at`);