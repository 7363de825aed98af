CREATE TABLE "curriculum_vitae_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"organisation" text NOT NULL,
	"place" text,
	"started_on" date NOT NULL,
	"ended_on" date,
	"link" text,
	"about" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticator_setups" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sign_in_tickets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid,
	"subject_id" uuid,
	"email" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"sealed_token" "bytea",
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "factor_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"way" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "security_questions" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sanction_appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sanction_id" uuid NOT NULL,
	"text" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decision_text" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"step" text NOT NULL,
	"reason" text NOT NULL,
	"statement" text NOT NULL,
	"note" text,
	"taken_by" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" uuid,
	"lift_reason" text
);
--> statement-breakpoint
CREATE TABLE "company_npwps" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"file_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "leavings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	"erase_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "retired_names" (
	"name_hash" "bytea" PRIMARY KEY NOT NULL,
	"retired_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Members get ids of their own, so that an invitation needs no account; the memberships of before keep the account's.
ALTER TABLE "company_members" DROP CONSTRAINT "company_members_company_id_account_id_pk";
ALTER TABLE "company_members" ADD COLUMN "id" uuid, ADD COLUMN "email" text, ADD COLUMN "email_key" text, ADD COLUMN "name" text,
  ADD COLUMN "permissions" text[] DEFAULT '{}' NOT NULL, ADD COLUMN "reward_limit_idr" bigint,
  ADD COLUMN "locale" text DEFAULT 'id' NOT NULL, ADD COLUMN "invited_by" uuid,
  ADD COLUMN "invited_at" timestamp (3) with time zone, ADD COLUMN "deactivated_at" timestamp (3) with time zone;
UPDATE "company_members" m SET "id" = a.id, "email" = a.email, "email_key" = a.email_key, "name" = a.username,
  "locale" = a.locale, "invited_at" = a.created_at FROM "accounts" a WHERE a.id = m.account_id;
ALTER TABLE "company_members" ALTER COLUMN "id" SET NOT NULL, ALTER COLUMN "email" SET NOT NULL,
  ALTER COLUMN "email_key" SET NOT NULL, ALTER COLUMN "name" SET NOT NULL, ALTER COLUMN "invited_at" SET NOT NULL,
  ADD PRIMARY KEY ("id");
--> statement-breakpoint
ALTER TABLE "member_grants" DROP CONSTRAINT "member_grants_account_id_accounts_id_fk";
ALTER TABLE "member_grants" DROP CONSTRAINT "member_grants_account_id_program_id_pk";
ALTER TABLE "member_grants" RENAME COLUMN "account_id" TO "member_id";
ALTER TABLE "member_grants" ADD COLUMN "permissions" text[] DEFAULT '{}' NOT NULL,
  ADD CONSTRAINT "member_grants_member_id_program_id_pk" PRIMARY KEY ("member_id","program_id");
