CREATE TABLE `lead_notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`site_id` text NOT NULL,
	`first_ordinal` integer NOT NULL,
	`last_ordinal` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `leads_by_person`;