CREATE TABLE "program_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "program_decisions_words" CHECK ("program_decisions"."decision" IN ('accept', 'corrections', 'reject') AND ("program_decisions"."decision" = 'accept' OR "program_decisions"."reason" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "program_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"managed_by" text NOT NULL,
	"valid_until" date NOT NULL,
	"widens" jsonb NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"holds_at" timestamp (3) with time zone,
	"held_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "program_proposals_words" CHECK ("program_proposals"."state" IN ('waiting', 'returned', 'announced', 'in_force', 'refused', 'withdrawn', 'replaced', 'lapsed')
        AND "program_proposals"."kind" IN ('bug_bounty', 'challenge', 'vulnerability_management') AND "program_proposals"."managed_by" IN ('company', 'product')),
	CONSTRAINT "program_proposals_steps" CHECK (("program_proposals"."state" NOT IN ('announced', 'in_force') OR "program_proposals"."holds_at" IS NOT NULL)
        AND ("program_proposals"."state" = 'in_force') = ("program_proposals"."held_at" IS NOT NULL)
        AND ("program_proposals"."state" IN ('withdrawn', 'replaced', 'lapsed')) = ("program_proposals"."closed_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "program_decisions" ADD CONSTRAINT "program_decisions_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_decisions" ADD CONSTRAINT "program_decisions_of_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_versions"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_proposals" ADD CONSTRAINT "program_proposals_proposed_by_accounts_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_proposals" ADD CONSTRAINT "program_proposals_of_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_versions"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_decisions_program" ON "program_decisions" USING btree ("program_id","decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "program_proposals_once" ON "program_proposals" USING btree ("program_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "program_proposals_one_open" ON "program_proposals" USING btree ("program_id") WHERE "program_proposals"."state" IN ('waiting', 'returned', 'announced');--> statement-breakpoint
CREATE INDEX "program_proposals_waiting" ON "program_proposals" USING btree ("proposed_at") WHERE "program_proposals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "program_proposals_due" ON "program_proposals" USING btree ("holds_at") WHERE "program_proposals"."state" = 'announced';
--> statement-breakpoint
ALTER TABLE programs DROP CONSTRAINT programs_words;--> statement-breakpoint
ALTER TABLE programs ADD CONSTRAINT programs_words CHECK (
  kind IN ('bug_bounty','challenge','vulnerability_management') AND managed_by IN ('company','product')
  AND status IN ('draft','review','corrections','accepted','paused','rejected','ended') AND visibility IN ('public','private')
  AND reward_type IN ('money','other','money_and_other','points'));
--> statement-breakpoint
-- What was answered before is told by the history; of the reasons the last one of a program was kept.
INSERT INTO program_decisions (id, program_id, version, decision, reason, decided_by, decided_at)
SELECT gen_random_uuid(), e.subject_id, (e.facts ->> 'version')::int,
  CASE e.type WHEN 'program.accepted' THEN 'accept' ELSE 'reject' END,
  CASE e.type WHEN 'program.rejected' THEN coalesce(p.reject_reason, '') END, e.actor_id, e.at
FROM events e JOIN programs p ON p.id = e.subject_id
  JOIN program_versions v ON v.program_id = p.id AND v.version = (e.facts ->> 'version')::int
WHERE e.noun = 'program' AND e.type IN ('program.accepted', 'program.rejected') AND e.actor_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER program_decisions_append_only BEFORE UPDATE OR DELETE ON program_decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    REVOKE UPDATE, DELETE ON program_decisions FROM cakrawala_app;
    REVOKE DELETE ON program_proposals FROM cakrawala_app;
  END IF;
END $$;
