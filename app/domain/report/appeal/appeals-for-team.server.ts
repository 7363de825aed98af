import { keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import { type CountedPage, countedMost } from '@cakrawala/paging/paging'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, identityCases } from '#domain/account/account-tables.server.ts'
import { identityAppeals } from '#domain/account/identity/identity-appeal-tables.server.ts'
import { sanctionReasons, sanctionSteps } from '#domain/account/status/account-status.ts'
import { sanctionAppeals, sanctions } from '#domain/account/status/account-status-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { refusersIn } from './judging-obstacle.server.ts'

const s = alias(sanctions, 's')
const c = alias(identityCases, 'c')
const t = alias(accounts, 't')

export const appealInQueue = z.object({
  /**
   * What is objected to: a step of the strike policy, a denied verification, or the closing of a report, whose id is that
   * of the line.
   */
  ...{ id: text, kind: z.enum(['sanction', 'identity', 'report']), accountId: text },
  /** The case of a denied verification; the second half of a report's address. */
  ...{ caseId: text.nullable(), reportHash: text.nullable(), username: text },
  ...{ step: z.enum(sanctionSteps).nullable(), reason: z.enum(sanctionReasons).nullable() },
  /** `ownAct`: the viewer had a part in what is objected to: a colleague decides. */
  ...{ openedAt: moment, dueAt: moment, ownAct: flag },
})
export type AppealInQueue = z.infer<typeof appealInQueue>
export const appealFiguresView = z.object({ open: count, nextDueAt: moment.nullable() })

const open = sql`
  SELECT a.id, 'sanction' AS kind, ${s.accountId}, NULL::uuid AS case_id, ${s.step}, ${s.reason}, a.opened_at, a.due_at,
    ARRAY[${s.takenBy}] AS hands, NULL AS hash
  FROM ${sanctionAppeals} a JOIN ${sanctions} s ON ${s.id} = a.sanction_id WHERE a.decided_at IS NULL
  UNION ALL
  SELECT a.id, 'identity', ${c.accountId}, ${c.id}, NULL, NULL, a.opened_at, a.due_at, ARRAY[${c.proposedBy}, ${c.decidedBy}], NULL
  FROM ${identityAppeals} a JOIN ${identityCases} c ON ${c.id} = a.case_id WHERE a.decided_at IS NULL
  UNION ALL
  SELECT r.id, 'report', r.reporter_id, NULL, NULL, NULL, k.started_at, k.due_at, ${refusersIn(sql`r.id`)}, r.hash
  FROM report_clocks k JOIN reports r ON r.id = k.report_id
  WHERE k.kind = 'appeal' AND k.stopped_at IS NULL AND k.paused_at IS NULL`

/**
 * Appeals no one has decided, of all kinds, the next due first. @throws Refusal not_found for all but the platform team
 */
export async function appealsSeenBy(actor: Actor, wanted: Wanted = {}): Promise<CountedPage<AppealInQueue>> {
  const team = found(isOperator(actor) ? actor : null)
  const keyset = keysetQuery(nextDue, wanted)
  const answer = await database().execute<AppealRow>(sql`
    SELECT q.*, ${t.username}, ${team.accountId}::uuid = ANY(q.hands) AS own_act, ${keyset.place} AS place,
      (SELECT count(*) FROM (SELECT 1 FROM (${open}) q LIMIT ${countedMost + 1}) counted)::int AS total
    FROM (${open}) q JOIN ${accounts} t ON ${t.id} = q.account_id
    WHERE ${keyset.beyond ?? sql`true`}
    ORDER BY ${sql.join(keyset.orderBy, sql`, `)} LIMIT ${keyset.limit}`)
  const { rows, ...ways } = keyset.countedPage(answer.rows)
  return { rows: rows.map(viewOf), ...ways }
}

const nextDue: Order = { keys: [{ by: sql`q.due_at`, down: false, as: 'moment' }], id: sql`q.id` }

/** How many wait, and since when the oldest. @throws Refusal forbidden for all but the platform team */
export async function appealFigures(viewer: Actor): Promise<z.infer<typeof appealFiguresView>> {
  if (!isOperator(viewer)) return refuse('forbidden')
  const answer = await database().execute<{ open: number; next: string | null }>(
    sql`SELECT count(*)::int AS open, min(due_at) AS next FROM (${open}) q`,
  )
  const { open: waiting, next } = answer.rows[0]!
  return { open: waiting, nextDueAt: next ? new Date(next) : null }
}

type AppealRow = {
  id: string
  kind: AppealInQueue['kind']
  account_id: string
  case_id: string | null
  username: string
  hash: string | null
  step: AppealInQueue['step']
  reason: AppealInQueue['reason']
  opened_at: string
  due_at: string
  own_act: boolean
  place: string
  total: number
}

function viewOf(row: Omit<AppealRow, 'place' | 'total'>): AppealInQueue {
  const { id, kind, username, step, reason } = row
  return {
    ...{ id, kind, username, step, reason },
    accountId: row.account_id,
    caseId: row.case_id,
    reportHash: row.hash,
    openedAt: new Date(row.opened_at),
    dueAt: new Date(row.due_at),
    ownAct: row.own_act,
  }
}
