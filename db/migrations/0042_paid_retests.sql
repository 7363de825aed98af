CREATE TABLE "retests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount_idr" bigint NOT NULL,
	"fee_idr" bigint NOT NULL,
	"tax_scheme" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "retests" ADD CONSTRAINT "retests_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retests" ADD CONSTRAINT "retests_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "retests_once" ON "retests" USING btree ("report_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "retests_offered" ON "retests" USING btree ("report_id") WHERE "retests"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "retests_bughunter" ON "retests" USING btree ("bughunter_id");
--> statement-breakpoint
ALTER TABLE retests ADD CONSTRAINT retests_words CHECK (state IN ('offered','owed','returned')
  AND (state = 'offered') = (ended_at IS NULL) AND round >= 1 AND amount_idr BETWEEN 1 AND 10000000 AND fee_idr >= 0
  AND tax_scheme IN ('participant','non_employee'));
--> statement-breakpoint
-- What was offered stays what it is; it ends once.
CREATE FUNCTION retest_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.report_id, NEW.round, NEW.bughunter_id, NEW.amount_idr, NEW.fee_idr, NEW.tax_scheme, NEW.asked_at)
    IS DISTINCT FROM (OLD.report_id, OLD.round, OLD.bughunter_id, OLD.amount_idr, OLD.fee_idr, OLD.tax_scheme, OLD.asked_at)
    OR OLD.state <> 'offered' THEN
    RAISE EXCEPTION 'retest % of % cannot change', OLD.round, OLD.report_id USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER retests_fixed BEFORE UPDATE ON retests FOR EACH ROW EXECUTE FUNCTION retest_is_fixed();
CREATE TRIGGER retests_kept BEFORE DELETE ON retests FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER retests_no_truncate BEFORE TRUNCATE ON retests FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- No report leaves its retest while the money of one is still reserved.
CREATE FUNCTION retest_is_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM retests WHERE report_id = NEW.id AND state = 'offered') THEN
    RAISE EXCEPTION 'the retest of report % still holds money', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER retests_settled AFTER UPDATE OF fix ON reports DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.fix = 'retest' AND NEW.fix <> 'retest') EXECUTE FUNCTION retest_is_settled();
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    REVOKE DELETE ON retests FROM cakrawala_app;
  END IF;
END $$;
