CREATE TABLE "collusion_flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"reasons" jsonb NOT NULL,
	"state" text NOT NULL,
	"raised_at" timestamp (3) with time zone NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "collusion_flags" ADD CONSTRAINT "collusion_flags_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collusion_flags" ADD CONSTRAINT "collusion_flags_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collusion_flags" ADD CONSTRAINT "collusion_flags_handled_by_accounts_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collusion_flags_pair" ON "collusion_flags" USING btree ("bughunter_id","company_id");--> statement-breakpoint
CREATE INDEX "collusion_flags_state" ON "collusion_flags" USING btree ("state","raised_at","id");
--> statement-breakpoint
-- Handled says by whom, when, and what was found.
ALTER TABLE collusion_flags ADD CONSTRAINT collusion_flags_words CHECK (state IN ('open','handled')
  AND (state = 'handled') = (handled_by IS NOT NULL) AND num_nulls(handled_by, handled_at, note) IN (0, 3)
  AND jsonb_typeof(reasons) = 'array' AND jsonb_array_length(reasons) > 0);
--> statement-breakpoint
ALTER TABLE desk_claims DROP CONSTRAINT desk_claims_words;
--> statement-breakpoint
-- The list of desks stands in the code alone: each new one would be a migration for no more than a word.
ALTER TABLE desk_claims ADD CONSTRAINT desk_claims_words CHECK (until > claimed_at AND desk ~ '^[a-z_]{3,20}$');
