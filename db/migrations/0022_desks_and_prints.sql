CREATE TABLE "desk_claims" (
	"desk" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_claims_desk_subject_id_pk" PRIMARY KEY("desk","subject_id")
);
--> statement-breakpoint
CREATE TABLE "report_bands" (
	"band" integer NOT NULL,
	"report_id" uuid NOT NULL,
	CONSTRAINT "report_bands_band_report_id_pk" PRIMARY KEY("band","report_id")
);
--> statement-breakpoint
ALTER TABLE "desk_claims" ADD CONSTRAINT "desk_claims_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_bands" ADD CONSTRAINT "report_bands_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_claims_until" ON "desk_claims" USING btree ("until");--> statement-breakpoint
CREATE INDEX "report_bands_report" ON "report_bands" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "reports_asset_vrt" ON "reports" USING btree ("program_id",md5("target"),"vrt_id","submitted_at") WHERE "reports"."submitted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_asset_cwe" ON "reports" USING btree ("program_id",md5("target"),"cwe_id","submitted_at") WHERE "reports"."submitted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE desk_claims ADD CONSTRAINT desk_claims_words CHECK (until > claimed_at
  AND desk IN ('appeals','recovery','npwp','programs','challenges','top_ups','payout_accounts','articles','tellings'));
