ALTER TABLE "accounts" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "small_picture_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_small_picture_id_files_id_fk" FOREIGN KEY ("small_picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_picture" ON "accounts" USING btree ("picture_id") WHERE picture_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_small_picture" ON "accounts" USING btree ("small_picture_id") WHERE small_picture_id IS NOT NULL;