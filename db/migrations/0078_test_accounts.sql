CREATE TABLE "test_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sealed" "bytea",
	"name_hash" "bytea",
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"bughunter_id" uuid,
	"given_at" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"cause" text,
	"reason" text,
	"barred" boolean DEFAULT false NOT NULL,
	CONSTRAINT "test_accounts_state" CHECK (("test_accounts"."bughunter_id" IS NULL) = ("test_accounts"."given_at" IS NULL) AND ("test_accounts"."closed_at" IS NULL) = ("test_accounts"."cause" IS NULL)
        AND ("test_accounts"."closed_at" IS NOT NULL OR ("test_accounts"."sealed" IS NOT NULL AND "test_accounts"."name_hash" IS NOT NULL))
        AND ("test_accounts"."cause" IS NULL OR "test_accounts"."cause" IN ('revoked', 'removed', 'permission_ended', 'program_ended'))
        AND (NOT "test_accounts"."barred" OR coalesce("test_accounts"."cause" = 'revoked', false)))
);
--> statement-breakpoint
ALTER TABLE "test_accounts" ADD CONSTRAINT "test_accounts_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_accounts" ADD CONSTRAINT "test_accounts_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_accounts" ADD CONSTRAINT "test_accounts_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_accounts" ADD CONSTRAINT "test_accounts_closed_by_accounts_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "test_accounts_number" ON "test_accounts" USING btree ("program_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "test_accounts_holder" ON "test_accounts" USING btree ("program_id","bughunter_id") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "test_accounts_name" ON "test_accounts" USING btree ("program_id","name_hash") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "test_accounts_bughunter" ON "test_accounts" USING btree ("bughunter_id");--> statement-breakpoint
CREATE INDEX "test_accounts_stored" ON "test_accounts" USING btree ("closed_at") WHERE sealed IS NOT NULL;