CREATE TABLE "letters" (
	"agreement_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"revoke_reason" text,
	CONSTRAINT "letters_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "program_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"program_id" uuid NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"named" boolean NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"revoke_reason" text,
	CONSTRAINT "program_certificates_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "bughunters" ADD COLUMN "hidden_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_revoked_by_accounts_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_certificates" ADD CONSTRAINT "program_certificates_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_certificates" ADD CONSTRAINT "program_certificates_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_certificates" ADD CONSTRAINT "program_certificates_revoked_by_accounts_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "program_certificates_standing" ON "program_certificates" USING btree ("program_id","bughunter_id") WHERE "program_certificates"."revoked_at" IS NULL;--> statement-breakpoint
CREATE INDEX "program_certificates_bughunter" ON "program_certificates" USING btree ("bughunter_id","issued_at");--> statement-breakpoint
ALTER TABLE program_certificates ADD CONSTRAINT program_certificates_words CHECK (code ~ '^[0-9A-Za-z]{22,64}$'
  AND level BETWEEN 1 AND 13 AND (revoked_at IS NULL) = (revoked_by IS NULL)
  AND (revoked_at IS NULL) = (revoke_reason IS NULL));
--> statement-breakpoint
ALTER TABLE letters ADD CONSTRAINT letters_words CHECK (code ~ '^[0-9A-Za-z]{22,64}$'
  AND (revoked_at IS NULL) = (revoked_by IS NULL) AND (revoked_at IS NULL) = (revoke_reason IS NULL));
--> statement-breakpoint
ALTER TABLE bughunters ADD CONSTRAINT bughunters_hidden_profile CHECK (hidden_from_boards OR NOT hidden_profile);
--> statement-breakpoint
-- Agreements from before there were letters get theirs; 244 random bits each.
INSERT INTO letters (agreement_id, code)
  SELECT id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') FROM agreements;
