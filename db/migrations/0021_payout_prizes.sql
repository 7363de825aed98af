ALTER TABLE "payout_lines" ALTER COLUMN "report_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_prize_once" ON "payout_lines" USING btree ("transfer_id") WHERE "payout_lines"."counts";--> statement-breakpoint
ALTER TABLE payout_lines ADD CONSTRAINT payout_lines_source CHECK ((report_id IS NULL) <> (transfer_id IS NULL));
