import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { appealView } from '../appeal-view.ts'
import { sanctionReasons, sanctionSteps } from './account-status.ts'
import { mayAppeal } from './account-status-policy.ts'
import { sanctionAppeals, sanctions } from './account-status-tables.server.ts'
import { appealOf, unsafeSanctionsOf } from './sanction-history.server.ts'

/** A step as its person and the platform team both read it. */
export const sanctionView = z.object({
  ...{ id: text, step: z.enum(sanctionSteps), reason: z.enum(sanctionReasons), statement: text },
  ...{ takenAt: moment, until: moment.nullable(), liftedAt: moment.nullable(), liftReason: text.nullable() },
})
export type SanctionView = z.infer<typeof sanctionView>
export const ownSanctionView = sanctionView.extend({ appeal: appealView.nullable(), mayAppeal: flag })
export type OwnSanctionView = z.infer<typeof ownSanctionView>

/** Every step taken against the viewer, newest first, without who took it and without notes of the team. */
export async function ownSanctions(viewer: Person): Promise<OwnSanctionView[]> {
  const rows = await unsafeSanctionsOf(database(), viewer.accountId)
  return rows.map(
    ({ id, step, reason, statement, takenAt, until, liftedAt, liftReason, appeal, accountId }) => ({
      ...{ id, step, reason, statement, takenAt, until, liftedAt, liftReason },
      appeal: appeal && appealOf(appeal),
      mayAppeal: mayAppeal(viewer, { accountId, liftedAt, appealed: appeal !== null }),
    }),
  )
}

/** Why a suspended viewer is suspended: by a step of their own, or because the company is (then without its reason). */
export const suspensionView = z.discriminatedUnion('of', [
  z.object({
    ...{ of: z.literal('self'), reason: z.enum(sanctionReasons), until: moment.nullable(), appealed: flag },
  }),
  z.object({ of: z.literal('company'), until: moment.nullable() }),
])
export type SuspensionView = z.infer<typeof suspensionView>

/** For the banner; null for active accounts. One query, and only for suspended ones. */
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
