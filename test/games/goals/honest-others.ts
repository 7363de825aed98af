import { answerRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { decideDispute } from '#domain/reward/dispute/decide-dispute.server.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { vectors } from '../../support/reward-scenario.ts'
import type { Goal } from '../goal.ts'

const body = 'Celahnya masih seperti yang ditemukan tim saat memeriksa laporan ini.'

/** The bughunter of a Critical disputes what is below it, and a second operator finds a Critical again. Both at once. */
export const defendCritical: NonNullable<Goal['others']> = async ({ stage, environment }, { reports }) => {
  for (const { id, rating, revision } of reports) {
    if (rating === 'waiting' || rating === 'offered')
      await unlessRefused(answerRating(environment.hunters[0]!, id, { answer: 'disputed', body }))
    if (rating === 'deciding')
      await unlessRefused(
        decideDispute(stage.team[1]!, id, {
          ...{ revision, body, floor: undefined },
          ...{ level: 12, cvssVector: vectors.critical },
        }),
      )
  }
}

/** A person of the coalition may have been faster. */
async function unlessRefused(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    if (!isRefusal(error)) throw error
  })
}
