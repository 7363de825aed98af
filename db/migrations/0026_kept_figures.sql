CREATE TABLE "board_figures" (
	"period" text NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"valid" integer NOT NULL,
	"severe" integer NOT NULL,
	"refused" integer NOT NULL,
	"closed" integer NOT NULL,
	"last_valid_at" timestamp (3) with time zone,
	CONSTRAINT "board_figures_period_bughunter_id_pk" PRIMARY KEY("period","bughunter_id")
);
--> statement-breakpoint
CREATE TABLE "program_figures" (
	"program_id" uuid NOT NULL,
	"bughunter_id" uuid NOT NULL,
	"in_private" boolean NOT NULL,
	"points" integer NOT NULL,
	"valid" integer NOT NULL,
	"severe" integer NOT NULL,
	"refused" integer NOT NULL,
	"closed" integer NOT NULL,
	"last_valid_at" timestamp (3) with time zone,
	CONSTRAINT "program_figures_program_id_bughunter_id_in_private_pk" PRIMARY KEY("program_id","bughunter_id","in_private")
);
--> statement-breakpoint
ALTER TABLE "board_figures" ADD CONSTRAINT "board_figures_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_figures" ADD CONSTRAINT "program_figures_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_figures" ADD CONSTRAINT "program_figures_bughunter_id_accounts_id_fk" FOREIGN KEY ("bughunter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_figures_bughunter" ON "board_figures" USING btree ("bughunter_id");--> statement-breakpoint
CREATE INDEX "program_figures_bughunter" ON "program_figures" USING btree ("bughunter_id");--> statement-breakpoint
-- Every line that boards count: the entries of the points ledger and the decided reports. What happened in the last hour of a
-- challenge is not among them before its results; `private` tells what is told a day later.
CREATE VIEW board_lines AS
  SELECT l.bughunter_id, l.program_id, l.at, l.points, l.valid, l.severe, l.refused, l.closed,
    coalesce(p.visibility = 'private', false) AS private,
    EXISTS (SELECT 1 FROM program_versions v WHERE v.program_id = l.program_id AND v.version = l.version
      AND v.visibility = 'private') AS in_private
  FROM (
    SELECT e.bughunter_id, r.program_id, r.program_version AS version, e.at, e.points, 0 AS valid, 0 AS severe, 0 AS refused, 0 AS closed
    FROM point_entries e LEFT JOIN reports r ON r.id = e.report_id
    UNION ALL
    SELECT r.reporter_id, r.program_id, r.program_version, r.valid_at, 0, 1, (coalesce(r.risk_level, r.triaged_level, 0) >= 7)::int, 0,
      (r.close_reason IS NOT NULL)::int
    FROM reports r
    WHERE r.valid_at IS NOT NULL AND (r.stage IN ('valid', 'rated') OR coalesce(r.close_reason IN ('resolved', 'accepted_risk'), false))
    UNION ALL
    SELECT r.reporter_id, r.program_id, r.program_version, r.closed_at, 0, 0, 0,
      (r.close_reason IN ('not_applicable', 'out_of_scope', 'spam'))::int, (r.close_reason <> 'withdrawn')::int
    FROM reports r
    WHERE r.closed_at IS NOT NULL AND r.close_reason IS NOT NULL AND r.close_reason NOT IN ('resolved', 'accepted_risk')
  ) l LEFT JOIN programs p ON p.id = l.program_id
  WHERE p.ends_at IS NULL OR p.results_at IS NOT NULL OR l.at < p.ends_at - interval '1 hour';
--> statement-breakpoint
-- Counts the figures of some bughunters anew. One transaction at a time, so that each counts what those before it committed.
CREATE FUNCTION count_boards(who uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('count-boards'));
  WITH counted AS MATERIALIZED (
    SELECT period, bughunter_id, sum(points)::int AS points, sum(valid)::int AS valid, sum(severe)::int AS severe,
      sum(refused)::int AS refused, sum(closed)::int AS closed, max(at) FILTER (WHERE valid > 0) AS last_valid_at
    FROM board_lines CROSS JOIN LATERAL (SELECT at AT TIME ZONE 'Asia/Jakarta' AS day) d
      CROSS JOIN LATERAL (VALUES ('all'), (to_char(day, 'YYYY')), (to_char(day, 'YYYY-MM'))) p (period)
    WHERE bughunter_id = ANY(who) GROUP BY 1, 2
  ), gone AS (
    DELETE FROM board_figures f WHERE bughunter_id = ANY(who)
      AND NOT EXISTS (SELECT 1 FROM counted c WHERE c.period = f.period AND c.bughunter_id = f.bughunter_id)
  )
  INSERT INTO board_figures AS f (period, bughunter_id, points, valid, severe, refused, closed, last_valid_at)
  SELECT * FROM counted
  ON CONFLICT (period, bughunter_id) DO UPDATE SET (points, valid, severe, refused, closed, last_valid_at) =
    (excluded.points, excluded.valid, excluded.severe, excluded.refused, excluded.closed, excluded.last_valid_at)
  WHERE f IS DISTINCT FROM excluded;

  WITH counted AS MATERIALIZED (
    SELECT program_id, bughunter_id, in_private, sum(points)::int AS points, sum(valid)::int AS valid, sum(severe)::int AS severe,
      sum(refused)::int AS refused, sum(closed)::int AS closed, max(at) FILTER (WHERE valid > 0) AS last_valid_at
    FROM board_lines WHERE bughunter_id = ANY(who) AND program_id IS NOT NULL GROUP BY 1, 2, 3
  ), gone AS (
    DELETE FROM program_figures f WHERE bughunter_id = ANY(who) AND NOT EXISTS (SELECT 1 FROM counted c
      WHERE c.program_id = f.program_id AND c.bughunter_id = f.bughunter_id AND c.in_private = f.in_private)
  )
  INSERT INTO program_figures AS f (program_id, bughunter_id, in_private, points, valid, severe, refused, closed, last_valid_at)
  SELECT * FROM counted
  ON CONFLICT (program_id, bughunter_id, in_private) DO UPDATE SET (points, valid, severe, refused, closed, last_valid_at) =
    (excluded.points, excluded.valid, excluded.severe, excluded.refused, excluded.closed, excluded.last_valid_at)
  WHERE f IS DISTINCT FROM excluded;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_boards() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_TABLE_NAME = 'point_entries' THEN
    PERFORM count_boards(ARRAY[NEW.bughunter_id]);
  ELSIF TG_TABLE_NAME = 'programs' THEN
    PERFORM count_boards(array_agg(DISTINCT reporter_id)) FROM reports WHERE program_id = NEW.id HAVING count(*) > 0;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM count_boards(ARRAY[NEW.reporter_id]);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_boards(ARRAY[OLD.reporter_id]);
  ELSE
    PERFORM count_boards(ARRAY[OLD.reporter_id, NEW.reporter_id]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: at commit a transaction has written its last row and taken its place in the history, so two never wait for each other.
CREATE CONSTRAINT TRIGGER points_keep_boards AFTER INSERT ON point_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION keep_boards();
CREATE CONSTRAINT TRIGGER reports_keep_boards_new AFTER INSERT ON reports DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.valid_at IS NOT NULL OR NEW.closed_at IS NOT NULL) EXECUTE FUNCTION keep_boards();
CREATE CONSTRAINT TRIGGER reports_keep_boards AFTER UPDATE ON reports DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.reporter_id, OLD.program_id, OLD.program_version, OLD.stage, OLD.close_reason, OLD.valid_at, OLD.closed_at,
      OLD.risk_level, OLD.triaged_level) IS DISTINCT FROM (NEW.reporter_id, NEW.program_id, NEW.program_version, NEW.stage,
      NEW.close_reason, NEW.valid_at, NEW.closed_at, NEW.risk_level, NEW.triaged_level)
    AND (OLD.valid_at IS NOT NULL OR OLD.closed_at IS NOT NULL OR NEW.valid_at IS NOT NULL OR NEW.closed_at IS NOT NULL))
  EXECUTE FUNCTION keep_boards();
CREATE CONSTRAINT TRIGGER reports_keep_boards_gone AFTER DELETE ON reports DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.valid_at IS NOT NULL OR OLD.closed_at IS NOT NULL) EXECUTE FUNCTION keep_boards();
CREATE CONSTRAINT TRIGGER programs_keep_boards AFTER UPDATE ON programs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.ends_at, OLD.results_at IS NULL) IS DISTINCT FROM (NEW.ends_at, NEW.results_at IS NULL))
  EXECUTE FUNCTION keep_boards();
--> statement-breakpoint
SELECT count_boards(array_agg(account_id)) FROM bughunters HAVING count(*) > 0;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    REVOKE INSERT, UPDATE, DELETE ON board_figures, program_figures, board_lines FROM cakrawala_app;
  END IF;
END $$;
