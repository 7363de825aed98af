CREATE TABLE "asset_evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"asset_id" uuid NOT NULL,
	"statement" text NOT NULL,
	"file_id" uuid,
	"shown_by" uuid NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"identity" text NOT NULL,
	"base" text NOT NULL,
	"skeleton" text,
	"lookalike" boolean DEFAULT false NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"proof" text,
	"claimed_by" uuid NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"first_by" uuid,
	"first_at" timestamp (3) with time zone,
	"reason" text,
	"proved_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"dns_problem" text,
	"file_problem" text,
	"check_due" timestamp (3) with time zone,
	"unanswered" smallint DEFAULT 0 NOT NULL,
	"lost_at" timestamp (3) with time zone,
	"loss" text,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "asset_evidence" ADD CONSTRAINT "asset_evidence_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_evidence" ADD CONSTRAINT "asset_evidence_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_evidence" ADD CONSTRAINT "asset_evidence_shown_by_accounts_id_fk" FOREIGN KEY ("shown_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_claimed_by_accounts_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_first_by_accounts_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_evidence_asset" ON "asset_evidence" USING btree ("asset_id","shown_at");--> statement-breakpoint
CREATE UNIQUE INDEX "assets_claimed_once" ON "assets" USING btree ("company_id","kind","identity") WHERE state <> 'withdrawn';--> statement-breakpoint
CREATE UNIQUE INDEX "assets_proved_once" ON "assets" USING btree ("kind","identity") WHERE state = 'proved' AND kind <> 'device';--> statement-breakpoint
CREATE INDEX "assets_company" ON "assets" USING btree ("company_id","claimed_at");--> statement-breakpoint
CREATE INDEX "assets_base" ON "assets" USING btree ("kind","base") WHERE state = 'proved';--> statement-breakpoint
CREATE INDEX "assets_skeleton" ON "assets" USING btree ("skeleton") WHERE state = 'proved' AND skeleton IS NOT NULL;--> statement-breakpoint
CREATE INDEX "assets_waiting" ON "assets" USING btree ("shown_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "assets_due" ON "assets" USING btree ("check_due") WHERE state = 'proved' AND check_due IS NOT NULL;--> statement-breakpoint
ALTER TABLE assets ADD CONSTRAINT assets_words CHECK (
  kind IN ('domain','mobile_app','address_range','repository','device')
  AND state IN ('claimed','waiting','proved','refused','lost','withdrawn')
  AND proof IN ('dns','file','operators') AND loss IN ('gone','unreachable','revoked'));
--> statement-breakpoint
ALTER TABLE assets ADD CONSTRAINT assets_proved CHECK (
  (state <> 'proved' OR (proof IS NOT NULL AND proved_at IS NOT NULL))
  AND (state <> 'lost' OR (loss IS NOT NULL AND lost_at IS NOT NULL))
  AND (state <> 'waiting' OR shown_at IS NOT NULL)
  AND (kind = 'domain') = (skeleton IS NOT NULL)
  -- Only a domain is read by record or file; and what was read is read again.
  AND (proof = 'operators' OR kind = 'domain')
  AND (state <> 'proved' OR (proof = 'operators') = (check_due IS NULL)));
--> statement-breakpoint
ALTER TABLE assets ADD CONSTRAINT assets_lengths CHECK (length(name) <= 300 AND length(identity) <= 300 AND length(token) BETWEEN 20 AND 64);
