CREATE TABLE "tax_residences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"country" text NOT NULL,
	"since" date NOT NULL,
	"document_file_id" uuid,
	"state" text NOT NULL,
	"two_people" boolean NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "tax_residences" ADD CONSTRAINT "tax_residences_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_residences" ADD CONSTRAINT "tax_residences_document_file_id_files_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_residences" ADD CONSTRAINT "tax_residences_checked_by_accounts_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_residences" ADD CONSTRAINT "tax_residences_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_residences_open" ON "tax_residences" USING btree ("bughunter_id") WHERE state IN ('waiting', 'checked');--> statement-breakpoint
CREATE INDEX "tax_residences_of" ON "tax_residences" USING btree ("bughunter_id","asked_at");--> statement-breakpoint
CREATE INDEX "tax_residences_waiting" ON "tax_residences" USING btree ("asked_at","id") WHERE state IN ('waiting', 'checked');--> statement-breakpoint
CREATE INDEX "tax_residences_document" ON "tax_residences" USING btree ("document_file_id");--> statement-breakpoint
ALTER TABLE tax_residences ADD CONSTRAINT tax_residences_words CHECK (
  state IN ('waiting','checked','accepted','refused','withdrawn') AND country ~ '^[A-Z]{2}$'
  AND (checked_by IS NULL) = (checked_at IS NULL)
  AND (state <> 'checked' OR checked_by IS NOT NULL) AND (state <> 'waiting' OR checked_by IS NULL)
  AND (decided_at IS NULL) = (state IN ('waiting','checked')) AND (decided_by IS NULL OR state IN ('accepted','refused'))
  AND (state = 'refused') = (reason IS NOT NULL) AND (state <> 'refused' OR decided_by IS NOT NULL)
  -- Those taken over from profiles were decided by nobody and have no document.
  AND (state <> 'accepted' OR (decided_by IS NULL) = (document_file_id IS NULL)));
--> statement-breakpoint
-- What lowers the tax is accepted by another person than the one who checked it.
ALTER TABLE tax_residences ADD CONSTRAINT tax_residences_two_people CHECK (
  (two_people OR checked_by IS NULL)
  AND (state <> 'accepted' OR NOT two_people OR (checked_by IS NOT NULL AND decided_by IS NOT NULL AND decided_by <> checked_by)));
--> statement-breakpoint
-- What was asked for stays what it is, and what is over stays as it ended; the reason of a refusal may be forgotten.
CREATE FUNCTION residence_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.bughunter_id, NEW.country, NEW.since, NEW.document_file_id, NEW.two_people, NEW.asked_at)
    IS DISTINCT FROM (OLD.bughunter_id, OLD.country, OLD.since, OLD.document_file_id, OLD.two_people, OLD.asked_at)
    OR (OLD.state IN ('accepted','refused','withdrawn')
      AND to_jsonb(NEW) - '{reason}'::text[] <> to_jsonb(OLD) - '{reason}'::text[]) THEN
    RAISE EXCEPTION 'tax residence % cannot change', OLD.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tax_residences_fixed BEFORE UPDATE ON tax_residences FOR EACH ROW EXECUTE FUNCTION residence_is_fixed();
CREATE TRIGGER tax_residences_kept BEFORE DELETE ON tax_residences FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Whose profile named another country keeps the tax of abroad, from today on: nobody's tax falls by this change.
INSERT INTO tax_residences (id, bughunter_id, country, since, state, two_people, asked_at, decided_at)
  SELECT gen_random_uuid(), account_id, country, (now() AT TIME ZONE 'Asia/Jakarta')::date, 'accepted', false,
    date_trunc('milliseconds', now()), date_trunc('milliseconds', now())
  FROM bughunters WHERE nik_hash IS NOT NULL AND country <> 'ID' AND country ~ '^[A-Z]{2}$';
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    REVOKE DELETE ON tax_residences FROM cakrawala_app;
  END IF;
END $$;
