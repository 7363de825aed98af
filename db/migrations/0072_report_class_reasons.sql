ALTER TABLE "reports" ADD COLUMN "vrt_other" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "cwe_other" text;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_class" CHECK ("reports"."stage" = 'draft' OR ("reports"."vrt_id" IS NULL OR "reports"."vrt_other" IS NULL) AND ("reports"."cwe_id" IS NULL OR "reports"."cwe_other" IS NULL));