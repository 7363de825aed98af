CREATE TABLE "operator_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"roles" text[],
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"locale" text NOT NULL,
	"roles" text[] NOT NULL,
	"roles_since" timestamp (3) with time zone NOT NULL,
	"roles_given_by" uuid[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "operators_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
ALTER TABLE "operator_changes" ADD CONSTRAINT "operator_changes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_changes" ADD CONSTRAINT "operator_changes_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_changes" ADD CONSTRAINT "operator_changes_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_changes_operator" ON "operator_changes" USING btree ("operator_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_changes_open" ON "operator_changes" USING btree ("operator_id") WHERE state = 'proposed';--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_state" CHECK (state IN ('invited', 'active', 'resting', 'ended'));--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_auditor_only_reads" CHECK (NOT 'auditor' = ANY(roles) OR cardinality(roles) = 1);--> statement-breakpoint
ALTER TABLE "operator_changes" ADD CONSTRAINT "operator_changes_decided" CHECK ((state = 'proposed') = (decided_at IS NULL));--> statement-breakpoint
INSERT INTO "operators" (id, email, email_key, locale, roles, roles_since, state, invited_at)
SELECT id, email, email_key, locale, '{triage,finance,identity,editor,support,administrator}', created_at, 'active', created_at FROM "accounts" WHERE role = 'hello';
--> statement-breakpoint
ALTER TABLE links DROP CONSTRAINT links_purpose;--> statement-breakpoint
ALTER TABLE links ADD CONSTRAINT links_purpose CHECK (purpose IN ('reset_password','create_password','member_verification','operator_invitation','factor_reset','factor_reset_cancel','leaving_cancel','contact_undo','incident_account','incident_ticket')
  AND (account_id IS NOT NULL OR subject_id IS NOT NULL));
