CREATE TABLE `gallery_files` (
	`image_id` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`hash` text NOT NULL,
	`length` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`image_id`, `width`, `height`)
);
--> statement-breakpoint
CREATE INDEX `gallery_files_by_hash` ON `gallery_files` (`hash`);--> statement-breakpoint
CREATE TABLE `gallery_images` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`alt` text NOT NULL,
	`caption` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `gallery_images_of_site` ON `gallery_images` (`site_id`,`created_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `gallery_images_deleted` ON `gallery_images` (`deleted_at`) WHERE deleted_at is not null;