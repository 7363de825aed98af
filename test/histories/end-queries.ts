const own = `reports r JOIN programs p ON p.id = r.program_id AND p.company_id = ANY($1) LEFT JOIN rewards w ON w.report_id = r.id`
const balance = (kind: string, who: string) =>
  `(SELECT coalesce(sum(balance_idr), 0) FROM ledger_accounts WHERE kind = '${kind}' AND owner_id = ${who})`
/** What came to a side by the transfers of one report. */
const posted = (kind: string) =>
  `(SELECT coalesce(sum(e.amount_idr), 0) FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id
    JOIN ledger_accounts a ON a.id = e.ledger_account_id WHERE t.report_id = r.id AND a.kind = '${kind}')`
/** Points and boards follow the team's level. */
const teamLevel = (one: string) => `coalesce(${one}.triaged_level, ${one}.risk_level)`
/** What boards count, by period: each entry of the ledger, and each report with its last word. */
const boardLines = `(SELECT l.id, p.period, sum(points) AS points, sum(valid) AS valid, sum(severe) AS severe, sum(closed) AS closed,
    max(at) FILTER (WHERE valid > 0) AS last FROM (
    SELECT e.bughunter_id AS id, e.at, e.points, 0 AS valid, 0 AS severe, 0 AS closed, r.program_id FROM point_entries e
      LEFT JOIN reports r ON r.id = e.report_id
    UNION ALL SELECT r.reporter_id, CASE WHEN good THEN r.valid_at ELSE r.closed_at END, 0, good::int,
      (good AND ${teamLevel('r')} >= 7)::int, (r.stage = 'closed' AND r.close_reason <> 'withdrawn')::int, r.program_id
      FROM reports r CROSS JOIN LATERAL (SELECT (r.stage IN ('valid', 'rated') OR r.close_reason IN ('resolved', 'accepted_risk'))
        IS TRUE AS good) g WHERE CASE WHEN good THEN r.valid_at ELSE r.closed_at END IS NOT NULL) l
    LEFT JOIN programs c ON c.id = l.program_id
    CROSS JOIN LATERAL unnest(ARRAY['all', to_char(at + interval '7 hours', 'YYYY'), to_char(at + interval '7 hours', 'YYYY-MM')]) p (period)
    WHERE l.id = ANY($2) AND (c.ends_at IS NULL OR c.results_at IS NOT NULL OR at < c.ends_at - interval '1 hour')
    GROUP BY 1, 2)`
/** What paid retests of a report hold, or gave: a sum over its rounds in a state. */
const rounds = (what: string, state: string) =>
  `(SELECT coalesce(sum(${what}), 0) FROM retests x WHERE x.report_id = r.id AND x.state = '${state}')`
const owing = `r.reward_state IN ('payable', 'processing', 'failed', 'paid')`

/** Bands as risk levels have them, and what each is worth. */
const worth = (level: string) =>
  `(CASE WHEN ${level} = 0 THEN 0 WHEN ${level} < 4 THEN 5 WHEN ${level} < 7 THEN 10 WHEN ${level} < 10 THEN 20 ELSE 40 END)`
const band = `(CASE WHEN r.risk_level < 4 THEN 'low' WHEN r.risk_level < 7 THEN 'medium' WHEN r.risk_level < 10 THEN 'high'
  ELSE 'critical' END)`
/** For what was found; what a retest gave is apart. */
const earned = `(SELECT coalesce(sum(points), 0) FROM point_entries WHERE report_id = r.id AND rule <> 'retest')`
/** What happened around the retests of a report, each thing with its round and what came before it. */
const retestsTold = `(SELECT e.type, e.facts->>'move' AS move, lag(e.type) OVER (ORDER BY e.seq) AS before,
    count(*) FILTER (WHERE e.facts->>'move' = 'ask_retest') OVER (ORDER BY e.seq) AS round
    FROM events e WHERE e.subject_id = r.id AND (e.noun = 'reward' AND e.type = 'reward.retest_released' OR e.noun = 'report' AND
      (e.type = 'report.retest_answered' OR e.type = 'report.moved'
        AND e.facts->>'move' IN ('ask_retest', 'retest_fixed', 'retest_not_fixed', 'expire_retest'))))`
