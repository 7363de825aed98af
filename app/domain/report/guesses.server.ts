import { after, now, second } from '@cakrawala/calendar/clock'
import { networkOf } from '@cakrawala/http/client-network'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { sql } from 'drizzle-orm'
import { rateLimits } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { isRefusal, Refusal } from '#kernel/refusal.ts'

/** Reports requested within a minute that the actor may not see or that do not exist. */
export const missLimits = { account: 60, network: 240 } as const
const ofAccount = rateLimit('report_miss', missLimits.account, 60)
const ofNetwork = rateLimit('report_miss_from', missLimits.network, 60)

/** Accounts that must wait, and until when; each process holds those it met. */
const locked = new Map<string, number>()
const mostHeld = 10_000

/**
 * Refuses an actor who has guessed too often, before a report is looked for: a right guess must not get
 * through either. The person who misses nothing is never held, whatever others of the same account or network
 * do beside them.
 * @throws Refusal too_many_requests
 */
export function refuseGuesser({ accountId }: Person): void {
  const until = locked.get(accountId)
  if (until === undefined) return
  const wait = until - now().getTime()
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(wait / second) })
  locked.delete(accountId)
}

/**
 * Counts a report that was not there (RPT-07). @returns the refusal that replaces "not found" from the moment on the
 * limit is passed
 */
export async function countMiss({ accountId, address }: Person): Promise<Refusal | null> {
  try {
    await ofAccount.take(accountId)
    await ofNetwork.take(networkOf(address))
    return null
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.code === 'too_many_requests') hold(accountId, error.retryAfterSeconds ?? 60)
    return error
  }
}

/** For tests, which live many minutes in one. */
export async function forgetGuessers(): Promise<void> {
  locked.clear()
  await database().execute(sql`DELETE FROM ${rateLimits} WHERE key LIKE 'report_miss%'`)
}

function hold(accountId: string, seconds: number): void {
  if (locked.size >= mostHeld) locked.delete(locked.keys().next().value!)
  locked.set(accountId, after(now(), seconds * second).getTime())
}
