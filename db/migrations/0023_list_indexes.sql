CREATE INDEX "accounts_username_begins" ON "accounts" USING btree ("username_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_email_begins" ON "accounts" USING btree (lower(email) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "companies_name_begins" ON "companies" USING btree (lower(name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_noun" ON "events" USING btree ("noun","seq");--> statement-breakpoint
CREATE INDEX "report_clocks_running" ON "report_clocks" USING btree ("report_id","due_at") WHERE stopped_at IS NULL AND paused_at IS NULL;--> statement-breakpoint
CREATE INDEX "reports_changed" ON "reports" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reports_sent" ON "reports" USING btree ((coalesce(submitted_at, '9999-01-01T00:00:00Z'::timestamptz)),"id");--> statement-breakpoint
CREATE INDEX "reports_severity" ON "reports" USING btree ((coalesce(coalesce(risk_level, triaged_level, claimed_level), '-1'::integer)) DESC,"updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reports_valid" ON "reports" USING btree ("valid_at") WHERE valid_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_closed" ON "reports" USING btree ("closed_at") WHERE closed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_counted" ON "reports" USING btree ("reporter_id","program_id","stage","close_reason","valid_at","closed_at","risk_level","triaged_level","submitted_at");