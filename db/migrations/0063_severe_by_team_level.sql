-- Finds are counted by the platform team's level until one of the team agrees with another: a company cannot make severe ones.
CREATE OR REPLACE VIEW board_lines AS
  SELECT l.bughunter_id, l.program_id, l.at, l.points, l.valid, l.severe, l.refused, l.closed,
    coalesce(p.visibility = 'private', false) AS private,
    EXISTS (SELECT 1 FROM program_versions v WHERE v.program_id = l.program_id AND v.version = l.version
      AND v.visibility = 'private') AS in_private
  FROM (
    SELECT e.bughunter_id, r.program_id, r.program_version AS version, e.at, e.points, 0 AS valid, 0 AS severe, 0 AS refused, 0 AS closed
    FROM point_entries e LEFT JOIN reports r ON r.id = e.report_id
    UNION ALL
    SELECT r.reporter_id, r.program_id, r.program_version, r.valid_at, 0, 1, (coalesce(r.triaged_level, r.risk_level, 0) >= 7)::int, 0,
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
SELECT count_boards(array_agg(account_id)) FROM bughunters HAVING count(*) > 0;
