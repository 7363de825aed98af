import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { usernameKey } from '#domain/account/username.ts'
import type { Tx } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'
import { retiredNames } from './retired-name-tables.server.ts'

/** Whether a person who left had this username: it is taken for ever, or old links would lead to another person. */
export async function isRetiredName(tx: Tx, username: string): Promise<boolean> {
  const [row] = await tx
    .select({ retiredAt: retiredNames.retiredAt })
    .from(retiredNames)
    .where(eq(retiredNames.nameHash, hashOf(username)))
  return row !== undefined
}

/** Prevents a username from being taken again, without storing the name. */
export async function retireName(tx: Tx, username: string): Promise<void> {
  await tx
    .insert(retiredNames)
    .values({ nameHash: hashOf(username), retiredAt: now() })
    .onConflictDoNothing()
}

function hashOf(username: string): Buffer {
  return keyedHash('retired-name', usernameKey(username))
}
