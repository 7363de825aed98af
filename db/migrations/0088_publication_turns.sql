-- What the publication of a report asks for: the consent of a side, or to be published by the platform team. The same as
-- `publicationAsks` in app/domain/publication/publication.ts, to which a test holds it.
CREATE FUNCTION report_publication_asks(report uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((SELECT CASE d.state
      WHEN 'requested' THEN CASE WHEN d.requested_by = d.reporter_id THEN 'company' ELSE 'reporter' END
      WHEN 'agreed' THEN 'operator'
    END FROM disclosures d WHERE d.report_id = report), 'nobody')
$$;
--> statement-breakpoint
-- Whom a report waits on: the rules of `waitingRules` in app/domain/report/waiting-on.ts, to which a test holds them.
CREATE FUNCTION report_waits_on(stage text, fix text, reward text, rating text, answered boolean, reporter_acts boolean, managed_by text,
  publication text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN stage = 'closed' AND publication = 'reporter' AND reporter_acts THEN 'reporter'
    WHEN stage = 'closed' AND publication IN ('company','operator') THEN publication
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
-- A closed report waits where its closing is objected to, first for the word of the company, and where its publication asks a side.
CREATE OR REPLACE VIEW report_line_now AS
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
      a.standing = 'active', p.managed_by,
      CASE WHEN r.stage = 'closed' THEN report_publication_asks(r.id) ELSE 'nobody' END) AS rule) s
    CROSS JOIN LATERAL (SELECT CASE WHEN r.stage = 'closed' AND (c.objected OR c.asked) THEN 'operator' ELSE s.rule END AS team,
      CASE WHEN r.stage = 'closed' AND c.asked THEN 'company' WHEN r.stage = 'closed' AND c.objected THEN 'operator' ELSE s.rule
      END AS company) w;
--> statement-breakpoint
DROP FUNCTION report_waits_on(text, text, text, text, boolean, boolean, text);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_report_lines() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_TABLE_NAME = 'reports' THEN
    PERFORM write_report_lines(ARRAY[NEW.id]);
  ELSIF TG_TABLE_NAME IN ('report_clocks', 'disclosures') THEN
    PERFORM write_report_lines(ARRAY[CASE TG_OP WHEN 'DELETE' THEN OLD.report_id ELSE NEW.report_id END]);
  ELSIF TG_TABLE_NAME = 'programs' THEN
    PERFORM write_report_lines(ARRAY(SELECT report_id FROM report_lines WHERE program_id = NEW.id));
  ELSE
    -- Of closed reports only those wait on their reporter whose publication is asked.
    PERFORM write_report_lines(ARRAY(SELECT l.report_id FROM report_lines l WHERE l.reporter_id = NEW.id
      AND (l.stage <> 'closed' OR EXISTS (SELECT FROM disclosures d WHERE d.report_id = l.report_id AND d.state = 'requested'))));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER disclosures_keep_lines_some AFTER INSERT OR DELETE ON disclosures DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION keep_report_lines();
CREATE CONSTRAINT TRIGGER disclosures_keep_lines AFTER UPDATE ON disclosures DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.state, OLD.requested_by, OLD.reporter_id) IS DISTINCT FROM (NEW.state, NEW.requested_by, NEW.reporter_id))
  EXECUTE FUNCTION keep_report_lines();
--> statement-breakpoint
SELECT write_report_lines(ARRAY(SELECT report_id FROM disclosures WHERE state IN ('requested','agreed')));
