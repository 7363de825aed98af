DROP INDEX "reports_reporter";--> statement-breakpoint
DROP INDEX "reports_queue";--> statement-breakpoint
DROP INDEX "reports_open_told";--> statement-breakpoint
DROP INDEX "reports_months";--> statement-breakpoint
DROP INDEX "reports_fixed";--> statement-breakpoint
DROP INDEX "reports_asset_vrt";--> statement-breakpoint
DROP INDEX "reports_asset_cwe";--> statement-breakpoint
DROP INDEX "report_lines_reporter";--> statement-breakpoint
DROP INDEX "reports_accepted";--> statement-breakpoint
DROP INDEX "reports_answers";--> statement-breakpoint
DROP INDEX "reports_valid_told";--> statement-breakpoint
CREATE INDEX "reports_asset" ON "reports" USING btree ("program_id",md5("target"),"submitted_at","vrt_id","cwe_id") WHERE "reports"."submitted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_original" ON "reports" USING btree ("original_id") WHERE original_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "report_lines_reporter" ON "report_lines" USING btree ("reporter_id","updated_at" DESC NULLS FIRST,"report_id","due_at");--> statement-breakpoint
CREATE INDEX "reports_accepted" ON "reports" USING btree ("valid_at","closed_at","fix") WHERE stage IN ('valid', 'rated') OR close_reason IN ('resolved', 'accepted_risk');--> statement-breakpoint
CREATE INDEX "reports_answers" ON "reports" USING btree ("program_id","valid_at","closed_at","stage","close_reason","id","risk_level","triaged_level","claimed_level") WHERE stage <> 'draft';--> statement-breakpoint
CREATE INDEX "reports_valid_told" ON "reports" USING btree ("valid_at","reporter_id","program_id","program_version","stage","close_reason","risk_level","triaged_level","claimed_level") WHERE valid_at IS NOT NULL;