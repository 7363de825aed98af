import { networkOf } from '@cakrawala/http/client-network'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { triesKey } from '#domain/account/session-store/known-networks.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { FactorAnswer } from './totp.ts'

const perQuarter = rateLimit('factor', 5, 15 * 60)
const perDay = rateLimit('factor_day', 20, 24 * 60 * 60)
/** Wrong ones of a day before the owner is told: everybody mistypes. */
const untold = rateLimit('factor_untold', 2, 24 * 60 * 60)
const told = rateLimit('factor_told', 1, 24 * 60 * 60)

/**
 * Counts one try before the factor is checked, so that parallel ones cannot slip through; a right one is taken back.
 * Networks the owner was at count apart, and so does what cannot be guessed: an attacker who knows the password does not
 * lock the owner out. At the third wrong one of a day the owner is told by mail.
 * @throws Refusal too_many_requests (5 wrong ones in 15 minutes, 20 a day), and whatever `work` throws
 */
export async function countingTries<T>(
  actor: Actor & { address: string },
  accountId: string,
  answer: FactorAnswer,
  work: () => Promise<T>,
): Promise<T> {
  const own = `${accountId}@${networkOf(actor.address)}`
  const key = isGuessable(answer) ? await triesKey(accountId, actor.address) : own
  await perQuarter.take(key)
  await perDay.take(key)
  try {
    const result = await work()
    await Promise.all([perQuarter.forget(key), perDay.giveBack(key)])
    return result
  } catch (error) {
    if (isRefusal(error) && error.fields.factorCode) await recordRefused(actor, accountId)
    throw error
  }
}

/** The codes of an app are: six digits. Passkeys and recovery codes are not. */
function isGuessable({ code = '', passkey }: FactorAnswer): boolean {
  return !passkey && code.replaceAll(/[\s-]/g, '').length < 10
}

async function recordRefused(actor: Actor, accountId: string): Promise<void> {
  const tells = !(await untold.takes(accountId)) && (await told.takes(accountId))
  await transaction((tx) =>
    record(tx, actor, 'account.factor_refused', accountId, { ...(tells && { told: true }) }),
  )
}
