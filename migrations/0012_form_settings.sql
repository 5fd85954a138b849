CREATE TABLE `form_settings` (
	`site_id` text PRIMARY KEY NOT NULL,
	`redirect_origins` text NOT NULL
);
