CREATE TABLE "incident_files" (
	"incident_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"side" text NOT NULL,
	"audience" text NOT NULL,
	"attached_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "incident_files_incident_id_file_id_pk" PRIMARY KEY("incident_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "incident_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"author_id" uuid,
	"side" text NOT NULL,
	"audience" text NOT NULL,
	"body" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident_responders" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"appointed_by" uuid NOT NULL,
	"appointed_at" timestamp (3) with time zone NOT NULL,
	"dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"spam" boolean NOT NULL,
	"reporter_id" uuid,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"locale" text NOT NULL,
	"application" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"kind" text,
	"severity" text,
	"personal_data" boolean,
	"vital" boolean,
	"chronology" text,
	"impact" text,
	"assignee_id" uuid,
	"assigned_at" timestamp (3) with time zone,
	"reject_reason" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"handling_at" timestamp (3) with time zone,
	"recovered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ALTER COLUMN "company_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "position" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "incident_files" ADD CONSTRAINT "incident_files_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_files" ADD CONSTRAINT "incident_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_notes" ADD CONSTRAINT "incident_notes_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_notes" ADD CONSTRAINT "incident_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_responders" ADD CONSTRAINT "incident_responders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_responders" ADD CONSTRAINT "incident_responders_appointed_by_accounts_id_fk" FOREIGN KEY ("appointed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "incident_files_file" ON "incident_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "incident_notes_key" ON "incident_notes" USING btree ("key");--> statement-breakpoint
CREATE INDEX "incident_notes_incident" ON "incident_notes" USING btree ("incident_id","written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_key" ON "incidents" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_code" ON "incidents" USING btree ("code");--> statement-breakpoint
CREATE INDEX "incidents_queue" ON "incidents" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "incidents_reporter" ON "incidents" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "incidents_email" ON "incidents" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "incidents_assignee" ON "incidents" USING btree ("assignee_id");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE SEQUENCE incident_serials;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    GRANT USAGE ON SEQUENCE incident_serials TO cakrawala_app;
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE incidents ADD CONSTRAINT incidents_words CHECK (
  state IN ('received','verified','handling','recovered','closed','rejected') AND locale IN ('id','en')
  AND kind IN ('ransomware','malware','data_breach','intrusion','account_takeover','defacement','denial_of_service','phishing','fraud','other')
  AND severity IN ('critical','high','medium','low'));
--> statement-breakpoint
ALTER TABLE incidents ADD CONSTRAINT incidents_steps CHECK (
  (assignee_id IS NULL) = (assigned_at IS NULL) AND (state = 'rejected') = (reject_reason IS NOT NULL)
  AND (state IN ('closed','rejected')) = (ended_at IS NOT NULL)
  AND (state IN ('received','rejected') OR (verified_at IS NOT NULL AND kind IS NOT NULL AND severity IS NOT NULL
    AND personal_data IS NOT NULL AND vital IS NOT NULL))
  AND (state NOT IN ('handling','recovered','closed') OR handling_at IS NOT NULL)
  AND (state NOT IN ('recovered','closed') OR recovered_at IS NOT NULL)
  AND (NOT spam OR (state = 'received' AND assignee_id IS NULL)));
--> statement-breakpoint
ALTER TABLE incidents ADD CONSTRAINT incidents_lengths CHECK (
  char_length(name) <= 120 AND char_length(application) <= 200 AND char_length(title) <= 150
  AND char_length(description) BETWEEN 20 AND 10000 AND char_length(chronology) <= 10000 AND char_length(impact) <= 10000);
--> statement-breakpoint
ALTER TABLE incident_notes ADD CONSTRAINT incident_notes_words CHECK (
  side IN ('reporter','responder') AND audience IN ('all','responders') AND (side = 'responder' OR audience = 'all')
  AND (side = 'reporter' OR author_id IS NOT NULL) AND char_length(body) BETWEEN 1 AND 5000);
--> statement-breakpoint
ALTER TABLE incident_files ADD CONSTRAINT incident_files_words CHECK (
  side IN ('reporter','responder') AND audience IN ('all','responders') AND (side = 'responder' OR audience = 'all'));
--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_of_visitors CHECK (owner_id IS NOT NULL OR purpose IN ('incident','career'));
--> statement-breakpoint
ALTER TABLE links DROP CONSTRAINT links_purpose;
--> statement-breakpoint
ALTER TABLE links ADD CONSTRAINT links_purpose CHECK (purpose IN ('reset_password','create_password','member_verification','factor_reset','factor_reset_cancel','leaving_cancel','incident_account','incident_ticket')
  AND (account_id IS NOT NULL OR subject_id IS NOT NULL));
--> statement-breakpoint
ALTER TABLE inquiries ADD CONSTRAINT inquiries_applications CHECK (
  position IN ('triage','engineering','programs','identity','incident','words','internship')
  AND (position IS NULL) = (company_name IS NOT NULL) AND (position IS NULL OR topic = 'career')
  AND (position IS NOT NULL OR (link IS NULL AND file_id IS NULL)) AND char_length(link) <= 500);
