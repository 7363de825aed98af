import { type SQL, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { waitingOn } from '#domain/report/report-scope.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'

/** Tickets wait from the start on their first legal clock, and on the second where that one is judged not to apply. */
const incidentDue = sql`i.received_at + CASE WHEN i.vital IS FALSE THEN interval '3 days' ELSE interval '1 day' END`

/**
 * All that waits for the team: `desk, id, due_at, since, title, about, place, taker`. `place` is what an address needs besides
 * the desk; `taker` is known here for desks that have takers of their own. Where nothing is promised, a goal counts as due
 * (docs/decisions/0017).
 */
export function workAt(present: Date): SQL {
  return sql`
    SELECT 'reports' AS desk, ${reports.id} AS id,
      coalesce(running.due_at, ${reports.updatedAt} + interval '5 days') AS due_at,
      ${reports.submittedAt} AS since, ${reports.title} AS title, ${reports.code} AS about,
      ${reports.hash} || '/' || ${reports.id} AS place, ${reports.assigneeId} AS taker
    FROM ${reports} JOIN ${programs} ON ${programs.id} = ${reports.programId}
    LEFT JOIN (SELECT report_id, min(due_at) AS due_at FROM report_clocks
      WHERE stopped_at IS NULL AND paused_at IS NULL GROUP BY report_id) running ON running.report_id = ${reports.id}
    WHERE ${reports.stage} IN ('submitted', 'in_review', 'valid', 'rated') AND ${waitingOn} = 'operator'
    UNION ALL
    SELECT 'identity', c.id, c.submitted_at + interval '2 days', c.submitted_at, a.username, NULL, c.id::text,
      CASE WHEN c.taken_at > ${present}::timestamptz - interval '30 minutes' THEN c.reviewer_id END
    FROM identity_cases c JOIN accounts a ON a.id = c.account_id
    WHERE c.decided_at IS NULL AND a.standing <> 'ended'
    UNION ALL
    SELECT 'payouts', p.id, p.requested_at + interval '3 days', p.requested_at, p.code, a.username, p.id::text, p.taken_by
    FROM payouts p JOIN accounts a ON a.id = p.bughunter_id WHERE p.state IN ('requested', 'processing')
    UNION ALL
    SELECT 'incidents', i.id, ${incidentDue}, i.received_at, i.title, i.code, i.id::text, i.assignee_id
    FROM incidents i WHERE i.state IN ('received', 'verified', 'handling', 'recovered') AND NOT i.spam
    UNION ALL
    SELECT 'inquiries', q.id, q.sent_at + interval '2 days', q.sent_at, coalesce(q.title, q.full_name), q.company_name,
      q.id::text, q.taken_by
    FROM inquiries q WHERE q.state IN ('new', 'taken')
    UNION ALL ${claimedWork}`
}

/** What waits at desks without takers of their own. */
const claimedWork = sql`
  SELECT 'appeals' AS desk, o.id, o.due_at, o.opened_at, a.username, NULL, '', NULL::uuid
  FROM sanction_appeals o JOIN sanctions s ON s.id = o.sanction_id JOIN accounts a ON a.id = s.account_id
  WHERE o.decided_at IS NULL
  UNION ALL
  SELECT 'appeals', o.id, o.due_at, o.opened_at, a.username, NULL, '', NULL
  FROM identity_appeals o JOIN identity_cases c ON c.id = o.case_id JOIN accounts a ON a.id = c.account_id
  WHERE o.decided_at IS NULL
  UNION ALL
  SELECT 'appeals', r.id, k.due_at, k.started_at, r.title, r.code, r.hash || '/' || r.id, NULL
  FROM report_clocks k JOIN reports r ON r.id = k.report_id
  WHERE k.kind = 'appeal' AND k.stopped_at IS NULL AND k.paused_at IS NULL
  UNION ALL
  SELECT 'recovery', r.id, r.opened_at + interval '1 day', r.opened_at, a.username, NULL, '', NULL
  FROM recovery_reviews r JOIN accounts a ON a.id = r.account_id WHERE r.decided_at IS NULL AND a.standing <> 'ended'
  UNION ALL
  SELECT 'npwp', n.company_id, n.submitted_at + interval '3 days', n.submitted_at, c.name, NULL, n.company_id::text, NULL
  FROM company_npwps n JOIN companies c ON c.id = n.company_id WHERE n.state = 'pending'
  UNION ALL
  SELECT 'programs', p.id, coalesce(p.submitted_at, p.created_at) + interval '3 days',
    coalesce(p.submitted_at, p.created_at), p.title, c.name, p.id::text, NULL
  FROM programs p JOIN companies c ON c.id = p.company_id WHERE p.status = 'review'
  UNION ALL
  SELECT 'plans', q.id, q.asked_at + interval '3 days', q.asked_at, c.name, NULL, q.company_id::text, NULL
  FROM plan_requests q JOIN companies c ON c.id = q.company_id JOIN accounts o ON o.id = c.owner_id
  WHERE q.state = 'waiting' AND o.standing <> 'ended'
  UNION ALL
  SELECT 'challenges', p.id, p.ends_at + interval '3 days', p.ends_at, p.title, c.name, p.id::text, NULL
  FROM programs p JOIN companies c ON c.id = p.company_id
  WHERE p.ends_at IS NOT NULL AND p.results_at IS NULL AND p.accepted_at IS NOT NULL AND p.told_stage = 'judging'
  UNION ALL
  SELECT 'top_ups', t.id, t.requested_at + interval '1 day', t.requested_at, c.name, t.reference, '', NULL
  FROM top_ups t JOIN companies c ON c.id = t.company_id WHERE t.status = 'requested'
  UNION ALL
  SELECT 'payout_accounts', p.id, p.named_at + interval '2 days', p.named_at, a.username, NULL, '', NULL
  FROM payout_accounts p JOIN accounts a ON a.id = p.bughunter_id WHERE p.state = 'review' AND p.replaced_at IS NULL
  UNION ALL
  SELECT 'settings', s.id, s.at + interval '1 day', s.at, s.key, a.username, s.key, NULL
  FROM setting_lines s JOIN accounts a ON a.id = s.by_id WHERE s.state = 'proposed'
  UNION ALL
  SELECT 'articles', t.id, coalesce(t.sent_at, t.updated_at) + interval '5 days', coalesce(t.sent_at, t.updated_at),
    t.title_id, a.username, t.id::text, NULL
  FROM articles t LEFT JOIN accounts a ON a.id = t.author_id WHERE t.state = 'in_review'
  UNION ALL
  SELECT 'tellings', d.report_id, d.agreed_at + interval '5 days', d.agreed_at, d.title, r.code,
    r.hash || '/' || r.id, NULL
  FROM disclosures d JOIN reports r ON r.id = d.report_id WHERE d.state = 'agreed'`
