CREATE TABLE "report_lines" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"assignee_id" uuid,
	"managed_by" text NOT NULL,
	"stage" text NOT NULL,
	"company_reads" boolean NOT NULL,
	"level" smallint NOT NULL,
	"waiting_on" text NOT NULL,
	"company_waiting_on" text NOT NULL,
	"team_turn" smallint NOT NULL,
	"company_turn" smallint NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_lines_team" ON "report_lines" USING btree ("team_turn","due_at","updated_at" DESC NULLS FIRST,"report_id","stage","level","waiting_on","managed_by","program_id","assignee_id") WHERE stage <> 'draft';--> statement-breakpoint
CREATE INDEX "report_lines_changed" ON "report_lines" USING btree ("updated_at" DESC NULLS FIRST,"report_id") WHERE stage <> 'draft';--> statement-breakpoint
CREATE INDEX "report_lines_sent" ON "report_lines" USING btree ("sent_at","report_id") WHERE stage <> 'draft';--> statement-breakpoint
CREATE INDEX "report_lines_level" ON "report_lines" USING btree ("level" DESC NULLS FIRST,"updated_at" DESC NULLS FIRST,"report_id") WHERE stage <> 'draft';--> statement-breakpoint
CREATE INDEX "report_lines_due" ON "report_lines" USING btree ("due_at","updated_at" DESC NULLS FIRST,"report_id") WHERE stage <> 'draft';--> statement-breakpoint
CREATE INDEX "report_lines_company" ON "report_lines" USING btree ("company_id","company_turn","due_at","updated_at" DESC NULLS FIRST,"report_id","stage","level","company_waiting_on","managed_by","program_id") WHERE company_reads;--> statement-breakpoint
CREATE INDEX "report_lines_reporter" ON "report_lines" USING btree ("reporter_id","updated_at" DESC NULLS FIRST,"report_id");--> statement-breakpoint
CREATE INDEX "report_lines_program" ON "report_lines" USING btree ("program_id","updated_at" DESC NULLS FIRST,"report_id");--> statement-breakpoint
CREATE INDEX "report_lines_assignee" ON "report_lines" USING btree ("assignee_id","team_turn","due_at","updated_at" DESC NULLS FIRST,"report_id") WHERE assignee_id IS NOT NULL AND stage <> 'draft';--> statement-breakpoint
CREATE INDEX "report_lines_open" ON "report_lines" USING btree ("company_id","stage","waiting_on","company_waiting_on","company_reads","level","sent_at","program_id","reporter_id") WHERE stage <> 'draft' AND (stage <> 'closed' OR waiting_on <> 'nobody');--> statement-breakpoint
-- Whom a report waits on: the rules of `waitingRules` in app/domain/report/waiting-on.ts, to which a test holds them.
CREATE FUNCTION report_waits_on(stage text, fix text, reward text, rating text, answered boolean, reporter_acts boolean, managed_by text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN stage = 'closed' THEN 'nobody'
    WHEN stage IN ('draft','needs_info') AND reporter_acts THEN 'reporter'
    WHEN stage IN ('draft','needs_info') THEN 'nobody'
    WHEN stage IN ('submitted','in_review') THEN 'operator'
    WHEN stage = 'valid' THEN CASE managed_by WHEN 'product' THEN 'operator' ELSE 'company' END
    WHEN rating = 'disputed' THEN 'company'
    WHEN rating = 'deciding' THEN 'operator'
    WHEN rating = 'offered' AND reporter_acts THEN 'reporter'
    WHEN rating = 'offered' THEN 'nobody'
    WHEN reward = 'failed' THEN 'operator'
    WHEN reward IN ('none','proposed','approved','void') THEN 'company'
    WHEN fix IN ('open','fixing') THEN 'company'
    WHEN fix = 'retest' AND NOT answered AND reporter_acts THEN 'reporter'
    WHEN managed_by = 'product' THEN 'operator'
    ELSE 'company'
  END
$$;
--> statement-breakpoint
-- What each row of report_lines must be. A closed report waits where its closing is objected to: first for the word of the company.
CREATE VIEW report_line_now AS
  SELECT r.id AS report_id, p.company_id, r.program_id, r.reporter_id, r.assignee_id, p.managed_by, r.stage,
    r.stage <> 'draft' AND (p.managed_by = 'company' OR r.valid_at IS NOT NULL) AS company_reads,
    coalesce(r.risk_level, r.triaged_level, r.claimed_level, -1)::smallint AS level,
    w.team AS waiting_on, w.company AS company_waiting_on,
    (w.team <> 'operator')::int::smallint AS team_turn, (w.company <> 'company')::int::smallint AS company_turn,
    coalesce(c.due_at, '9999-01-01T00:00:00Z') AS due_at, coalesce(r.submitted_at, '9999-01-01T00:00:00Z') AS sent_at, r.updated_at
  FROM reports r JOIN programs p ON p.id = r.program_id JOIN accounts a ON a.id = r.reporter_id
    CROSS JOIN LATERAL (SELECT min(due_at) AS due_at, coalesce(bool_or(kind = 'appeal'), false) AS objected,
      coalesce(bool_or(kind = 'appeal_answer'), false) AS asked
      FROM report_clocks WHERE report_id = r.id AND stopped_at IS NULL AND paused_at IS NULL) c
    CROSS JOIN LATERAL (SELECT report_waits_on(r.stage, r.fix, r.reward_state, r.rating_state, r.retest_verdict IS NOT NULL,
      a.standing = 'active', p.managed_by) AS rule) s
    CROSS JOIN LATERAL (SELECT CASE WHEN r.stage = 'closed' AND (c.objected OR c.asked) THEN 'operator' ELSE s.rule END AS team,
      CASE WHEN r.stage = 'closed' AND c.asked THEN 'company' WHEN r.stage = 'closed' AND c.objected THEN 'operator' ELSE s.rule
      END AS company) w;
--> statement-breakpoint
-- Writes the row of a report anew. Whoever has locked the row reads all that those before committed, so no change is lost.
CREATE FUNCTION write_report_line(report uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM FROM report_lines WHERE report_id = report FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    -- There is no row to lock yet: what the first one is made of stays as it is until it is committed.
    PERFORM FROM reports r JOIN programs p ON p.id = r.program_id JOIN accounts a ON a.id = r.reporter_id
      WHERE r.id = report FOR SHARE OF p, a;
  END IF;
  INSERT INTO report_lines AS l (report_id, company_id, program_id, reporter_id, assignee_id, managed_by, stage, company_reads,
    level, waiting_on, company_waiting_on, team_turn, company_turn, due_at, sent_at, updated_at)
  SELECT * FROM report_line_now WHERE report_id = report
  ON CONFLICT (report_id) DO UPDATE SET (company_id, program_id, reporter_id, assignee_id, managed_by, stage, company_reads, level,
    waiting_on, company_waiting_on, team_turn, company_turn, due_at, sent_at, updated_at) = (excluded.company_id, excluded.program_id,
    excluded.reporter_id, excluded.assignee_id, excluded.managed_by, excluded.stage, excluded.company_reads, excluded.level,
    excluded.waiting_on, excluded.company_waiting_on, excluded.team_turn, excluded.company_turn, excluded.due_at, excluded.sent_at,
    excluded.updated_at)
  WHERE l IS DISTINCT FROM excluded;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_report_lines() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_TABLE_NAME = 'reports' THEN
    PERFORM write_report_line(NEW.id);
  ELSIF TG_TABLE_NAME = 'report_clocks' THEN
    PERFORM write_report_line(CASE TG_OP WHEN 'DELETE' THEN OLD.report_id ELSE NEW.report_id END);
  ELSIF TG_TABLE_NAME = 'programs' THEN
    PERFORM write_report_line(report_id) FROM (SELECT report_id FROM report_lines WHERE program_id = NEW.id ORDER BY 1) its;
  ELSE
    -- A closed report waits on nobody for want of a reporter.
    PERFORM write_report_line(report_id) FROM (SELECT report_id FROM report_lines
      WHERE reporter_id = NEW.id AND stage <> 'closed' ORDER BY 1) its;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: at commit a transaction has written its last row, and only the first of these finds anything to write.
CREATE CONSTRAINT TRIGGER reports_keep_lines_new AFTER INSERT ON reports DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION keep_report_lines();
CREATE CONSTRAINT TRIGGER reports_keep_lines AFTER UPDATE ON reports DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.program_id, OLD.reporter_id, OLD.assignee_id, OLD.stage, OLD.fix, OLD.reward_state, OLD.rating_state,
      OLD.retest_verdict IS NULL, OLD.valid_at IS NULL, OLD.risk_level, OLD.triaged_level, OLD.claimed_level, OLD.submitted_at,
      OLD.updated_at) IS DISTINCT FROM (NEW.program_id, NEW.reporter_id, NEW.assignee_id, NEW.stage, NEW.fix, NEW.reward_state,
      NEW.rating_state, NEW.retest_verdict IS NULL, NEW.valid_at IS NULL, NEW.risk_level, NEW.triaged_level, NEW.claimed_level,
      NEW.submitted_at, NEW.updated_at))
  EXECUTE FUNCTION keep_report_lines();
