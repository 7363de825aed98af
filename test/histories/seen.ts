import { databasePool } from '#infra/database.ts'
import type { Environment } from './environment.ts'

/** A report as the database holds it; `mark` covers all of it but what others may move: points that follow an original. */
export type SeenReport = {
  id: string
  companyId: string
  reporterId: string
  programId: string
  code: string | null
  stage: string
  closeReason: string | null
  fix: string
  reward: string
  rating: string
  revision: number
  claimedLevel: number | null
  triagedLevel: number | null
  riskLevel: number | null
  cvssVector: string | null
  submitKey: string | null
  proposed: string
  texts: string
  mark: string
  events: number
}
export type SeenTopUp = { id: string; companyId: string; status: string }
export type SeenRefund = { id: string; companyId: string; state: string }
export type SeenPayout = { id: string; bughunterId: string; state: string }
export type SeenChallenge = {
  companyId: string
  programId: string
  status: string
  over: boolean
  digest: string | null
}

/** All data of one environment. `mark` changes with anything a person of it can change. */
export type Seen = {
  reports: SeenReport[]
  topUps: SeenTopUp[]
  payouts: SeenPayout[]
  refunds: SeenRefund[]
  challenge: SeenChallenge
  /** Programs that take no new reports because the company was late. */
  late: string[]
  /** Bughunters whose account is ended and who are owed money. */
  ended: string[]
  mark: string
  below: number
}

const reportsOf = `SELECT r.id, p.company_id AS "companyId", r.reporter_id AS "reporterId", r.program_id AS "programId",
  r.code, r.stage, r.close_reason AS "closeReason", r.fix, r.reward_state AS reward, r.rating_state AS rating, r.revision,
  r.claimed_level AS "claimedLevel", r.triaged_level AS "triagedLevel", r.risk_level AS "riskLevel",
  r.cvss_vector AS "cvssVector", r.submit_key AS "submitKey",
  CASE WHEN w.proposed_by IS NOT NULL AND r.reward_state = 'proposed' THEN w.amount_idr ELSE 0 END::text AS proposed,
  md5(concat_ws('|', r.title, r.target, r.poc_md, r.impact_md, r.recommendation_md, r.cvss_vector, r.vrt_id, r.cwe_id,
    r.risk_level, r.code, r.original_id)) AS texts,
  md5(concat_ws('|', md5((to_jsonb(r) - 'search')::text), to_jsonb(w),
    (SELECT count(*) FROM report_comments c WHERE c.report_id = r.id),
    (SELECT count(*) FROM report_ratings g WHERE g.report_id = r.id),
    (SELECT count(*) FROM ledger_transfers t WHERE t.report_id = r.id))) AS mark,
  (SELECT count(*)::int FROM events e WHERE e.noun IN ('report', 'reward') AND e.subject_id = r.id) AS events
  FROM reports r JOIN programs p ON p.id = r.program_id LEFT JOIN rewards w ON w.report_id = r.id
  WHERE p.company_id = ANY($1) ORDER BY r.id`

const marksOf = `SELECT c.id AS "companyId", concat_ws('|',
    (SELECT string_agg(a.kind || a.balance_idr, ',' ORDER BY a.id) FROM ledger_accounts a
      WHERE a.owner_id = c.id OR a.owner_id = ANY(h.ids)),
    (SELECT string_agg(md5(x::text), ',' ORDER BY id) FROM top_ups x WHERE x.company_id = c.id),
    (SELECT string_agg(md5(x::text), ',' ORDER BY id) FROM refunds x WHERE x.company_id = c.id),
    (SELECT string_agg(md5(x::text), ',' ORDER BY id) FROM payouts x WHERE x.bughunter_id = ANY(h.ids)),
    (SELECT string_agg(md5((to_jsonb(x) - 'search')::text), ',' ORDER BY id) FROM programs x WHERE x.company_id = c.id),
    (SELECT count(*) FROM agreements x WHERE x.bughunter_id = ANY(h.ids)),
    (SELECT string_agg(x.standing::text, ',' ORDER BY id) FROM accounts x WHERE x.id = ANY(h.ids)),
    (SELECT coalesce(sum(points), 0) || ':' || count(*) FROM point_entries x WHERE x.bughunter_id = ANY(h.ids))) AS mark,
  (SELECT count(*)::int FROM ledger_accounts a
    WHERE a.balance_idr < 0 AND a.kind <> 'cash' AND (a.owner_id = c.id OR a.owner_id = ANY(h.ids))) AS below
  FROM unnest($1::uuid[]) AS c (id)
  CROSS JOIN LATERAL (SELECT array_agg(v.id::uuid) AS ids FROM jsonb_array_elements_text($2::jsonb -> (c.id::text)) v (id)) h`

