CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"amount_idr" bigint NOT NULL,
	"provider" text NOT NULL,
	"number_sealed" "bytea" NOT NULL,
	"number_masked" text NOT NULL,
	"holder" text NOT NULL,
	"state" text NOT NULL,
	"request_key" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone,
	"reference" text,
	"proof_file_id" uuid,
	"refuse_reason" text,
	"return_reference" text,
	"return_reason" text,
	"return_proof_file_id" uuid,
	"return_noted_by" uuid,
	"return_noted_at" timestamp (3) with time zone,
	"returned_by" uuid,
	"returned_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_checked_by_accounts_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_return_proof_file_id_files_id_fk" FOREIGN KEY ("return_proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_return_noted_by_accounts_id_fk" FOREIGN KEY ("return_noted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_returned_by_accounts_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("company_id","request_key");--> statement-breakpoint
CREATE INDEX "refunds_of_company" ON "refunds" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("requested_at") WHERE state IN ('requested', 'checked');--> statement-breakpoint
CREATE INDEX "refunds_return_noted" ON "refunds" USING btree ("return_noted_at") WHERE state = 'paid' AND return_noted_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_words CHECK (
  state IN ('requested','checked','paid','refused','cancelled','returned') AND amount_idr BETWEEN 1 AND 1000000000000
  AND (checked_by IS NULL) = (checked_at IS NULL)
  AND (state NOT IN ('checked','paid','returned') OR checked_by IS NOT NULL) AND (state NOT IN ('requested','cancelled') OR checked_by IS NULL)
  AND (settled_by IS NULL) = (settled_at IS NULL) AND (settled_by IS NULL) = (state IN ('requested','checked'))
  AND (state = 'refused') = (refuse_reason IS NOT NULL)
  AND (state IN ('paid','returned')) = (reference IS NOT NULL) AND (reference IS NULL) = (proof_file_id IS NULL));
-- Whoever sends it is not whoever checked where it goes, whatever the amount; nor does one person find that it came back.
ALTER TABLE refunds ADD CONSTRAINT refunds_two_people CHECK (
  (state NOT IN ('paid','returned') OR settled_by <> checked_by)
  AND (return_noted_by IS NULL) = (return_noted_at IS NULL) AND (return_noted_by IS NULL) = (return_reference IS NULL)
  AND (return_noted_by IS NULL) = (return_reason IS NULL) AND (return_noted_by IS NULL) = (return_proof_file_id IS NULL)
  AND (return_noted_by IS NULL OR state IN ('paid','returned'))
  AND (state = 'returned') = (returned_by IS NOT NULL) AND (returned_by IS NULL) = (returned_at IS NULL)
  AND (returned_by IS NULL OR returned_by <> return_noted_by));
--> statement-breakpoint
-- What was asked for stays what it is; what is over stays as it ended, but that a paid one may come back.
CREATE FUNCTION refund_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_return text[] := '{state,return_reference,return_reason,return_proof_file_id,return_noted_by,return_noted_at,returned_by,returned_at}';
BEGIN
  IF (NEW.company_id, NEW.amount_idr, NEW.provider, NEW.number_sealed, NEW.holder, NEW.request_key)
    IS DISTINCT FROM (OLD.company_id, OLD.amount_idr, OLD.provider, OLD.number_sealed, OLD.holder, OLD.request_key)
    OR OLD.state IN ('refused','cancelled','returned')
    OR (OLD.state = 'paid' AND (NEW.state NOT IN ('paid','returned') OR to_jsonb(NEW) - of_return <> to_jsonb(OLD) - of_return)) THEN
    RAISE EXCEPTION 'refund % cannot change', OLD.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_fixed BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION refund_is_fixed();
CREATE TRIGGER refunds_kept BEFORE DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    REVOKE DELETE ON refunds FROM cakrawala_app;
  END IF;
END $$;