--> statement-breakpoint
ALTER TABLE "company_members" ALTER COLUMN "account_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "factor_owed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "password_reset_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "end_reason" text;
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "address" text;
--> statement-breakpoint
ALTER TABLE "curriculum_vitae_entries" ADD CONSTRAINT "curriculum_vitae_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "authenticator_setups" ADD CONSTRAINT "authenticator_setups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_reviews" ADD CONSTRAINT "recovery_reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_reviews" ADD CONSTRAINT "recovery_reviews_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "security_questions" ADD CONSTRAINT "security_questions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sanction_appeals" ADD CONSTRAINT "sanction_appeals_sanction_id_sanctions_id_fk" FOREIGN KEY ("sanction_id") REFERENCES "public"."sanctions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sanction_appeals" ADD CONSTRAINT "sanction_appeals_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_taken_by_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_lifted_by_accounts_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_npwps" ADD CONSTRAINT "company_npwps_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_npwps" ADD CONSTRAINT "company_npwps_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_npwps" ADD CONSTRAINT "company_npwps_submitted_by_accounts_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_npwps" ADD CONSTRAINT "company_npwps_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leavings" ADD CONSTRAINT "leavings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "curriculum_vitae_account" ON "curriculum_vitae_entries" USING btree ("account_id","kind");
--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "recovery_codes_account" ON "recovery_codes" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "sign_in_tickets_account" ON "sign_in_tickets" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE INDEX "links_account" ON "links" USING btree ("account_id","purpose");
--> statement-breakpoint
CREATE INDEX "links_subject" ON "links" USING btree ("subject_id");
--> statement-breakpoint
CREATE INDEX "factor_resets_account" ON "factor_resets" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "factor_resets_due" ON "factor_resets" USING btree ("done_at","effective_at");
--> statement-breakpoint
CREATE INDEX "recovery_reviews_open" ON "recovery_reviews" USING btree ("decided_at","opened_at");
--> statement-breakpoint
CREATE INDEX "recovery_reviews_account" ON "recovery_reviews" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "sanction_appeals_once" ON "sanction_appeals" USING btree ("sanction_id");
--> statement-breakpoint
CREATE INDEX "sanction_appeals_open" ON "sanction_appeals" USING btree ("decided_at","opened_at");
--> statement-breakpoint
CREATE INDEX "sanctions_account" ON "sanctions" USING btree ("account_id","taken_at");
--> statement-breakpoint
CREATE INDEX "sanctions_open" ON "sanctions" USING btree ("lifted_at","until");
--> statement-breakpoint
CREATE INDEX "leavings_account" ON "leavings" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "leavings_due" ON "leavings" USING btree ("erased_at","erase_at");
--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "company_members_email" ON "company_members" USING btree ("company_id","email_key");
--> statement-breakpoint
ALTER TABLE "member_grants" ADD CONSTRAINT "member_grants_member_id_company_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Legal values, kept by the database itself.
ALTER TABLE links ADD CONSTRAINT links_purpose CHECK (purpose IN ('reset_password','create_password','member_verification','factor_reset','factor_reset_cancel','leaving_cancel')
  AND (account_id IS NOT NULL OR subject_id IS NOT NULL));
ALTER TABLE codes ADD CONSTRAINT codes_purpose CHECK (purpose IN ('sign_up_company','sign_up_bughunter','phone','new_email'));
ALTER TABLE sanctions ADD CONSTRAINT sanctions_words CHECK (step IN ('coaching','warning','suspension','end') AND (until IS NULL OR step = 'suspension'));
ALTER TABLE sanction_appeals ADD CONSTRAINT sanction_appeals_words CHECK (decision IN ('upheld','rejected') AND (decision IS NULL) = (decided_at IS NULL));
ALTER TABLE recovery_reviews ADD CONSTRAINT recovery_reviews_words CHECK (decision IN ('granted','refused') AND (decision IS NULL) = (decided_at IS NULL));
ALTER TABLE factor_resets ADD CONSTRAINT factor_resets_words CHECK (way IN ('link','review','colleague') AND (done_at IS NULL OR cancelled_at IS NULL));
ALTER TABLE company_npwps ADD CONSTRAINT company_npwps_words CHECK (number ~ '^[0-9]{16}$' AND state IN ('pending','verified','refused'));
ALTER TABLE company_members ADD CONSTRAINT company_members_permissions CHECK (permissions <@ ARRAY['report.comment','report.comment_internal','report.rate','reward.decide','program.manage','member.manage','integration.manage','export']
  AND reward_limit_idr BETWEEN 1 AND 1000000000000 AND (status = 1 OR account_id IS NOT NULL OR status = 3));
ALTER TABLE member_grants ADD CONSTRAINT member_grants_permissions CHECK (permissions <@ ARRAY['report.comment','report.comment_internal','report.rate','reward.decide']);
ALTER TABLE curriculum_vitae_entries ADD CONSTRAINT curriculum_vitae_kind CHECK (kind IN ('certification','work','training','education'));
-- One open step of each kind at a time.
CREATE UNIQUE INDEX recovery_reviews_one_open ON recovery_reviews (account_id) WHERE decided_at IS NULL;
CREATE UNIQUE INDEX factor_resets_one_open ON factor_resets (account_id) WHERE done_at IS NULL AND cancelled_at IS NULL;
CREATE UNIQUE INDEX leavings_one_open ON leavings (account_id) WHERE cancelled_at IS NULL AND erased_at IS NULL;
