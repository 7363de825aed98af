DROP INDEX "sessions_account";--> statement-breakpoint
CREATE INDEX "sessions_account_at" ON "sessions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_account" ON "passkey_challenges" USING btree ("account_id");