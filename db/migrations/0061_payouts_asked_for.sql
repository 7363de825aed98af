ALTER TABLE "payouts" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "request_reason" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "request_file_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_request_file_id_files_id_fk" FOREIGN KEY ("request_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What the team asks for has the paper of the person it is for and no least amount, and is confirmed by whoever did not ask.
ALTER TABLE payouts DROP CONSTRAINT payouts_words;
ALTER TABLE payouts ADD CONSTRAINT payouts_words CHECK (
  state IN ('requested','processing','paid','failed','cancelled','returned') AND payee IN ('resident','foreign','organisation')
  AND gross_idr BETWEEN CASE WHEN requested_by IS NULL THEN 100000 ELSE 1 END AND 1000000000000
  AND tax_idr >= 0 AND net_idr > 0 AND gross_idr = tax_idr + net_idr
  AND (taken_by IS NULL) = (taken_at IS NULL) AND (taken_by IS NULL) = (state IN ('requested','cancelled'))
  AND (settled_at IS NULL) = (state IN ('requested','processing'))
  AND (state = 'failed') = (fail_reason IS NOT NULL)
  AND (state IN ('paid','returned')) = (reference IS NOT NULL));
ALTER TABLE payouts ADD CONSTRAINT payouts_requested_for CHECK (
  (requested_by IS NULL) = (request_reason IS NULL) AND (requested_by IS NULL) = (request_file_id IS NULL)
  AND (requested_by IS NULL OR (two_people AND requested_by <> bughunter_id
    AND (state NOT IN ('paid','returned') OR settled_by <> requested_by))));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION payout_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_return text[] := '{state,return_reference,return_bank,return_reason,return_proof_file_id,return_noted_by,return_noted_at,returned_by,returned_at,reference_key,return_reference_key}';
BEGIN
  IF (NEW.code, NEW.bughunter_id, NEW.payout_account_id, NEW.gross_idr, NEW.tax_idr, NEW.net_idr, NEW.tax_lines, NEW.request_key, NEW.requested_by, NEW.request_reason, NEW.request_file_id)
    IS DISTINCT FROM (OLD.code, OLD.bughunter_id, OLD.payout_account_id, OLD.gross_idr, OLD.tax_idr, OLD.net_idr, OLD.tax_lines, OLD.request_key, OLD.requested_by, OLD.request_reason, OLD.request_file_id)
    OR (OLD.batch_id IS NOT NULL AND NEW.batch_id IS DISTINCT FROM OLD.batch_id)
    OR OLD.state IN ('failed','cancelled','returned')
    OR (OLD.state = 'paid' AND (NEW.state NOT IN ('paid','returned') OR to_jsonb(NEW) - of_return <> to_jsonb(OLD) - of_return)) THEN
    RAISE EXCEPTION 'payout % cannot change', OLD.code USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