/** In how many rounds the reporter's answer was decided, or had waited so long that the platform paid it: the word before is theirs. */
const timesRetested = `(SELECT count(DISTINCT round) FROM ${retestsTold} told WHERE type = 'reward.retest_released'
    OR move IN ('retest_fixed', 'retest_not_fixed') AND before = 'report.retest_answered')`
/** Whether the platform paid the last round. */
const isReleased = `coalesce((SELECT bool_or(type = 'reward.retest_released') FROM ${retestsTold} told
    WHERE round = (SELECT max(round) FROM ${retestsTold} all_told)), false)`
const accepted = (one: string) =>
  `(${one}.stage IN ('valid', 'rated') OR ${one}.close_reason IN ('resolved', 'accepted_risk'))`
const fixedBefore = `(o.fix = 'fixed' AND (SELECT max(e.at) FROM events e WHERE e.noun = 'report' AND e.subject_id = o.id
  AND e.type = 'report.moved' AND e.facts->'fix'->>1 = 'fixed') < r.submitted_at)`

/** Each finds what must not be: $1 companies, $2 bughunters, $3 the last event before. */
export const faultQueries: Record<string, string> = {
  'a transfer that does not sum to zero': `SELECT t.key, sum(e.amount_idr) FROM ledger_transfers t
    LEFT JOIN ledger_entries e ON e.transfer_id = t.id WHERE t.company_id = ANY($1) OR t.company_id IS NULL
    GROUP BY t.id HAVING coalesce(sum(e.amount_idr), 1) <> 0 OR count(e.id) < 2`,
  'a balance that is not the sum of its entries': `SELECT a.kind, a.balance_idr FROM ledger_accounts a
    WHERE (a.owner_id = ANY($1) OR a.owner_id = ANY($2)) AND a.balance_idr <> (SELECT coalesce(sum(amount_idr), 0)
      FROM ledger_entries WHERE ledger_account_id = a.id)`,
  'money of nobody, or of another kind of owner': `SELECT l.kind, l.owner_id FROM ledger_accounts l
    WHERE CASE WHEN l.kind LIKE 'company\\_%' THEN NOT EXISTS (SELECT 1 FROM companies c WHERE c.id = l.owner_id)
      WHEN l.kind LIKE 'bughunter\\_%' THEN NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = l.owner_id AND a.role = 'bughunter')
      ELSE l.owner_id <> '00000000-0000-0000-0000-000000000000' END`,
  'a balance below zero': `SELECT kind, owner_id, balance_idr FROM ledger_accounts WHERE balance_idr < 0 AND kind <> 'cash'`,
  'more reserved than was ever funded': `SELECT c FROM unnest($1::uuid[]) c WHERE ${balance('company_reserved', 'c')} >
    (SELECT coalesce(sum(e.amount_idr), 0) FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id
      JOIN ledger_accounts a ON a.id = e.ledger_account_id AND a.kind = 'company_available'
      WHERE t.company_id = c AND t.kind = 'top_up')`,
  'reserved apart from its reservations': `SELECT c, ${balance('company_reserved', 'c')} AS reserved FROM unnest($1::uuid[]) c
    WHERE ${balance('company_reserved', 'c')} <>
      (SELECT coalesce(sum(w.reserved_idr), 0) FROM rewards w JOIN reports r ON r.id = w.report_id
        JOIN programs p ON p.id = r.program_id WHERE p.company_id = c) +
      (SELECT coalesce(sum(prize_held_idr), 0) FROM programs WHERE company_id = c AND results_at IS NULL) +
      (SELECT coalesce(sum(x.amount_idr + x.fee_idr), 0) FROM retests x JOIN reports r ON r.id = x.report_id
        JOIN programs p ON p.id = r.program_id WHERE p.company_id = c AND x.state = 'offered')`,
  'a reservation apart from its transfers': `SELECT r.id, w.reserved_idr FROM ${own}
    WHERE coalesce(w.reserved_idr, 0) + ${rounds('x.amount_idr + x.fee_idr', 'offered')} <> ${posted('company_reserved')}`,
  'a reservation for what is decided': `SELECT r.id, r.stage FROM ${own}
    WHERE w.reserved_idr > 0 AND NOT (r.stage IN ('valid', 'rated') AND r.reward_state IN ('none', 'proposed'))`,
  'a reward paid other than once': `SELECT r.id, r.reward_state, w.amount_idr FROM ${own}
    WHERE ${posted('bughunter_payable')} <> CASE WHEN ${owing} THEN w.amount_idr ELSE 0 END + ${rounds('x.amount_idr', 'owed')}
      OR (${owing} AND coalesce(w.amount_idr, 0) <= 0)`,
  'a fee apart from its reward': `SELECT r.id, w.fee_idr FROM ${own} WHERE ${posted('platform_fee')} <> CASE WHEN ${owing}
    THEN w.amount_idr * 20 / 100 ELSE 0 END +
    ${rounds('x.fee_idr', 'owed')}`,
  'a retest that holds money outside of its time': `SELECT r.id, r.fix FROM ${own} WHERE (r.fix = 'retest' AND r.stage IN ('valid', 'rated')
    AND NOT ${isReleased} AND coalesce((SELECT policy->>'retestReward' FROM program_versions v WHERE v.program_id = p.id AND v.version = r.program_version), '0')
      <> '0') <> EXISTS (SELECT 1 FROM retests x WHERE x.report_id = r.id AND x.state = 'offered')`,
  'a retest that pays another sum than was promised': `SELECT r.id, x.amount_idr, x.fee_idr FROM ${own} JOIN retests x ON x.report_id = r.id
    JOIN program_versions v ON v.program_id = p.id AND v.version = r.program_version
    WHERE x.bughunter_id <> r.reporter_id OR x.amount_idr <> coalesce(v.policy->>'retestReward', '0')::bigint
      OR x.fee_idr <> x.amount_idr * 20 / 100`,
  'a retest paid other than once for an answer': `SELECT r.id FROM ${own}
    WHERE (SELECT count(*) FROM retests x WHERE x.report_id = r.id AND x.state = 'owed') <>
      CASE WHEN EXISTS (SELECT 1 FROM retests x WHERE x.report_id = r.id) THEN ${timesRetested} ELSE 0 END
    OR (SELECT count(*) FROM retests x WHERE x.report_id = r.id AND x.state = 'owed') <>
      (SELECT count(*) FROM ledger_transfers t WHERE t.report_id = r.id AND t.kind = 'retest')`,
  'a retest the house paid without an answer, or too soon': `SELECT e.subject_id FROM events e WHERE e.seq > $3 AND
    e.type = 'reward.retest_released' AND NOT EXISTS (SELECT 1 FROM events a WHERE a.noun = 'report' AND a.subject_id = e.subject_id
      AND a.type = 'report.retest_answered' AND a.seq < e.seq AND a.at <= e.at - interval '12 days' AND a.seq > (SELECT max(m.seq)
        FROM events m WHERE m.noun = 'report' AND m.subject_id = e.subject_id AND m.facts->>'move' = 'ask_retest' AND m.seq < e.seq))`,
  'a reward outside the grid without a reason': `SELECT r.id, w.amount_idr FROM ${own}
    JOIN program_versions v ON v.program_id = p.id AND v.version = r.program_version
    WHERE ${owing} AND NOT w.auto_released AND r.rating_state <> 'decided' AND coalesce(length(w.reason), 0) < 20
      AND (w.amount_idr BETWEEN (v.policy->'grid'->${band}->>'least')::bigint
        AND (v.policy->'grid'->${band}->>'most')::bigint) IS NOT TRUE`,
  'a reward below the least that nobody waited for': `SELECT r.id, w.amount_idr FROM ${own}
    JOIN program_versions v ON v.program_id = p.id AND v.version = r.program_version
    WHERE (${owing} OR r.reward_state = 'points_granted') AND r.rating_state <> 'decided'
      AND w.amount_idr < coalesce((v.policy->'grid'->${band}->>'least')::bigint, 0) AND r.risk_level > 0
      AND NOT EXISTS (SELECT 1 FROM events e WHERE e.noun = 'report' AND e.subject_id = r.id AND e.facts->>'move' = 'accept_rating')`,
  'a reward below the floor of a decision': `SELECT r.id, w.amount_idr, w.floor_idr FROM ${own}
    WHERE r.reward_state IN ('points_granted', 'payable', 'processing') AND r.rating_state = 'decided' AND w.amount_idr < w.floor_idr`,
  'a dispute without its clock, or an offer without its money': `SELECT r.id, r.rating_state FROM ${own}
    WHERE r.rating_state IN ('offered', 'disputed', 'deciding') AND NOT EXISTS (SELECT 1 FROM report_clocks k WHERE k.report_id = r.id
      AND k.stopped_at IS NULL AND k.kind = CASE r.rating_state WHEN 'offered' THEN 'rating_answer' WHEN 'disputed' THEN 'dispute_answer'
        ELSE 'dispute' END) OR r.rating_state = 'offered' AND w.reserved_idr < w.amount_idr`,
  'a proposal that is not covered': `SELECT r.id, w.reserved_idr, w.amount_idr FROM ${own}
    WHERE w.proposed_at IS NOT NULL AND w.reserved_idr < w.amount_idr`,
  'a large reward by one person': `SELECT r.id FROM ${own} WHERE ${owing} AND w.amount_idr > 50000000
    AND w.proposed_by IS NOT DISTINCT FROM w.approved_by`,
  'money owed apart from its parts': `SELECT b FROM unnest($2::uuid[]) b WHERE ${balance('bughunter_payable', 'b')} <>
    (SELECT coalesce(sum(w.amount_idr), 0) FROM rewards w JOIN reports r ON r.id = w.report_id
      WHERE r.reporter_id = b AND r.reward_state IN ('payable', 'failed')) +
    (SELECT coalesce(sum(e.amount_idr), 0) FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id
      JOIN ledger_accounts a ON a.id = e.ledger_account_id AND a.owner_id = b
      WHERE t.kind IN ('prize', 'retest') AND e.amount_idr > 0 AND NOT EXISTS (SELECT 1 FROM payout_lines l WHERE l.transfer_id = t.id AND l.counts))`,
  'money on its way apart from its payouts': `SELECT b FROM unnest($2::uuid[]) b WHERE ${balance('bughunter_in_payout', 'b')} <>
    (SELECT coalesce(sum(gross_idr), 0) FROM payouts WHERE bughunter_id = b AND state IN ('requested', 'processing'))`,
  'a payout that is not the sum of its lines': `SELECT o.id FROM payouts o WHERE o.bughunter_id = ANY($2) AND
    (o.gross_idr <> (SELECT sum(amount_idr) FROM payout_lines WHERE payout_id = o.id) OR o.gross_idr <> o.tax_idr + o.net_idr)`,
  'a report apart from its payout': `SELECT r.id, r.reward_state FROM ${own}
    LEFT JOIN payout_lines l ON l.report_id = r.id AND l.counts LEFT JOIN payouts o ON o.id = l.payout_id
    WHERE coalesce(CASE o.state WHEN 'paid' THEN 'paid' ELSE CASE WHEN o.id IS NOT NULL THEN 'processing' END END, 'none') <>
      CASE WHEN r.reward_state IN ('paid', 'processing') THEN r.reward_state ELSE 'none' END`,
  'a large payout by one person': `SELECT id FROM payouts WHERE bughunter_id = ANY($2) AND state IN ('paid', 'returned')
    AND gross_idr > 10000000 AND taken_by = settled_by`,
  'a returned payout by one person': `SELECT id FROM payouts WHERE bughunter_id = ANY($2) AND
    (state = 'returned') <> (returned_by IS NOT NULL AND returned_by <> return_noted_by)`,
  'a payout asked for by the team without a third person, or for a person who could ask': `SELECT o.id FROM payouts o WHERE o.bughunter_id = ANY($2)
    AND o.requested_by IS NOT NULL AND (o.request_file_id IS NULL OR o.state IN ('paid', 'returned') AND o.settled_by IN (o.requested_by, o.taken_by)
      OR NOT EXISTS (SELECT 1 FROM sanctions s WHERE s.account_id = o.bughunter_id AND s.step = 'end' AND s.taken_at <= o.requested_at))`,
  'a payout whose money moved other than once': `SELECT o.id, o.state FROM payouts o CROSS JOIN LATERAL (SELECT
      coalesce(sum(e.amount_idr) FILTER (WHERE a.kind = 'cash'), 0) AS out, coalesce(sum(e.amount_idr) FILTER (WHERE a.kind = 'tax_withheld'), 0) AS tax
      FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id JOIN ledger_accounts a ON a.id = e.ledger_account_id
      WHERE t.key IN ('payout:' || o.id, 'payout_reversal:' || o.id)) m
    WHERE o.bughunter_id = ANY($2) AND (m.out, m.tax) <> (CASE o.state WHEN 'paid' THEN o.net_idr ELSE 0 END, CASE o.state WHEN 'paid' THEN o.tax_idr ELSE 0 END)`,
  'what was paid twice at once': `SELECT coalesce(l.report_id, l.transfer_id) AS thing FROM payout_lines l JOIN payouts o ON o.id = l.payout_id
    WHERE o.bughunter_id = ANY($2) AND o.state IN ('requested', 'processing', 'paid') GROUP BY 1 HAVING count(*) > 1`,
  'money in refund apart from its refunds': `SELECT c FROM unnest($1::uuid[]) c WHERE ${balance('company_in_refund', 'c')} <>
    (SELECT coalesce(sum(amount_idr), 0) FROM refunds WHERE company_id = c AND state IN ('requested', 'checked'))`,
  'a refund by one person': `SELECT id FROM refunds WHERE company_id = ANY($1) AND state IN ('paid', 'returned')
    AND (checked_by IS NULL OR checked_by = settled_by OR proof_file_id IS NULL OR returned_by = return_noted_by)`,
  'a refund whose money moved other than once': `SELECT f.id, f.state FROM refunds f WHERE f.company_id = ANY($1) AND
    (SELECT coalesce(sum(e.amount_idr), 0) FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id
      JOIN ledger_accounts a ON a.id = e.ledger_account_id AND a.kind = 'company_available' WHERE t.key IN
      ('refund_request:' || f.id, 'refund_back:' || f.id, 'refund:' || f.id, 'refund_reversal:' || f.id))
    <> CASE WHEN f.state IN ('requested', 'checked', 'paid') THEN -f.amount_idr ELSE 0 END`,
  'a refund without its events': `SELECT f.id, f.state FROM refunds f WHERE f.company_id = ANY($1) AND NOT EXISTS
    (SELECT 1 FROM events WHERE noun = 'reward' AND subject_id = f.id AND type = 'reward.refund_' || f.state)`,
  'a top-up apart from its money': `SELECT u.id, u.status FROM top_ups u WHERE u.company_id = ANY($1) AND
    ((u.status IN ('confirmed', 'reversed')) <> EXISTS (SELECT 1 FROM ledger_transfers WHERE key = 'top_up:' || u.id)
      OR (u.status = 'reversed') <> EXISTS (SELECT 1 FROM ledger_transfers WHERE key = 'top_up_reversal:' || u.id))`,
  'a top-up without its events': `SELECT u.id, u.status FROM top_ups u WHERE u.company_id = ANY($1) AND
    (SELECT array_agg(type ORDER BY seq) FROM events WHERE noun = 'reward' AND subject_id = u.id
      AND type NOT IN ('reward.top_up_checked', 'reward.top_up_reversal_proposed', 'reward.top_up_reversal_withdrawn')) IS DISTINCT FROM
    CASE WHEN u.status = 'requested' THEN '{reward.top_up_requested}'::text[]
      WHEN u.status = 'reversed' THEN '{reward.top_up_requested,reward.top_up_decided,reward.top_up_reversed}'::text[]
      ELSE '{reward.top_up_requested,reward.top_up_decided}'::text[] END`,
  'a top-up taken back by one person, or more than was booked': `SELECT u.id FROM top_ups u WHERE u.company_id = ANY($1) AND u.status = 'reversed'
    AND (u.reversal_by = u.reversed_by OR u.reversal_idr > u.received_idr OR u.reversal_idr IS DISTINCT FROM (SELECT max(e.amount_idr)
      FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id WHERE t.key = 'top_up_reversal:' || u.id))`,
  'a large top-up by one person': `SELECT u.id FROM top_ups u WHERE u.company_id = ANY($1) AND u.status IN ('confirmed', 'reversed')
    AND u.received_idr > 10000000 AND (SELECT count(DISTINCT actor_id) FROM events WHERE noun = 'reward' AND subject_id = u.id
      AND type IN ('reward.top_up_checked', 'reward.top_up_decided')) <> 2`,
  'a top-up booked with another amount than came': `SELECT u.id, u.received_idr FROM top_ups u JOIN ledger_transfers t ON t.key = 'top_up:' || u.id
    JOIN ledger_entries e ON e.transfer_id = t.id AND e.amount_idr > 0 WHERE u.company_id = ANY($1) AND e.amount_idr IS DISTINCT FROM u.received_idr`,
  'more in a day than one operator may confirm alone': `SELECT u.id FROM top_ups u WHERE u.company_id = ANY($1) AND u.status = 'confirmed'
    AND u.checked_by IS NULL AND (SELECT max(s.sum) FROM (SELECT sum(o.received_idr) FROM top_ups o WHERE o.status = 'confirmed' AND o.checked_by IS NULL
      AND o.decided_at > u.decided_at - interval '1 day' AND o.decided_at <= u.decided_at AND o.company_id = u.company_id) s) > 10000000`,
  'more in a day than one person may give alone': `SELECT r.id FROM ${own} WHERE w.given_at IS NOT NULL AND w.proposed_by = w.approved_by
    AND (SELECT sum(o.amount_idr) FROM rewards o JOIN reports q ON q.id = o.report_id JOIN programs z ON z.id = q.program_id
      WHERE o.given_at > w.given_at - interval '1 day' AND o.given_at <= w.given_at AND o.proposed_by = o.approved_by
        AND o.approved_by = w.approved_by AND z.company_id = p.company_id) > 50000000`,
  'more in a day than one operator may pay alone': `SELECT o.id FROM payouts o WHERE o.bughunter_id = ANY($2) AND o.state = 'paid'
    AND o.taken_by = o.settled_by AND (SELECT sum(x.gross_idr) FROM payouts x WHERE x.state = 'paid' AND x.taken_by = x.settled_by
      AND x.settled_by = o.settled_by AND x.settled_at > o.settled_at - interval '1 day' AND x.settled_at <= o.settled_at) > 10000000`,
  'a payout without its events': `SELECT o.id, o.state FROM payouts o WHERE o.bughunter_id = ANY($2) AND NOT EXISTS
    (SELECT 1 FROM events WHERE noun = 'reward' AND subject_id = o.id AND type = 'reward.payout_' ||
      CASE o.state WHEN 'processing' THEN 'taken' WHEN 'requested' THEN CASE WHEN o.requested_by IS NULL THEN 'requested'
      ELSE 'requested_for' END ELSE o.state END)`,
  'prizes apart from confirmed results': `SELECT p.id FROM programs p WHERE p.company_id = ANY($1) AND p.kind = 'challenge' AND
    (SELECT coalesce(sum(e.amount_idr), 0) FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id
      JOIN ledger_accounts a ON a.id = e.ledger_account_id AND a.kind = 'bughunter_payable'
      WHERE t.kind = 'prize' AND t.key LIKE 'prize:' || p.id || ':%') <>
    (SELECT coalesce(sum(prize_idr), 0) FROM challenge_standings s WHERE s.program_id = p.id AND p.results_at IS NOT NULL)`,
  'a state that is none': `SELECT r.id, r.stage, r.fix, r.reward_state FROM ${own} WHERE
    (r.stage = 'closed') <> (r.close_reason IS NOT NULL) OR (r.code IS NULL) <> (r.stage = 'draft')
    OR (r.fix <> 'open' AND r.stage NOT IN ('valid', 'rated', 'closed'))
    OR (r.stage = 'rated' AND (r.risk_level IS NULL OR r.reward_state IN ('none', 'approved', 'void')))
    OR (r.close_reason IN ('resolved', 'accepted_risk') AND r.reward_state NOT IN ('points_granted', 'payable', 'processing', 'paid'))
    OR (r.stage IN ('draft', 'submitted', 'valid') AND r.reward_state <> 'none')`,
  'points of an accepted report': `SELECT r.id, ${earned} AS has FROM ${own} WHERE (r.stage = 'rated' OR r.close_reason IN
    ('resolved', 'accepted_risk')) AND ${earned} <> ${worth(teamLevel('r'))} + coalesce(r.quality, 0) +
      (${worth('r.claimed_level')} = ${worth(teamLevel('r'))})::int`,
  'points of a duplicate': `SELECT r.id, ${earned} AS has, o.stage, o.risk_level FROM ${own} JOIN reports o ON o.id = r.original_id
    WHERE r.close_reason = 'duplicate' AND ${earned} <> CASE WHEN o.risk_level IS NOT NULL AND ${accepted('o')}
      AND o.reporter_id <> r.reporter_id AND NOT ${fixedBefore} AND NOT EXISTS (SELECT 1 FROM reports s
        WHERE s.original_id = r.original_id AND s.reporter_id = r.reporter_id AND s.close_reason = 'duplicate'
          AND (s.submitted_at, s.id) < (r.submitted_at, r.id)) THEN ${worth(teamLevel('o'))} / 5 ELSE 0 END`,
  'points of a refused report': `SELECT r.id, r.close_reason, ${earned} AS has FROM ${own} WHERE
    (r.close_reason = 'spam' AND ${earned} <> -10)
    OR (r.close_reason IN ('not_applicable', 'out_of_scope') AND ${earned} NOT IN (0, -5))`,
  'points of what was neither found nor refused': `SELECT r.id, r.stage, r.close_reason, ${earned} AS has FROM ${own} WHERE
    ${earned} <> 0 AND (r.stage IN ('draft', 'submitted', 'in_review', 'needs_info', 'valid')
      OR r.close_reason IN ('withdrawn', 'no_response', 'informative', 'not_reproducible'))`,
  'points of a retest': `SELECT r.id FROM ${own} WHERE (SELECT coalesce(sum(points), 0) FROM point_entries
    WHERE report_id = r.id AND rule = 'retest') <> CASE WHEN ${timesRetested} > 0 THEN 2 ELSE 0 END`,
  'points twice for one thing': `SELECT key FROM point_entries WHERE bughunter_id = ANY($2) GROUP BY key HAVING count(*) > 1`,
  'a board apart from the ledger': `SELECT * FROM ${boardLines} l FULL JOIN (SELECT * FROM board_figures WHERE bughunter_id = ANY($2)) f
    ON f.bughunter_id = l.id AND f.period = l.period WHERE (f.points, f.valid, f.severe, f.closed) IS DISTINCT FROM
      (l.points, l.valid, l.severe, l.closed) OR f.last_valid_at IS DISTINCT FROM l.last`,
  'a hall of fame apart from its board': `SELECT b.bughunter_id FROM board_figures b LEFT JOIN (SELECT bughunter_id, sum(valid) AS valid,
      sum(points) AS points, max(last_valid_at) AS last FROM program_figures GROUP BY 1) f ON f.bughunter_id = b.bughunter_id
    WHERE b.period = 'all' AND b.bughunter_id = ANY($2) AND (b.valid, b.points, b.last_valid_at) IS DISTINCT FROM (f.valid, f.points, f.last)`,
  'a clock that runs twice or after the end': `SELECT c.report_id, c.kind FROM report_clocks c JOIN reports r ON r.id = c.report_id
    JOIN programs p ON p.id = r.program_id AND p.company_id = ANY($1) WHERE c.stopped_at IS NULL
    GROUP BY c.report_id, c.kind, r.stage HAVING count(*) > 1 OR (r.stage = 'closed') <> (c.kind IN ('appeal', 'appeal_answer'))`,
  'a word of the company nobody asked for': `SELECT e.subject_id FROM events e WHERE e.seq > $3 AND e.type = 'report.appeal_answered' AND
    (SELECT b.type FROM events b WHERE b.noun = 'report' AND b.subject_id = e.subject_id AND b.seq < e.seq AND
      (b.type LIKE 'report.appeal%' OR b.facts->>'to' = 'closed' OR b.facts->>'from' = 'closed') ORDER BY b.seq DESC LIMIT 1)
      <> 'report.appealed'`,
  'a promise on an objection that is none': `SELECT c.report_id FROM report_clocks c JOIN reports r ON r.id = c.report_id
    JOIN programs p ON p.id = r.program_id AND p.company_id = ANY($1) WHERE c.kind = 'appeal_answer' AND
    ((p.managed_by = 'product' AND r.valid_at IS NULL) OR NOT EXISTS (SELECT 1 FROM report_clocks a WHERE a.report_id = c.report_id
      AND a.kind = 'appeal' AND a.started_at = c.started_at AND (c.stopped_at IS NOT NULL OR a.stopped_at IS NULL)))`,
  'a clock escalated or late twice': `SELECT subject_id FROM events WHERE seq > $3 AND type IN ('report.clock_overdue',
    'report.clock_escalated') GROUP BY subject_id, type, facts->>'kind', facts->>'dueAt' HAVING count(*) > 1`,
  'a late program without its event, or stopped twice': `SELECT p.id FROM programs p CROSS JOIN LATERAL (SELECT
      count(*) FILTER (WHERE type = 'program.late') - count(*) FILTER (WHERE type = 'program.late_cleared') AS stops FROM events
      WHERE noun = 'program' AND subject_id = p.id) e
    WHERE p.company_id = ANY($1) AND stops <> (p.late_since IS NOT NULL)::int`,
  'a broken chain of events': `SELECT seq FROM (SELECT e.seq, e.hash, e.previous_hash, event_digest(e.previous_hash, e) AS digest,
      lag(e.hash) OVER (ORDER BY e.seq) AS before, lag(e.seq) OVER (ORDER BY e.seq) AS last FROM events e WHERE e.seq >= $3) chain
    WHERE hash <> digest OR (before IS NOT NULL AND (previous_hash <> before OR seq <> last + 1))`,
}
