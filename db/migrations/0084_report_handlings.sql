CREATE TABLE "report_handlings" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"assignee_id" uuid,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"reference" text,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_handlings_bounds" CHECK (cardinality("report_handlings"."labels") <= 8)
);
--> statement-breakpoint
ALTER TABLE "report_handlings" ADD CONSTRAINT "report_handlings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_handlings" ADD CONSTRAINT "report_handlings_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_handlings" ADD CONSTRAINT "report_handlings_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_handlings_assignee" ON "report_handlings" USING btree ("assignee_id");