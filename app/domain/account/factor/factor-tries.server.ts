import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { triesKey } from '#domain/account/session-store/end-session.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { isRefusal } from '#kernel/refusal.ts'

const perQuarter = rateLimit('factor', 5, 15 * 60)
const perDay = rateLimit('factor_day', 20, 24 * 60 * 60)

/**
 * Counts one try before the factor is checked, so that parallel ones cannot slip through; a right one is taken back.
 * Networks the owner has signed in from count apart: an attacker who knows the password does not lock the owner out.
 * @throws Refusal too_many_requests (5 wrong ones in 15 minutes, 20 a day), and whatever `work` throws
 */
export async function countingTries<T>(
  actor: Actor & { address: string },
  accountId: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = await triesKey(accountId, actor.address)
  await perQuarter.take(key)
  await perDay.take(key)
  try {
    const answer = await work()
    await Promise.all([perQuarter.forget(key), perDay.giveBack(key)])
    return answer
  } catch (error) {
    if (isRefusal(error) && error.fields.factorCode) {
      await transaction((tx) => record(tx, actor, 'account.factor_refused', accountId))
    }
    throw error
  }
}
