import { sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { type Page, pageOf, pageSizes } from '#kernel/paging.ts'
import { found, refuse } from '#kernel/refusal.ts'
import type { SanctionReason, SanctionStep } from './standing.ts'

export type AppealInQueue = {
  id: string
  /** What is objected to: a step of the ladder, or a denied verification. */
  kind: 'sanction' | 'identity'
  accountId: string
  /** The case of a denied verification. */
  caseId: string | null
  username: string
  step: SanctionStep | null
  reason: SanctionReason | null
  openedAt: Date
  dueAt: Date
  /** The viewer had a part in what is objected to: a colleague decides. */
  ownAct: boolean
}

const open = sql`
  SELECT a.id, 'sanction' AS kind, s.account_id, NULL::uuid AS case_id, s.step, s.reason, a.opened_at, a.due_at,
    ARRAY[s.taken_by] AS hands
  FROM sanction_appeals a JOIN sanctions s ON s.id = a.sanction_id WHERE a.decided_at IS NULL
  UNION ALL
  SELECT a.id, 'identity', c.account_id, c.id, NULL, NULL, a.opened_at, a.due_at, ARRAY[c.proposed_by, c.decided_by]
  FROM identity_appeals a JOIN identity_cases c ON c.id = a.case_id WHERE a.decided_at IS NULL`

/** Appeals nobody has decided, of both kinds, the next due first. @throws Refusal not_found for all but the platform team */
export async function appealsSeenBy(actor: Actor, page: number): Promise<Page<AppealInQueue>> {
  const team = found(isHello(actor) ? actor : null)
  const size = pageSizes.table
  const answer = await database().execute<AppealRow>(sql`
    SELECT q.*, t.username, (count(*) OVER ())::int AS total, ${team.accountId}::uuid = ANY(q.hands) AS own_act
    FROM (${open}) q JOIN accounts t ON t.id = q.account_id
    ORDER BY q.due_at, q.id LIMIT ${size} OFFSET ${(page - 1) * size}`)
  return pageOf(answer.rows.map(viewOf), answer.rows[0]?.total ?? 0, page, size)
}

/** How many wait, and since when the oldest. @throws Refusal forbidden for all but the platform team */
export async function appealFigures(viewer: Actor): Promise<{ open: number; nextDueAt: Date | null }> {
  if (!isHello(viewer)) return refuse('forbidden')
  const answer = await database().execute<{ open: number; next: string | null }>(
    sql`SELECT count(*)::int AS open, min(due_at) AS next FROM (${open}) q`,
  )
  const { open: waiting, next } = answer.rows[0]!
  return { open: waiting, nextDueAt: next ? new Date(next) : null }
}

type AppealRow = {
  id: string
  kind: 'sanction' | 'identity'
  account_id: string
  case_id: string | null
  username: string
  step: SanctionStep | null
  reason: SanctionReason | null
  opened_at: string
  due_at: string
  own_act: boolean
  total: number
}

function viewOf(row: AppealRow): AppealInQueue {
  const { id, kind, username, step, reason } = row
  return {
    ...{ id, kind, username, step, reason },
    accountId: row.account_id,
    caseId: row.case_id,
    openedAt: new Date(row.opened_at),
    dueAt: new Date(row.due_at),
    ownAct: row.own_act,
  }
}
