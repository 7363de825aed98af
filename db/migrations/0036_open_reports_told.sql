DROP INDEX "reports_open";--> statement-breakpoint
DROP INDEX "ledger_entries_transfer";--> statement-breakpoint
CREATE INDEX "reports_open_told" ON "reports" USING btree ("stage","updated_at" DESC NULLS FIRST,"id","program_id","fix","reward_state","valid_at","assignee_id","submitted_at","risk_level","triaged_level","claimed_level") WHERE stage <> 'closed';--> statement-breakpoint
CREATE INDEX "program_certificates_program" ON "program_certificates" USING btree ("program_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_transfer" ON "ledger_entries" USING btree ("transfer_id","ledger_account_id","amount_idr");