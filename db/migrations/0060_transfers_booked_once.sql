ALTER TABLE "payouts" ADD COLUMN "return_reference_key" text GENERATED ALWAYS AS (regexp_replace(upper(normalize(return_reference, NFKC)), '[^A-Z0-9]', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_bank" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_reference_reused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reference_key" text GENERATED ALWAYS AS (regexp_replace(upper(normalize(reference, NFKC)), '[^A-Z0-9]', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reference_reused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "return_reference_key" text GENERATED ALWAYS AS (regexp_replace(upper(normalize(return_reference, NFKC)), '[^A-Z0-9]', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "return_reference_reused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Transfers from before that share a reference keep it; the earliest one holds it against those to come.
ALTER TABLE "payouts" DISABLE TRIGGER "payouts_fixed";--> statement-breakpoint
UPDATE "payouts" t SET "return_bank" = a."provider" FROM "payout_accounts" a
WHERE a."id" = t."payout_account_id" AND t."return_noted_by" IS NOT NULL;--> statement-breakpoint
UPDATE "payouts" t SET "return_reference_reused" = true WHERE "return_reference_key" IS NOT NULL AND EXISTS (
  SELECT 1 FROM "payouts" o WHERE o."return_bank" = t."return_bank" AND o."return_reference_key" = t."return_reference_key"
    AND o."id" < t."id");--> statement-breakpoint
ALTER TABLE "payouts" ENABLE TRIGGER "payouts_fixed";--> statement-breakpoint
ALTER TABLE "refunds" DISABLE TRIGGER "refunds_fixed";--> statement-breakpoint
UPDATE "refunds" t SET
  "reference_reused" = EXISTS (SELECT 1 FROM "refunds" o WHERE o."reference_key" = t."reference_key" AND o."id" < t."id"),
  "return_reference_reused" = EXISTS (SELECT 1 FROM "refunds" o WHERE o."provider" = t."provider"
    AND o."return_reference_key" = t."return_reference_key" AND o."id" < t."id")
WHERE "reference" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ENABLE TRIGGER "refunds_fixed";--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_return_reference_once" ON "payouts" USING btree ("return_bank","return_reference_key") WHERE NOT return_reference_reused;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_reference_once" ON "refunds" USING btree ("reference_key") WHERE NOT reference_reused;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_return_reference_once" ON "refunds" USING btree ("provider","return_reference_key") WHERE NOT return_reference_reused;
--> statement-breakpoint
ALTER TABLE payouts ADD CONSTRAINT payouts_return_bank CHECK ((return_noted_by IS NULL) = (return_bank IS NULL));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION payout_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_return text[] := '{state,return_reference,return_bank,return_reason,return_proof_file_id,return_noted_by,return_noted_at,returned_by,returned_at,reference_key,return_reference_key}';
BEGIN
  IF (NEW.code, NEW.bughunter_id, NEW.payout_account_id, NEW.gross_idr, NEW.tax_idr, NEW.net_idr, NEW.tax_lines, NEW.request_key)
    IS DISTINCT FROM (OLD.code, OLD.bughunter_id, OLD.payout_account_id, OLD.gross_idr, OLD.tax_idr, OLD.net_idr, OLD.tax_lines, OLD.request_key)
    OR (OLD.batch_id IS NOT NULL AND NEW.batch_id IS DISTINCT FROM OLD.batch_id)
    OR OLD.state IN ('failed','cancelled','returned')
    OR (OLD.state = 'paid' AND (NEW.state NOT IN ('paid','returned') OR to_jsonb(NEW) - of_return <> to_jsonb(OLD) - of_return)) THEN
    RAISE EXCEPTION 'payout % cannot change', OLD.code USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refund_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_return text[] := '{state,return_reference,return_reason,return_proof_file_id,return_noted_by,return_noted_at,returned_by,returned_at,reference_key,return_reference_key}';
BEGIN
  IF (NEW.company_id, NEW.amount_idr, NEW.provider, NEW.number_sealed, NEW.holder, NEW.request_key)
    IS DISTINCT FROM (OLD.company_id, OLD.amount_idr, OLD.provider, OLD.number_sealed, OLD.holder, OLD.request_key)
    OR OLD.state IN ('refused','cancelled','returned')
    OR (OLD.state = 'paid' AND (NEW.state NOT IN ('paid','returned') OR to_jsonb(NEW) - of_return <> to_jsonb(OLD) - of_return)) THEN
    RAISE EXCEPTION 'refund % cannot change', OLD.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
