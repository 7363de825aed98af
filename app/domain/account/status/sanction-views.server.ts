import { inArray } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { secondBlock, secondObstacle } from '#kernel/second-person.ts'
import { type AppealObstacle, mayDecideAppeal, mayKeepOrder } from './account-status-policy.ts'
import type { OwnAppealView, OwnSanctionView } from './own-account-status.server.ts'
import type { PastSanction } from './sanction-history.server.ts'
import { teamRightOf } from './team-right.server.ts'

export type SanctionForTeam = Omit<OwnSanctionView, 'appeal' | 'mayAppeal'> & {
  note: string | null
  takenBy: string
  /** Null where no one lifted it, or time did. */
  liftedBy: string | null
  appeal:
    | (OwnAppealView & {
        id: string
        decidedBy: string | null
        mayDecide: boolean
        /** What stands between the reader and deciding it; null where nothing does, or it is decided. */
        obstacle: AppealObstacle | null
      })
    | null
  mayLift: boolean
}

/** Steps as the platform team reads them: with notes, and with the names of colleagues. */
export async function sanctionViews(viewer: Person, history: PastSanction[]): Promise<SanctionForTeam[]> {
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
    mayLift: past.liftedAt === null && mayKeepOrder(viewer, { id: past.accountId }),
    appeal: past.appeal && {
      ...past.appeal,
      decidedBy: nameOf(past.appeal.decidedBy),
      obstacle: obstacleOf(past),
      mayDecide: past.appeal.decidedAt === null && mayDecideAppeal(viewer, past) && obstacleOf(past) === null,
    },
  }))
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
