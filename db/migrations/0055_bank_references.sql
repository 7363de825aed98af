CREATE TABLE "payout_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_batches_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "reference_key" text GENERATED ALWAYS AS (regexp_replace(upper(normalize(reference, NFKC)), '[^A-Z0-9]', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "reference_reused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "received_idr" bigint;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "bank" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "reference_key" text GENERATED ALWAYS AS (regexp_replace(upper(normalize(reference, NFKC)), '[^A-Z0-9]', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "reference_reused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "checked_by" uuid;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "reversal_idr" bigint;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "reversal_reason" text;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "reversal_by" uuid;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "reversal_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "reversed_by" uuid;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "reversed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_batches_of" ON "payout_batches" USING btree ("made_by","made_at");--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_checked_by_accounts_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_reversal_by_accounts_id_fk" FOREIGN KEY ("reversal_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_reversed_by_accounts_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Transfers from before that share a reference keep it; the earliest one holds it against those to come.
UPDATE "top_ups" t SET "reference_reused" = true WHERE "status" = 'confirmed' AND EXISTS (
  SELECT 1 FROM "top_ups" o WHERE o."status" = 'confirmed' AND o."reference_key" = t."reference_key" AND o."id" < t."id");--> statement-breakpoint
ALTER TABLE "payouts" DISABLE TRIGGER "payouts_fixed";--> statement-breakpoint
UPDATE "payouts" t SET "reference_reused" = true WHERE "reference_key" IS NOT NULL AND EXISTS (
  SELECT 1 FROM "payouts" o WHERE o."reference_key" = t."reference_key" AND o."id" < t."id");--> statement-breakpoint
ALTER TABLE "payouts" ENABLE TRIGGER "payouts_fixed";--> statement-breakpoint
-- While a large one waited, the first of two stood where the last word stands.
UPDATE "top_ups" SET "checked_by" = "decided_by", "decided_by" = NULL, "received_idr" = "amount_idr",
  "checked_at" = coalesce((SELECT max(e."at") FROM "events" e WHERE e."noun" = 'reward' AND e."subject_id" = "top_ups"."id"
    AND e."type" = 'reward.top_up_checked'), now())
WHERE "status" = 'requested' AND "decided_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "files_proofs" ON "files" USING btree ("sha256") WHERE purpose IN ('top_up_proof', 'payout_proof');--> statement-breakpoint
CREATE INDEX "payouts_batch" ON "payouts" USING btree ("batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_reference_once" ON "payouts" USING btree ("reference_key") WHERE NOT reference_reused;--> statement-breakpoint
CREATE UNIQUE INDEX "top_ups_reference_once" ON "top_ups" USING btree ("bank","reference_key") WHERE (status = 'confirmed' OR status = 'reversed' AND reversal_idr < received_idr) AND NOT reference_reused;--> statement-breakpoint
CREATE INDEX "top_ups_reference" ON "top_ups" USING btree ("reference_key");--> statement-breakpoint
CREATE INDEX "top_ups_amount" ON "top_ups" USING btree ("amount_idr","requested_at");--> statement-breakpoint
CREATE INDEX "top_ups_decided" ON "top_ups" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "top_ups_proof" ON "top_ups" USING btree ("proof_file_id");--> statement-breakpoint
CREATE INDEX "top_ups_reversals" ON "top_ups" USING btree ("reversal_at") WHERE status = 'confirmed' AND reversal_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_received" CHECK ("received_idr" BETWEEN 1 AND 1000000000000
  AND ("checked_by" IS NULL) = ("checked_at" IS NULL)
  AND ("status" <> 'requested' OR ("checked_by" IS NULL) = ("received_idr" IS NULL)));
--> statement-breakpoint
-- A column the database makes is not made yet where the trigger looks.
CREATE OR REPLACE FUNCTION payout_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_return text[] := '{state,return_reference,return_reason,return_proof_file_id,return_noted_by,return_noted_at,returned_by,returned_at,reference_key}';
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
ALTER TABLE "top_ups" DROP CONSTRAINT "top_ups_words";
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_words" CHECK ("status" IN ('requested','confirmed','refused','reversed')
  AND "amount_idr" BETWEEN 1 AND 1000000000000);
-- What is taken back is proposed by one and done by another, and is no more than was booked.
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_reversal" CHECK (
  ("reversal_by" IS NULL) = ("reversal_at" IS NULL) AND ("reversal_by" IS NULL) = ("reversal_idr" IS NULL)
  AND ("reversal_by" IS NULL) = ("reversal_reason" IS NULL) AND ("reversal_by" IS NULL OR "status" IN ('confirmed','reversed'))
  AND "reversal_idr" BETWEEN 1 AND coalesce("received_idr", "amount_idr")
  AND ("status" = 'reversed') = ("reversed_by" IS NOT NULL) AND ("reversed_by" IS NULL) = ("reversed_at" IS NULL)
  AND ("reversed_by" IS NULL OR "reversed_by" <> "reversal_by"));
