CREATE TABLE "payout_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"number_sealed" "bytea" NOT NULL,
	"number_masked" text NOT NULL,
	"number_hash" "bytea" NOT NULL,
	"holder" text NOT NULL,
	"verified_name" text NOT NULL,
	"state" text NOT NULL,
	"named_at" timestamp (3) with time zone NOT NULL,
	"usable_from" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"amount_idr" bigint NOT NULL,
	"tax_scheme" text NOT NULL,
	"counts" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"payout_account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"gross_idr" bigint NOT NULL,
	"tax_idr" bigint NOT NULL,
	"net_idr" bigint NOT NULL,
	"payee" text NOT NULL,
	"tax_lines" jsonb NOT NULL,
	"request_key" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"two_people" boolean NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone,
	"reference" text,
	"proof_file_id" uuid,
	"fail_reason" text,
	CONSTRAINT "payouts_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "tax_scheme" text;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "tax_scheme" text;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "auto_released" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payout_account_id_payout_accounts_id_fk" FOREIGN KEY ("payout_account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_taken_by_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_in_use" ON "payout_accounts" USING btree ("bughunter_id") WHERE "payout_accounts"."replaced_at" IS NULL;--> statement-breakpoint
CREATE INDEX "payout_accounts_same" ON "payout_accounts" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "payout_accounts_review" ON "payout_accounts" USING btree ("named_at") WHERE "payout_accounts"."state" = 'review';--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_once" ON "payout_lines" USING btree ("report_id") WHERE "payout_lines"."counts";--> statement-breakpoint
CREATE INDEX "payout_lines_payout" ON "payout_lines" USING btree ("payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_once" ON "payouts" USING btree ("bughunter_id","request_key");--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "payouts_settled" ON "payouts" USING btree ("settled_at");--> statement-breakpoint
ALTER TABLE payout_accounts ADD CONSTRAINT payout_accounts_words CHECK (kind IN ('bank','wallet')
  AND state IN ('matched','review','approved','refused')
  AND (state IN ('approved','refused')) = (decided_by IS NOT NULL) AND (decided_by IS NULL) = (decided_at IS NULL)
  AND (state = 'refused') = (reason IS NOT NULL));
--> statement-breakpoint
ALTER TABLE payouts ADD CONSTRAINT payouts_words CHECK (
  state IN ('requested','processing','paid','failed','cancelled') AND payee IN ('resident','foreign','organisation')
  AND gross_idr BETWEEN 100000 AND 1000000000000 AND tax_idr >= 0 AND net_idr > 0 AND gross_idr = tax_idr + net_idr
  AND (taken_by IS NULL) = (taken_at IS NULL) AND (taken_by IS NULL) = (state IN ('requested','cancelled'))
  AND (settled_at IS NULL) = (state IN ('requested','processing'))
  AND (state = 'failed') = (fail_reason IS NOT NULL)
  AND (state = 'paid') = (reference IS NOT NULL));
-- Above Rp10 million, and for suspended people, whoever confirms is not whoever took it.
ALTER TABLE payouts ADD CONSTRAINT payouts_two_people CHECK (
  state <> 'paid' OR settled_by <> taken_by OR (gross_idr <= 10000000 AND NOT two_people));
ALTER TABLE payout_lines ADD CONSTRAINT payout_lines_words CHECK (
  amount_idr > 0 AND tax_scheme IN ('participant','non_employee'));
ALTER TABLE programs ADD CONSTRAINT programs_tax_scheme CHECK (tax_scheme IN ('participant','non_employee'));
ALTER TABLE rewards ADD CONSTRAINT rewards_tax_scheme CHECK (tax_scheme IN ('participant','non_employee'));
CREATE SEQUENCE payout_serials;
--> statement-breakpoint
-- What was asked for stays what it is: only where a payout stands may change.
CREATE FUNCTION payout_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.code, NEW.bughunter_id, NEW.payout_account_id, NEW.gross_idr, NEW.tax_idr, NEW.net_idr, NEW.tax_lines, NEW.request_key)
    IS DISTINCT FROM (OLD.code, OLD.bughunter_id, OLD.payout_account_id, OLD.gross_idr, OLD.tax_idr, OLD.net_idr, OLD.tax_lines, OLD.request_key)
    OR OLD.state IN ('paid','failed','cancelled') THEN
    RAISE EXCEPTION 'payout % cannot change', OLD.code USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_fixed BEFORE UPDATE ON payouts FOR EACH ROW EXECUTE FUNCTION payout_is_fixed();
CREATE TRIGGER payouts_kept BEFORE DELETE ON payouts FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO cakrawala_app;
    REVOKE DELETE ON payouts FROM cakrawala_app;
  END IF;
END $$;
