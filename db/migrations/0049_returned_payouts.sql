DROP INDEX "payout_accounts_review";--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "shared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_reference" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_proof_file_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_noted_by" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_noted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "returned_by" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_return_proof_file_id_files_id_fk" FOREIGN KEY ("return_proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_return_noted_by_accounts_id_fk" FOREIGN KEY ("return_noted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_returned_by_accounts_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_return_noted" ON "payouts" USING btree ("return_noted_at") WHERE state = 'paid' AND return_noted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payouts_returned" ON "payouts" USING btree ("returned_at") WHERE state = 'returned';--> statement-breakpoint
CREATE INDEX "payout_accounts_review" ON "payout_accounts" USING btree (coalesce("shared_at", "named_at")) WHERE "payout_accounts"."state" = 'review';
--> statement-breakpoint
-- What two people name already waits for the team from now on.
UPDATE payout_accounts p SET shared_at = now(), state = 'review', decided_by = NULL, decided_at = NULL
  WHERE p.replaced_at IS NULL AND p.state IN ('matched', 'approved') AND length(p.number_hash) > 0
    AND EXISTS (SELECT 1 FROM payout_accounts o WHERE o.number_hash = p.number_hash AND o.bughunter_id <> p.bughunter_id);
--> statement-breakpoint
ALTER TABLE payouts DROP CONSTRAINT payouts_words;
ALTER TABLE payouts ADD CONSTRAINT payouts_words CHECK (
  state IN ('requested','processing','paid','failed','cancelled','returned') AND payee IN ('resident','foreign','organisation')
  AND gross_idr BETWEEN 100000 AND 1000000000000 AND tax_idr >= 0 AND net_idr > 0 AND gross_idr = tax_idr + net_idr
  AND (taken_by IS NULL) = (taken_at IS NULL) AND (taken_by IS NULL) = (state IN ('requested','cancelled'))
  AND (settled_at IS NULL) = (state IN ('requested','processing'))
  AND (state = 'failed') = (fail_reason IS NOT NULL)
  AND (state IN ('paid','returned')) = (reference IS NOT NULL));
ALTER TABLE payouts DROP CONSTRAINT payouts_two_people;
ALTER TABLE payouts ADD CONSTRAINT payouts_two_people CHECK (
  state NOT IN ('paid','returned') OR settled_by <> taken_by OR (gross_idr <= 10000000 AND NOT two_people));
-- A return is noted with all it takes, of what was paid, and confirmed by another person.
ALTER TABLE payouts ADD CONSTRAINT payouts_return CHECK (
  (return_noted_by IS NULL) = (return_noted_at IS NULL) AND (return_noted_by IS NULL) = (return_reference IS NULL)
  AND (return_noted_by IS NULL) = (return_reason IS NULL) AND (return_noted_by IS NULL) = (return_proof_file_id IS NULL)
  AND (return_noted_by IS NULL OR state IN ('paid','returned'))
  AND (state = 'returned') = (returned_by IS NOT NULL) AND (returned_by IS NULL) = (returned_at IS NULL)
  AND (returned_by IS NULL OR (return_noted_by IS NOT NULL AND returned_by <> return_noted_by)));
--> statement-breakpoint
-- Of a paid one only its return may still be said; what failed, was cancelled or came back is over.
CREATE OR REPLACE FUNCTION payout_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_return text[] := '{state,return_reference,return_reason,return_proof_file_id,return_noted_by,return_noted_at,returned_by,returned_at}';
BEGIN
  IF (NEW.code, NEW.bughunter_id, NEW.payout_account_id, NEW.gross_idr, NEW.tax_idr, NEW.net_idr, NEW.tax_lines, NEW.request_key)
    IS DISTINCT FROM (OLD.code, OLD.bughunter_id, OLD.payout_account_id, OLD.gross_idr, OLD.tax_idr, OLD.net_idr, OLD.tax_lines, OLD.request_key)
    OR OLD.state IN ('failed','cancelled','returned')
    OR (OLD.state = 'paid' AND (NEW.state NOT IN ('paid','returned') OR to_jsonb(NEW) - of_return <> to_jsonb(OLD) - of_return)) THEN
    RAISE EXCEPTION 'payout % cannot change', OLD.code USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
