import { inArray } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { secondBlock, secondObstacle } from '#kernel/second-person.ts'
import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { appealView } from '../appeal-view.ts'
import {
  appealObstacles,
  mayDecideAppeal,
  mayKeepOrder,
  obstacleToReopening,
  reopeningObstacles,
} from './account-status-policy.ts'
import { sanctionView } from './own-account-status.server.ts'
import { appealOf, type PastSanction } from './sanction-history.server.ts'
import { teamRightOf } from './team-right.server.ts'

export const sanctionForTeam = sanctionView.extend({
  /** `liftedBy`: null where no one lifted it, or time did. */
  ...{ note: text.nullable(), takenBy: text, liftedBy: text.nullable(), mayLift: flag },
  /** The obstacle to lifting it; null where there is none, or it is lifted. */
  liftObstacle: z.enum(reopeningObstacles).nullable(),
  appeal: appealView
    .extend({
      ...{ id: text, decidedBy: text.nullable(), mayDecide: flag },
      /** The obstacle to the reader deciding it; null where there is none, or it is decided. */
      obstacle: z.enum(appealObstacles).nullable(),
    })
    .nullable(),
})
export type SanctionForTeam = z.infer<typeof sanctionForTeam>

/**
 * Steps as the platform team reads them: with notes, and with the names of colleagues.
 * @param leaving of the account: whether its owner closed it, and whether it was erased since
 */
export async function sanctionViews(
  viewer: Person,
  history: PastSanction[],
  leaving: { left: boolean; erased: boolean },
): Promise<SanctionForTeam[]> {
  const nameOf = await namesOf(history)
  const right = await teamRightOf(database(), viewer.accountId)
  const obstacleOf = ({ appeal, takenBy: by, takenAt: at }: PastSanction) =>
    appeal?.decidedAt === null
      ? secondObstacle(secondBlock(viewer.accountId, right, { by, at }), 'appeal_second')
      : null
  return history.map((past) => ({
    ...pick(past),
    takenBy: nameOf(past.takenBy)!,
    liftedBy: nameOf(past.liftedBy),
    ...liftingOf(viewer, past, leaving),
    appeal: past.appeal && {
      ...{ ...appealOf(past.appeal), id: past.appeal.id },
      decidedBy: nameOf(past.appeal.decidedBy),
      obstacle: obstacleOf(past),
      mayDecide: past.appeal.decidedAt === null && mayDecideAppeal(viewer, past) && obstacleOf(past) === null,
    },
  }))
}

function liftingOf(
  viewer: Person,
  { accountId, step, liftedAt }: PastSanction,
  leaving: { left: boolean; erased: boolean },
): Pick<SanctionForTeam, 'mayLift' | 'liftObstacle'> {
  const open = liftedAt === null
  const liftObstacle = open && step === 'end' ? obstacleToReopening(leaving) : null
  return { mayLift: open && mayKeepOrder(viewer, { id: accountId }) && !liftObstacle, liftObstacle }
}

function pick({ id, step, reason, statement, note, takenAt, until, liftedAt, liftReason }: PastSanction) {
  return { id, step, reason, statement, note, takenAt, until, liftedAt, liftReason }
}

async function namesOf(history: PastSanction[]): Promise<(id: string | null | undefined) => string | null> {
  const ids = history.flatMap(({ takenBy, liftedBy, appeal }) => [takenBy, liftedBy, appeal?.decidedBy])
  const rows = await database()
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids.flatMap((id) => id ?? []))]))
  const names = new Map(rows.map(({ id, username }) => [id, username]))
  return (id) => (id ? (names.get(id) ?? null) : null)
}
