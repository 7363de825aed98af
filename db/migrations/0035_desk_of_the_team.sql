CREATE INDEX "report_clocks_stopped" ON "report_clocks" USING btree ("stopped_at","kind","due_at","paused_at","report_id");--> statement-breakpoint
CREATE INDEX "report_clocks_next" ON "report_clocks" USING btree ("due_at","report_id","kind","started_at") WHERE stopped_at IS NULL AND paused_at IS NULL;--> statement-breakpoint
CREATE INDEX "reports_place" ON "reports" USING btree ("id","program_id","close_reason");--> statement-breakpoint
CREATE INDEX "reports_came" ON "reports" USING btree ("submitted_at","stage","close_reason");