CREATE TABLE `write_receipts` (
	`writer` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`written_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `write_receipts_by_age` ON `write_receipts` (`written_at`);