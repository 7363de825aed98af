CREATE TABLE "disclosure_wordings" (
	"report_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"summary_md" text NOT NULL,
	"body_md" text NOT NULL,
	CONSTRAINT "disclosure_wordings_report_id_number_pk" PRIMARY KEY("report_id","number")
);
--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "wording" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "disclosure_wordings" ADD CONSTRAINT "disclosure_wordings_report_id_disclosures_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."disclosures"("report_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosure_wordings" ADD CONSTRAINT "disclosure_wordings_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Of what was proposed before, the present wording is all that was kept.
INSERT INTO disclosure_wordings (report_id, number, by_id, at, title, summary_md, body_md)
SELECT report_id, 1, coalesce(agreed_by, requested_by), coalesce(agreed_at, requested_at), title, summary_md, body_md FROM disclosures;
--> statement-breakpoint
ALTER TABLE disclosures ADD CONSTRAINT disclosures_wording CHECK (wording >= 1);
ALTER TABLE disclosure_wordings ADD CONSTRAINT disclosure_wordings_number CHECK (number >= 1);
--> statement-breakpoint
CREATE TRIGGER disclosure_wordings_append_only BEFORE UPDATE OR DELETE ON disclosure_wordings FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    REVOKE UPDATE, DELETE ON disclosure_wordings FROM cakrawala_app;
  END IF;
END $$;
