ALTER TABLE "invitations" ALTER COLUMN "bughunter_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "username_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "program_versions" ADD COLUMN "text_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_versions" ADD COLUMN "text_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "create_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_pending" ON "invitations" USING btree ("program_id","username_key") WHERE "invitations"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "programs_create_key" ON "programs" USING btree ("created_by","create_key");