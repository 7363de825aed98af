-- Writes the rows of reports anew. Whoever has locked a row reads all that those before committed, so no change is lost. All at
-- once: a program or an account may have thousands.
CREATE FUNCTION write_report_lines(its uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE locked int;
BEGIN
  PERFORM FROM report_lines WHERE report_id = ANY(its) ORDER BY report_id FOR NO KEY UPDATE;
  GET DIAGNOSTICS locked = ROW_COUNT;
  IF locked < cardinality(its) THEN
    -- There is no row to lock yet: what the first one is made of stays as it is until it is committed.
    PERFORM FROM reports r JOIN programs p ON p.id = r.program_id JOIN accounts a ON a.id = r.reporter_id
      WHERE r.id = ANY(its) AND NOT EXISTS (SELECT 1 FROM report_lines l WHERE l.report_id = r.id) FOR SHARE OF p, a;
  END IF;
  INSERT INTO report_lines AS l (report_id, company_id, program_id, reporter_id, assignee_id, managed_by, stage, company_reads,
    level, waiting_on, company_waiting_on, team_turn, company_turn, due_at, sent_at, updated_at)
  SELECT * FROM report_line_now WHERE report_id = ANY(its)
  ON CONFLICT (report_id) DO UPDATE SET (company_id, program_id, reporter_id, assignee_id, managed_by, stage, company_reads, level,
    waiting_on, company_waiting_on, team_turn, company_turn, due_at, sent_at, updated_at) = (excluded.company_id, excluded.program_id,
    excluded.reporter_id, excluded.assignee_id, excluded.managed_by, excluded.stage, excluded.company_reads, excluded.level,
    excluded.waiting_on, excluded.company_waiting_on, excluded.team_turn, excluded.company_turn, excluded.due_at, excluded.sent_at,
    excluded.updated_at)
  WHERE l IS DISTINCT FROM excluded;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_report_lines() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_TABLE_NAME = 'reports' THEN
    PERFORM write_report_lines(ARRAY[NEW.id]);
  ELSIF TG_TABLE_NAME = 'report_clocks' THEN
    PERFORM write_report_lines(ARRAY[CASE TG_OP WHEN 'DELETE' THEN OLD.report_id ELSE NEW.report_id END]);
  ELSIF TG_TABLE_NAME = 'programs' THEN
    PERFORM write_report_lines(ARRAY(SELECT report_id FROM report_lines WHERE program_id = NEW.id));
  ELSE
    -- A closed report waits on nobody for want of a reporter.
    PERFORM write_report_lines(ARRAY(SELECT report_id FROM report_lines WHERE reporter_id = NEW.id AND stage <> 'closed'));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION write_report_line(uuid);
--> statement-breakpoint
-- What runs with the rights of the owner is called by triggers, which ask no one for the right, and by the application where it
-- says so (app/infra/app-role/declared-grants.ts).
REVOKE EXECUTE ON FUNCTION chain_event(), post_entry(), count_boards(uuid[]), keep_boards(), job_queues(), parked_jobs(integer),
  write_report_lines(uuid[]), keep_report_lines() FROM PUBLIC;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    GRANT EXECUTE ON FUNCTION job_queues(), parked_jobs(integer), write_report_lines(uuid[]) TO cakrawala_app;
  END IF;
END $$;
