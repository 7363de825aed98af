CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"standing" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "accounts_username_key_unique" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "bughunters" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"tshirt_size" text NOT NULL,
	"full_name" text,
	"birth_date" date,
	"country" text DEFAULT 'ID' NOT NULL,
	"city" text,
	"about" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"phone" text,
	"phone_verified_at" timestamp (3) with time zone,
	"identity_status" smallint DEFAULT 0 NOT NULL,
	"identity_submitted_at" timestamp (3) with time zone,
	"identity_tries" integer DEFAULT 0 NOT NULL,
	"nik_hash" "bytea",
	"nik_last4" text,
	"hidden_from_boards" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bughunters_nik_hash_unique" UNIQUE("nik_hash")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"account_id" uuid,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"storage_key" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "identity_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_documents" (
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "identity_documents_case_id_kind_pk" PRIMARY KEY("case_id","kind")
);
--> statement-breakpoint
CREATE TABLE "nda_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"version" text NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email_domain" text NOT NULL,
	"about" text,
	"website" text,
	"sector" text,
	"plan" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "companies_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"permission" smallint NOT NULL,
	"status" smallint NOT NULL,
	"joined_at" timestamp (3) with time zone,
	CONSTRAINT "company_members_company_id_account_id_pk" PRIMARY KEY("company_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "member_grants" (
	"account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_grants_account_id_program_id_pk" PRIMARY KEY("account_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "event_cursors" (
	"reader" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"noun" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"address" text,
	"facts" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"program_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreements_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_hash" text NOT NULL,
	"program_id" uuid NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"status" text NOT NULL,
	"decline_reason" text,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_id_hash_unique" UNIQUE("id_hash")
);
--> statement-breakpoint
CREATE TABLE "program_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"policy" jsonb NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"managed_by" text NOT NULL,
	"status" text NOT NULL,
	"visibility" text NOT NULL,
	"valid_until" date NOT NULL,
	"current_version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"reward_type" text NOT NULL,
	"reward_least_idr" bigint,
	"reward_most_idr" bigint,
	"reject_reason" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('indonesian'::regconfig, title || ' ' || summary)) STORED
);
--> statement-breakpoint
CREATE TABLE "disclosures" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"reporter_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary_md" text NOT NULL,
	"summary_html" text DEFAULT '' NOT NULL,
	"body_md" text NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"refuse_reason" text,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"agreed_by" uuid,
	"agreed_at" timestamp (3) with time zone,
	"published_by" uuid,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_clocks" (
	"report_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "report_clocks_report_id_kind_started_at_pk" PRIMARY KEY("report_id","kind","started_at")
);
--> statement-breakpoint
CREATE TABLE "report_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"body_md" text NOT NULL,
	"body_html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_files" (
	"report_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"attached_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_files_report_id_file_id_pk" PRIMARY KEY("report_id","file_id"),
	CONSTRAINT "report_files_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "report_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"from_level" smallint,
	"to_level" smallint NOT NULL,
	"from_vector" text,
	"to_vector" text,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_versions" (
	"report_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"poc_md" text NOT NULL,
	"impact_md" text NOT NULL,
	"recommendation_md" text NOT NULL,
	"cvss_vector" text,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_versions_report_id_revision_pk" PRIMARY KEY("report_id","revision")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"code" text,
	"program_id" uuid NOT NULL,
	"program_version" integer NOT NULL,
	"reporter_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"close_reason" text,
	"fix" text NOT NULL,
	"reward_state" text NOT NULL,
	"title" text NOT NULL,
	"target" text NOT NULL,
	"found_at" timestamp (3) with time zone,
	"vrt_id" text,
	"cwe_id" integer,
	"cvss_vector" text,
	"cvss_score" numeric(3, 1),
	"poc_md" text NOT NULL,
	"poc_html" text DEFAULT '' NOT NULL,
	"impact_md" text NOT NULL,
	"impact_html" text DEFAULT '' NOT NULL,
	"recommendation_md" text NOT NULL,
	"recommendation_html" text DEFAULT '' NOT NULL,
	"claimed_level" smallint,
	"triaged_level" smallint,
	"risk_level" smallint,
	"quality" smallint,
	"reproduction_note" text,
	"close_note" text,
	"assignee_id" uuid,
	"original_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"submit_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"valid_at" timestamp (3) with time zone,
	"rated_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('indonesian'::regconfig, title || ' ' || target || ' ' || poc_md || ' ' || impact_md)) STORED,
	CONSTRAINT "reports_hash_unique" UNIQUE("hash"),
	CONSTRAINT "reports_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"balance_idr" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transfer_id" uuid NOT NULL,
	"ledger_account_id" uuid NOT NULL,
	"amount_idr" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"report_id" uuid,
	"company_id" uuid,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"report_id" uuid,
	"rule" text NOT NULL,
	"points" integer NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_entries_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"reserved_idr" bigint DEFAULT 0 NOT NULL,
	"amount_idr" bigint DEFAULT 0 NOT NULL,
	"fee_idr" bigint DEFAULT 0 NOT NULL,
	"other_reward" text,
	"reason" text,
	"proposed_by" uuid,
	"approved_by" uuid,
	"given_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "top_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"amount_idr" bigint NOT NULL,
	"reference" text NOT NULL,
	"proof_file_id" uuid,
	"status" text NOT NULL,
	"request_key" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"refuse_reason" text
);
--> statement-breakpoint
ALTER TABLE "bughunters" ADD CONSTRAINT "bughunters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_cases" ADD CONSTRAINT "identity_cases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_cases" ADD CONSTRAINT "identity_cases_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_case_id_identity_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."identity_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nda_acceptances" ADD CONSTRAINT "nda_acceptances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_grants" ADD CONSTRAINT "member_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_versions" ADD CONSTRAINT "program_versions_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_versions" ADD CONSTRAINT "program_versions_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_agreed_by_accounts_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_clocks" ADD CONSTRAINT "report_clocks_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_comments" ADD CONSTRAINT "report_comments_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_comments" ADD CONSTRAINT "report_comments_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_ratings" ADD CONSTRAINT "report_ratings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_ratings" ADD CONSTRAINT "report_ratings_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_proposed_by_accounts_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_approved_by_accounts_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bughunters_phone" ON "bughunters" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "codes_target" ON "codes" USING btree ("purpose","target","created_at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "identity_cases_open" ON "identity_cases" USING btree ("decided_at","submitted_at");--> statement-breakpoint
CREATE INDEX "identity_cases_account" ON "identity_cases" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "nda_acceptances_once" ON "nda_acceptances" USING btree ("account_id","version");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_members_account" ON "company_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("noun","subject_id","seq");--> statement-breakpoint
CREATE INDEX "events_type" ON "events" USING btree ("type","seq");--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_once" ON "agreements" USING btree ("program_id","version","bughunter_id");--> statement-breakpoint
CREATE INDEX "agreements_bughunter" ON "agreements" USING btree ("bughunter_id");--> statement-breakpoint
CREATE INDEX "invitations_program" ON "invitations" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "invitations_bughunter" ON "invitations" USING btree ("bughunter_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "program_versions_once" ON "program_versions" USING btree ("program_id","version");--> statement-breakpoint
CREATE INDEX "programs_company" ON "programs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "programs_listed" ON "programs" USING btree ("status","visibility","accepted_at");--> statement-breakpoint
CREATE INDEX "programs_search" ON "programs" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "disclosures_slug" ON "disclosures" USING btree ("reporter_id","slug");--> statement-breakpoint
CREATE INDEX "disclosures_published" ON "disclosures" USING btree ("state","published_at");--> statement-breakpoint
CREATE INDEX "report_clocks_due" ON "report_clocks" USING btree ("stopped_at","due_at");--> statement-breakpoint
CREATE INDEX "report_comments_report" ON "report_comments" USING btree ("report_id","created_at");--> statement-breakpoint
CREATE INDEX "report_ratings_report" ON "report_ratings" USING btree ("report_id","at");--> statement-breakpoint
CREATE INDEX "reports_program" ON "reports" USING btree ("program_id","stage","submitted_at");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","updated_at");--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("stage","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_submit_key" ON "reports" USING btree ("reporter_id","submit_key");--> statement-breakpoint
CREATE INDEX "reports_search" ON "reports" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_once" ON "ledger_accounts" USING btree ("kind","owner_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transfer" ON "ledger_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("ledger_account_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_report" ON "ledger_transfers" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_company" ON "ledger_transfers" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "point_entries_bughunter" ON "point_entries" USING btree ("bughunter_id","at");--> statement-breakpoint
CREATE INDEX "point_entries_at" ON "point_entries" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "top_ups_once" ON "top_ups" USING btree ("company_id","request_key");--> statement-breakpoint
CREATE INDEX "top_ups_open" ON "top_ups" USING btree ("status","requested_at");