CREATE CONSTRAINT TRIGGER clocks_keep_lines_some AFTER INSERT OR DELETE ON report_clocks DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION keep_report_lines();
CREATE CONSTRAINT TRIGGER clocks_keep_lines AFTER UPDATE ON report_clocks DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.due_at, OLD.stopped_at IS NULL, OLD.paused_at IS NULL)
    IS DISTINCT FROM (NEW.due_at, NEW.stopped_at IS NULL, NEW.paused_at IS NULL))
  EXECUTE FUNCTION keep_report_lines();
CREATE CONSTRAINT TRIGGER programs_keep_lines AFTER UPDATE ON programs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.company_id, OLD.managed_by) IS DISTINCT FROM (NEW.company_id, NEW.managed_by))
  EXECUTE FUNCTION keep_report_lines();
CREATE CONSTRAINT TRIGGER accounts_keep_lines AFTER UPDATE ON accounts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.standing = 'active') <> (NEW.standing = 'active')) EXECUTE FUNCTION keep_report_lines();
--> statement-breakpoint
INSERT INTO report_lines (report_id, company_id, program_id, reporter_id, assignee_id, managed_by, stage, company_reads, level,
    waiting_on, company_waiting_on, team_turn, company_turn, due_at, sent_at, updated_at)
  SELECT * FROM report_line_now;
--> statement-breakpoint
ANALYZE report_lines;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    REVOKE INSERT, UPDATE, DELETE ON report_lines, report_line_now FROM cakrawala_app;
  END IF;
END $$;
