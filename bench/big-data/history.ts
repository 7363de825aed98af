/** The events of it all, chained as the trigger chains them, and the notifications of the newest. */
export const history = `
CREATE TABLE bench.event AS
  SELECT row_number() OVER (ORDER BY at, type, subject) AS seq, x.* FROM (
    SELECT r.at + k.after AS at, k.type, 'report' AS noun, r.id AS subject, CASE WHEN k.by = 'hunter' THEN hunter_id WHEN k.by = 'owner' THEN r.owner ELSE t.id END AS actor,
      jsonb_build_object('companyId', company_id, 'bughunterId', hunter_id, 'move', k.move, 'programId', program_id) AS facts
      FROM bench.report r JOIN bench.person t ON t.role = 'hello' AND t.i = 1 + r.i % 20,
      (VALUES (interval '0', 'report.moved', 'submit', 'hunter'), ('4 hours', 'report.assigned', null, 'team'), ('5 hours', 'report.commented', null, 'hunter'),
        ('3 days', 'report.moved', 'validate', 'team'), ('6 days', 'report.rated', null, 'owner')) k (after, type, move, by)
      WHERE stage <> 'draft' AND (k.move IS DISTINCT FROM 'validate' OR is_valid) AND (k.type <> 'report.rated' OR is_valid)
    UNION ALL SELECT at, 'account.signed_up', 'account', id, NULL, '{}' FROM bench.person
    UNION ALL SELECT bench.t(k * 5 + i % 5), 'account.signed_in', 'account', id, NULL, jsonb_build_object('sessionId', bench.id('session' || role, i * 10 + 1, bench.t(1))) FROM bench.person, generate_series(1, 10) k
    UNION ALL SELECT created_at, 'program.created', 'program', id, owner, jsonb_build_object('companyId', company_id) FROM bench.program
    UNION ALL SELECT accepted_at, 'program.accepted', 'program', p.id, t.id, jsonb_build_object('companyId', company_id) FROM bench.program p JOIN bench.person t ON (t.role, t.i) = ('hello', 1)
      WHERE status IN ('accepted', 'paused', 'ended')
    UNION ALL SELECT accepted_at, 'program.agreed', 'program', program_id, bughunter_id, '{}' FROM agreements
    UNION ALL SELECT given_at, 'reward.given', 'reward', r.id, r.owner, jsonb_build_object('companyId', company_id, 'bughunterId', hunter_id, 'amountIdr', amount_idr::text, 'other', false)
      FROM rewards w JOIN bench.report r ON r.id = w.report_id) x WHERE at <= bench.t(0);
ALTER TABLE bench.event ADD PRIMARY KEY (seq);
DO $$
DECLARE one bench.event; row events; head event_head;
BEGIN
  SELECT * INTO head FROM event_head;
  FOR one IN SELECT * FROM bench.event ORDER BY seq LOOP
    row := NULL;
    row.seq := head.seq + 1; row.type := one.type; row.noun := one.noun; row.subject_id := one.subject; row.actor_id := one.actor;
    row.actor_kind := CASE WHEN one.actor IS NULL THEN 'visitor' ELSE 'person' END; row.address := '192.0.2.1'; row.facts := one.facts;
    row.at := date_trunc('milliseconds', one.at); row.previous_hash := head.hash; row.hash := event_digest(head.hash, row);
    INSERT INTO events SELECT row.*;
    head.seq := row.seq; head.hash := row.hash;
  END LOOP;
  UPDATE event_head SET seq = head.seq, hash = head.hash;
END $$;
INSERT INTO notifications (id, account_id, seq, kind, "group", about, path, shown, digest, read_at, created_at)
  SELECT bench.id('note', row_number() OVER (ORDER BY e.seq, a.id), e.at), a.id, e.seq, a.kind, 'comments', 'report', '/' || a.area || '/reports/detail/x/' || e.subject, true, false,
    CASE WHEN e.seq % 3 = 0 AND a.i > 1 THEN e.at END, e.at
  FROM bench.event e JOIN bench.report r ON r.id = e.subject AND e.type = 'report.commented',
    LATERAL (SELECT owner AS id, 'company' AS area, company AS i, 'company_comment' AS kind UNION ALL SELECT hunter_id, 'bughunter', h, 'hunter_comment' UNION ALL SELECT id, 'hello', 2, 'team_comment' FROM bench.person WHERE role = 'hello' AND i <= 2) a
  WHERE e.at > bench.t(360);
`
