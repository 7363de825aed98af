import { after, day, now } from '@cakrawala/calendar/clock'
import { lt } from 'drizzle-orm'
import { codes, rateLimits } from '#domain/account/account-tables.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import {
  authenticatorSetups,
  passkeyChallenges,
  preAuthTokens,
} from '#domain/account/tables/factor-tables.server.ts'
import { database } from '#infra/database.ts'

/**
 * Forgets codes, links, tickets and challenges whose time is over, with the addresses and numbers they went to: of people
 * who never signed up nothing else is stored. What limits a day counts by is a day old first. For a daily job.
 */
export async function forgetExpired(): Promise<void> {
  const yesterday = after(now(), -day)
  for (const { table, over } of [
    // Tries and sendings of a day are counted by when a code was made.
    { table: codes, over: codes.createdAt },
    { table: links, over: links.expiresAt },
    { table: preAuthTokens, over: preAuthTokens.expiresAt },
    { table: passkeyChallenges, over: passkeyChallenges.expiresAt },
    { table: authenticatorSetups, over: authenticatorSetups.createdAt },
  ]) {
    await database().delete(table).where(lt(over, yesterday))
  }
  await database().delete(rateLimits).where(lt(rateLimits.expire, yesterday.getTime()))
}
