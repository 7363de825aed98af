CREATE TABLE "plan_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"reason" text NOT NULL,
	"contact" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decline_reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"request_id" uuid,
	"granted_by" uuid,
	"granted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_terms" ADD CONSTRAINT "plan_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_terms" ADD CONSTRAINT "plan_terms_request_id_plan_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."plan_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_terms" ADD CONSTRAINT "plan_terms_granted_by_accounts_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "plan_requests_waiting" ON "plan_requests" USING btree ("company_id") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "plan_requests_company" ON "plan_requests" USING btree ("company_id","asked_at");
--> statement-breakpoint
CREATE INDEX "plan_requests_open" ON "plan_requests" USING btree ("asked_at") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "plan_terms_company" ON "plan_terms" USING btree ("company_id","granted_at");
--> statement-breakpoint
ALTER TABLE plan_requests ADD CONSTRAINT plan_requests_words CHECK (
  plan IN ('free','pro','enterprise') AND state IN ('waiting','granted','declined','withdrawn')
  AND (state = 'waiting') = (decided_at IS NULL) AND (state IN ('granted','declined')) = (decided_by IS NOT NULL)
  AND (state = 'declined') = (decline_reason IS NOT NULL));
--> statement-breakpoint
ALTER TABLE plan_terms ADD CONSTRAINT plan_terms_words CHECK (
  plan IN ('free','pro','enterprise') AND (valid_until IS NULL OR valid_until >= valid_from));
--> statement-breakpoint
CREATE TRIGGER plan_terms_append_only BEFORE UPDATE OR DELETE ON plan_terms FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER plan_terms_no_truncate BEFORE TRUNCATE ON plan_terms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO plan_terms (id, company_id, plan, valid_from, granted_at)
  SELECT gen_random_uuid(), id, plan, (created_at AT TIME ZONE 'Asia/Jakarta')::date, created_at FROM companies WHERE plan <> 'free';
--> statement-breakpoint
ALTER TABLE desk_claims DROP CONSTRAINT desk_claims_words;
--> statement-breakpoint
ALTER TABLE desk_claims ADD CONSTRAINT desk_claims_words CHECK (until > claimed_at
  AND desk IN ('appeals','recovery','npwp','programs','challenges','top_ups','payout_accounts','articles','tellings','plans'));
