CREATE TABLE "report_features" (
	"feature" integer NOT NULL,
	"report_id" uuid NOT NULL,
	CONSTRAINT "report_features_feature_report_id_pk" PRIMARY KEY("feature","report_id")
);
--> statement-breakpoint
DROP TABLE "report_bands" CASCADE;--> statement-breakpoint
ALTER TABLE "report_features" ADD CONSTRAINT "report_features_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_features_report" ON "report_features" USING btree ("report_id","feature");