CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "sealed_code" "bytea";--> statement-breakpoint
ALTER TABLE "identity_cases" ADD COLUMN "nik_hash" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_cases" ADD COLUMN "nik_last4" text NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_cases" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_cases" ADD COLUMN "reviewer_id" uuid;--> statement-breakpoint
ALTER TABLE "identity_cases" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity_cases" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "identity_cases" ADD COLUMN "proposed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
ALTER TABLE "identity_cases" ADD CONSTRAINT "identity_cases_reviewer_id_accounts_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_cases" ADD CONSTRAINT "identity_cases_proposed_by_accounts_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_cases_one_open" ON "identity_cases" ("account_id") WHERE "decided_at" IS NULL;--> statement-breakpoint
ALTER TABLE "identity_cases" ADD CONSTRAINT "identity_cases_two_people" CHECK ("decision" <> 'denied' OR ("proposed_by" IS NOT NULL AND "decided_by" IS NOT NULL AND "proposed_by" <> "decided_by"));--> statement-breakpoint
ALTER TABLE "identity_cases" ADD CONSTRAINT "identity_cases_decision" CHECK ("decision" IN ('verified','needs_fix','denied') AND ("decision" IS NULL) = ("decided_at" IS NULL));
