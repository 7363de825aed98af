CREATE TABLE "report_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"draft" text NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"file_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_uploads_draft_unique" UNIQUE("draft")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "holds_secrets" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_uploads" ADD CONSTRAINT "report_uploads_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_uploads" ADD CONSTRAINT "report_uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_uploads" ADD CONSTRAINT "report_uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_uploads_account" ON "report_uploads" USING btree ("account_id","expires_at");--> statement-breakpoint
-- Videos are the largest: 100 MB, and a little more where one is longer once it is written anew.
ALTER TABLE files DROP CONSTRAINT files_size;
--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_size CHECK (size > 0 AND size < CASE WHEN purpose = 'report' THEN 110000000 ELSE 5000000 END);
--> statement-breakpoint
ALTER TABLE report_uploads ADD CONSTRAINT report_uploads_received CHECK (received >= 0 AND received <= size);
