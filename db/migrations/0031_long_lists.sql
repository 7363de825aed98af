CREATE INDEX "agreements_latest" ON "agreements" USING btree ("bughunter_id","accepted_at");--> statement-breakpoint
CREATE INDEX "programs_titles" ON "programs" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "programs_private" ON "programs" USING btree ("id") WHERE visibility = 'private';--> statement-breakpoint
CREATE INDEX "disclosures_listed" ON "disclosures" USING btree ("published_at" DESC NULLS FIRST,"slug","reporter_id","report_id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "reports_assignee" ON "reports" USING btree ("assignee_id","stage","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reports_unassigned" ON "reports" USING btree ("stage","updated_at" DESC NULLS FIRST,"id") WHERE assignee_id IS NULL;--> statement-breakpoint
CREATE INDEX "board_figures_ranked" ON "board_figures" USING btree ("period","points","valid","severe","refused","closed","last_valid_at","bughunter_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_pages" ON "ledger_transfers" USING btree ("company_id","at","id");