const challengesOf = `SELECT p.company_id AS "companyId", p.id AS "programId", p.status, p.ends_at <= $2 AS over, r.digest
  FROM programs p LEFT JOIN challenge_results r ON r.program_id = p.id
  WHERE p.company_id = ANY($1) AND p.kind = 'challenge'`

/** Reads every environment at once. */
export async function look(environments: readonly Environment[], moment: Date): Promise<Seen[]> {
  const companies = environments.map(({ companyId }) => companyId)
  const people = Object.fromEntries(
    environments.map((environment) => [environment.companyId, peopleOf(environment)]),
  )
  const all = environments.flatMap(peopleOf)
  const [reports, marks, topUps, payouts, refunds, challenges, late, ended] = await Promise.all([
    rows<SeenReport>(reportsOf, [companies]),
    rows<{ companyId: string; mark: string; below: number }>(marksOf, [companies, JSON.stringify(people)]),
    rows<SeenTopUp>(
      `SELECT id, company_id AS "companyId", status FROM top_ups WHERE company_id = ANY($1) ORDER BY id`,
      [companies],
    ),
    rows<SeenPayout>(
      `SELECT id, bughunter_id AS "bughunterId", state FROM payouts WHERE bughunter_id = ANY($1) ORDER BY id`,
      [all],
    ),
    rows<SeenRefund>(
      `SELECT id, company_id AS "companyId", state FROM refunds WHERE company_id = ANY($1) ORDER BY id`,
      [companies],
    ),
    rows<SeenChallenge>(challengesOf, [companies, moment]),
    rows<{ companyId: string; id: string }>(
      `SELECT id, company_id AS "companyId" FROM programs WHERE company_id = ANY($1) AND late_since IS NOT NULL ORDER BY id`,
      [companies],
    ),
    rows<{ id: string }>(
      `SELECT a.id FROM accounts a JOIN ledger_accounts l ON l.owner_id = a.id AND l.kind = 'bughunter_payable'
        WHERE a.id = ANY($1) AND a.standing = 'ended' AND l.balance_idr > 0 ORDER BY a.id`,
      [all],
    ),
  ])
  return environments.map((environment) => {
    const its = <T extends { companyId: string }>(list: T[]) =>
      list.filter(({ companyId }) => companyId === environment.companyId)
    const [kept] = its(marks)
    const own = its(reports)
    return {
      reports: own,
      topUps: its(topUps),
      refunds: its(refunds),
      payouts: payouts.filter(({ bughunterId }) => peopleOf(environment).includes(bughunterId)),
      challenge: its(challenges)[0]!,
      late: its(late).map(({ id }) => id),
      ended: ended.map(({ id }) => id).filter((id) => peopleOf(environment).includes(id)),
      mark: [kept!.mark, ...own.map(({ mark, events }) => `${mark}:${events}`)].join('\n'),
      below: kept!.below,
    }
  })
}

export function peopleOf({ hunters, stranger }: Environment): string[] {
  return [...hunters, stranger].map(({ accountId }) => accountId)
}

async function rows<T extends object>(query: string, values: unknown[]): Promise<T[]> {
  return (await databasePool().query<T>(query, values)).rows
}
