CREATE TABLE "challenge_participants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "challenge_results" (
	"program_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "challenge_standings" (
	"program_id" uuid NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"place" integer,
	"score" integer NOT NULL,
	"finds" integer NOT NULL,
	"prize_idr" bigint NOT NULL,
	"prize_item" text,
	CONSTRAINT "challenge_standings_program_id_bughunter_id_pk" PRIMARY KEY("program_id","bughunter_id")
);
--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "registration_opens_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "registration_closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "prize_held_idr" bigint;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "results_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "told_stage" text;--> statement-breakpoint
ALTER TABLE "program_certificates" ADD COLUMN "place" smallint;--> statement-breakpoint
ALTER TABLE "program_certificates" ADD COLUMN "of_participants" integer;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_results" ADD CONSTRAINT "challenge_results_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_results" ADD CONSTRAINT "challenge_results_proposed_by_accounts_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_results" ADD CONSTRAINT "challenge_results_confirmed_by_accounts_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_standings" ADD CONSTRAINT "challenge_standings_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_standings" ADD CONSTRAINT "challenge_standings_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_participants_once" ON "challenge_participants" USING btree ("program_id","bughunter_id");--> statement-breakpoint
CREATE INDEX "challenge_participants_bughunter" ON "challenge_participants" USING btree ("bughunter_id");--> statement-breakpoint
CREATE INDEX "challenge_standings_bughunter" ON "challenge_standings" USING btree ("bughunter_id");--> statement-breakpoint
CREATE INDEX "programs_challenges" ON "programs" USING btree ("ends_at") WHERE "programs"."ends_at" IS NOT NULL AND "programs"."results_at" IS NULL;--> statement-breakpoint
ALTER TABLE programs ADD CONSTRAINT programs_challenge CHECK (
  ((starts_at IS NULL) = (ends_at IS NULL)) AND ((starts_at IS NULL) = (registration_opens_at IS NULL))
  AND ((starts_at IS NULL) = (registration_closes_at IS NULL)) AND (starts_at IS NULL OR kind = 'challenge')
  AND registration_opens_at < registration_closes_at AND registration_closes_at <= ends_at AND starts_at < ends_at
  AND (prize_held_idr IS NULL OR prize_held_idr > 0) AND (results_at IS NULL OR results_at >= ends_at)
  AND told_stage IN ('announced','running','frozen','judging','confirmed'));
--> statement-breakpoint
ALTER TABLE challenge_participants ADD CONSTRAINT challenge_participants_order CHECK (withdrawn_at >= registered_at);
--> statement-breakpoint
ALTER TABLE challenge_results ADD CONSTRAINT challenge_results_words CHECK (digest ~ '^[0-9a-f]{64}$'
  AND (confirmed_by IS NULL) = (confirmed_at IS NULL) AND confirmed_by <> proposed_by);
--> statement-breakpoint
ALTER TABLE challenge_standings ADD CONSTRAINT challenge_standings_words CHECK (place > 0 AND score >= 0 AND finds >= 0
  AND prize_idr >= 0 AND (place IS NULL) = (score = 0) AND (place IS NOT NULL OR (prize_idr = 0 AND prize_item IS NULL)));
--> statement-breakpoint
CREATE TRIGGER challenge_standings_append_only BEFORE UPDATE OR DELETE ON challenge_standings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER challenge_standings_no_truncate BEFORE TRUNCATE ON challenge_standings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE program_certificates DROP CONSTRAINT program_certificates_words;
--> statement-breakpoint
ALTER TABLE program_certificates ADD CONSTRAINT program_certificates_words CHECK (code ~ '^[0-9A-Za-z]{22,64}$'
  AND level BETWEEN 0 AND 13 AND (level > 0 OR place IS NOT NULL) AND (place IS NULL) = (of_participants IS NULL)
  AND place BETWEEN 0 AND of_participants AND (revoked_at IS NULL) = (revoked_by IS NULL)
  AND (revoked_at IS NULL) = (revoke_reason IS NULL));
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    REVOKE UPDATE, DELETE ON challenge_standings FROM cakrawala_app;
  END IF;
END $$;
