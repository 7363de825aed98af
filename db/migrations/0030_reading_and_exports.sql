CREATE TABLE "exported_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"row_ids" uuid[] NOT NULL,
	"exported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reading_reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"good_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reading_reasons" ADD CONSTRAINT "reading_reasons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_reasons_account" ON "reading_reasons" USING btree ("account_id","good_until");
--> statement-breakpoint
ALTER TABLE reading_reasons ADD CONSTRAINT reading_reasons_words CHECK (
  char_length(reason) BETWEEN 1 AND 500 AND good_until > given_at);
-- What was read and taken along is never put right afterwards.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    REVOKE UPDATE, DELETE ON exported_lists, reading_reasons FROM cakrawala_app;
  END IF;
END $$;
