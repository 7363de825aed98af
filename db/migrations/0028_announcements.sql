CREATE TABLE "announcement_dismissals" (
	"account_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announcement_dismissals_account_id_announcement_id_pk" PRIMARY KEY("account_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcement_versions" (
	"announcement_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announcement_versions_announcement_id_version_pk" PRIMARY KEY("announcement_id","version")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"title_id" text NOT NULL,
	"text_id_md" text NOT NULL,
	"text_id_html" text NOT NULL,
	"title_en" text NOT NULL,
	"text_en_md" text NOT NULL,
	"text_en_html" text NOT NULL,
	"audience" text NOT NULL,
	"level" text NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"live_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "announcements_state" CHECK ("announcements"."state" IN ('draft', 'scheduled', 'live', 'withdrawn')),
	CONSTRAINT "announcements_audience" CHECK ("announcements"."audience" IN ('everybody', 'bughunters', 'companies', 'team')),
	CONSTRAINT "announcements_level" CHECK ("announcements"."level" IN ('warning', 'notice', 'news')),
	CONSTRAINT "announcements_time" CHECK ("announcements"."from_at" < "announcements"."until_at" AND ("announcements"."state" <> 'live' OR "announcements"."live_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "program_announcement_versions" (
	"announcement_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"text_md" text NOT NULL,
	"text_html" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "program_announcement_versions_announcement_id_version_pk" PRIMARY KEY("announcement_id","version")
);
--> statement-breakpoint
CREATE TABLE "program_announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"visibility" text NOT NULL,
	"reach_at" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"text_md" text NOT NULL,
	"text_html" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_by" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "program_announcements_visibility" CHECK ("program_announcements"."visibility" IN ('public', 'private')),
	CONSTRAINT "program_announcements_order" CHECK ("program_announcements"."reach_at" >= "program_announcements"."published_at" AND "program_announcements"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_versions" ADD CONSTRAINT "announcement_versions_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_versions" ADD CONSTRAINT "announcement_versions_written_by_accounts_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_announcement_versions" ADD CONSTRAINT "program_announcement_versions_announcement_id_program_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."program_announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_announcement_versions" ADD CONSTRAINT "program_announcement_versions_written_by_accounts_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_announcements" ADD CONSTRAINT "program_announcements_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_announcements" ADD CONSTRAINT "program_announcements_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_current" ON "announcements" USING btree ("until_at") WHERE "announcements"."state" = 'live';--> statement-breakpoint
CREATE INDEX "announcements_due" ON "announcements" USING btree ("from_at") WHERE "announcements"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "program_announcements_program" ON "program_announcements" USING btree ("program_id","published_at","id");
--> statement-breakpoint
CREATE TRIGGER announcement_versions_append_only BEFORE UPDATE OR DELETE ON announcement_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER program_announcement_versions_append_only BEFORE UPDATE OR DELETE ON program_announcement_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Who may read it is settled when it is written: it never grows, and what was taken back stays so.
CREATE FUNCTION program_announcement_reach() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.visibility = 'private' AND (NEW.visibility <> 'private' OR NEW.reach_at <> OLD.reach_at))
    OR NEW.program_id <> OLD.program_id OR NEW.published_at <> OLD.published_at
    OR (OLD.withdrawn_at IS NOT NULL AND NEW.withdrawn_at IS DISTINCT FROM OLD.withdrawn_at) THEN
    RAISE EXCEPTION 'the reach of an announcement only narrows' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER program_announcements_reach BEFORE UPDATE ON program_announcements
  FOR EACH ROW EXECUTE FUNCTION program_announcement_reach();
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    REVOKE UPDATE, DELETE ON announcement_versions, program_announcement_versions FROM cakrawala_app;
    REVOKE DELETE ON program_announcements FROM cakrawala_app;
  END IF;
END $$;
