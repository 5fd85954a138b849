CREATE TABLE `lead_settings` (
	`site_id` text PRIMARY KEY NOT NULL,
	`emails` text NOT NULL
);
