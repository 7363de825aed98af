CREATE TABLE "sealed_originals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"comment_id" uuid,
	"field" text NOT NULL,
	"ordinal" smallint NOT NULL,
	"kind" text NOT NULL,
	"mask" text NOT NULL,
	"value_hash" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"writer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sealed_originals_once" UNIQUE NULLS NOT DISTINCT("report_id","comment_id","field","value_hash")
);
--> statement-breakpoint
CREATE TABLE "unsealings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"original_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sealed_originals" ADD CONSTRAINT "sealed_originals_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_originals" ADD CONSTRAINT "sealed_originals_comment_id_report_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."report_comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_originals" ADD CONSTRAINT "sealed_originals_writer_id_accounts_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsealings" ADD CONSTRAINT "unsealings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsealings" ADD CONSTRAINT "unsealings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sealed_originals_writer" ON "sealed_originals" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "unsealings_report" ON "unsealings" USING btree ("report_id","at");--> statement-breakpoint
CREATE INDEX "unsealings_account" ON "unsealings" USING btree ("account_id");