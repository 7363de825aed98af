import { moveChallengesOn } from '#domain/program/challenge/move-challenges-on.server.ts'
import { endExpiredPrograms } from '#domain/program/editing/end-expired-programs.server.ts'
import { expireInvitations } from '#domain/program/invitation/end-invitations.server.ts'
import { lockDueProposals } from '#domain/program/proposal/lock-due-proposals.server.ts'
import { expireInfo } from '#domain/report/clock/expire-info.server.ts'
import { markOverdueClocks } from '#domain/report/clock/mark-overdue.server.ts'
import { settleRatings } from '#domain/reward/dispute/settle-ratings.server.ts'
import { lapseProposals } from '#domain/reward/lapse-proposals.server.ts'
import type { System } from '#kernel/actor.ts'
import type { Scene } from './scene.ts'

const platform: System = { kind: 'system', job: 'seed' }

/** What happens by time alone, once a day after office hours. */
export function dailyRounds(days: number): Scene[] {
  return Array.from({ length: days }, (_, at) => ({
    at: `${days - at}d 17:10` as const,
    play: async () => {
      await moveChallengesOn(platform)
      await lockDueProposals(platform)
      await endExpiredPrograms(platform)
      await expireInvitations(platform)
      await expireInfo(platform)
      await settleRatings(platform)
      await lapseProposals(platform)
      await markOverdueClocks(platform)
    },
  }))
}
