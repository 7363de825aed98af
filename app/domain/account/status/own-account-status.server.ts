import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { SanctionReason, SanctionStep } from './account-status.ts'
import { mayAppeal } from './account-status-policy.ts'
import { sanctionAppeals, sanctions } from './account-status-tables.server.ts'
import { unsafeSanctionsOf } from './sanction-history.server.ts'

export type OwnAppealView = {
  text: string
  openedAt: Date
  dueAt: Date
  decision: 'upheld' | 'rejected' | null
  decisionText: string | null
  decidedAt: Date | null
}
export type OwnSanctionView = {
  id: string
  step: SanctionStep
  reason: SanctionReason
  statement: string
  takenAt: Date
  until: Date | null
  liftedAt: Date | null
  liftReason: string | null
  appeal: OwnAppealView | null
  mayAppeal: boolean
}

/** Every step taken against the viewer, newest first, without who took it and without notes of the team. */
export async function ownSanctions(viewer: Person): Promise<OwnSanctionView[]> {
  const rows = await unsafeSanctionsOf(database(), viewer.accountId)
  return rows.map(
    ({ id, step, reason, statement, takenAt, until, liftedAt, liftReason, appeal, accountId }) => ({
      ...{ id, step, reason, statement, takenAt, until, liftedAt, liftReason },
      appeal: appeal && {
        text: appeal.text,
        openedAt: appeal.openedAt,
        dueAt: appeal.dueAt,
        decision: appeal.decision,
        decisionText: appeal.decisionText,
        decidedAt: appeal.decidedAt,
      },
      mayAppeal: mayAppeal(viewer, { accountId, liftedAt, appealed: appeal !== null }),
    }),
  )
}

/** Why a suspended viewer is suspended: by a step of their own, or because the company is (then without its reason). */
export type SuspensionView =
  | { of: 'self'; reason: SanctionReason; until: Date | null; appealed: boolean }
  | { of: 'company'; until: Date | null }

/** For the banner; null for people in good standing. One query, and only for suspended ones. */
export async function suspensionOf(viewer: Person): Promise<SuspensionView | null> {
  if (!viewer.suspended) return null
  const own = await openSuspension(sql`${viewer.accountId}`)
  if (own) return { of: 'self', ...own }
  if (viewer.companyId === null) return null
  const owner = await openSuspension(sql`(SELECT owner_id FROM ${companies} WHERE id = ${viewer.companyId})`)
  return { of: 'company', until: owner?.until ?? null }
}

async function openSuspension(accountId: ReturnType<typeof sql>) {
  const { reason, until } = sanctions
  const [row] = await database()
    .select({ reason, until, appealed: sql<boolean>`${sanctionAppeals.id} IS NOT NULL` })
    .from(sanctions)
    .leftJoin(sanctionAppeals, eq(sanctionAppeals.sanctionId, sanctions.id))
    .where(
      and(
        sql`${sanctions.accountId} = ${accountId}`,
        eq(sanctions.step, 'suspension'),
        isNull(sanctions.liftedAt),
      ),
    )
    .orderBy(desc(sanctions.takenAt))
    .limit(1)
  return row
}
