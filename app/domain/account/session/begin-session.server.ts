import { after, now, second } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { countryOf } from '@cakrawala/reference-data/network-country'
import { tokenHash } from '@cakrawala/secrets/token-hash'
import { desc, eq } from 'drizzle-orm'
import { sessions } from '#domain/account/account-tables.server.ts'
import { recordFactorShown } from '#domain/account/factor/check-factor.server.ts'
import { factorsOn, isOn } from '#domain/account/factor/factor-queries.server.ts'
import type { FactorShown } from '#domain/account/factor/totp.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Visitor } from '#kernel/actor.ts'
import { deviceClass } from './device.ts'
import { sessionSeconds } from './session-life.ts'

/**
 * Opens the session of a person who has just proved who they are, and records the sign-in; `new: true` in its
 * facts marks a country or a class of device this account never signed in from, which is mailed to its owner.
 * @param shown the second factor, null where none is on
 */
export async function beginSession(
  tx: Tx,
  accountId: string,
  from: { address: string; device: string },
  shown: FactorShown | null,
): Promise<{ token: string; sessionId: string }> {
  const familiar = await isFamiliar(tx, accountId, from)
  const opened = await openSession(tx, accountId, from, shown)
  const actor: Visitor = { kind: 'visitor', address: from.address }
  const facts = {
    sessionId: opened.sessionId,
    ...(shown ? { factor: shown.way } : {}),
    ...(familiar ? {} : { new: true }),
  }
  await record(tx, actor, 'account.signed_in', accountId, facts)
  await recordFactorShown(tx, actor, shown)
  return opened
}

/**
 * Whether an account has signed in from this country and with this class of device before. The first sign-in of all is
 * familiar: its owner has just registered.
 */
async function isFamiliar(
  tx: Tx,
  accountId: string,
  { address, device }: { address: string; device: string },
): Promise<boolean> {
  const known = await tx
    .select({ address: sessions.address, device: sessions.device })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.createdAt))
    .limit(20)
  if (known.length === 0) return true
  if (!known.some((one) => deviceClass(one.device) === deviceClass(device))) return false
  const place = await countryOf(address)
  const places = await Promise.all(known.map((one) => countryOf(one.address)))
  return places.includes(place)
}

/**
 * Opens a session of an account whose owner has just been proved: the only way to one. Callers hold the account's lock
 * (`lockFactors`), so that no factor is switched on in between.
 * @param shown the second factor; null is enough only where none is on, whichever path leads here (AUT-07)
 * @returns the token (43 letters of base62, 256 random bits), which is not stored, and the id of the session
 */
export async function openSession(
  tx: Tx,
  accountId: string,
  { address, device }: { address: string; device: string },
  shown: FactorShown | null,
): Promise<{ token: string; sessionId: string }> {
  if (shown?.accountId !== accountId && isOn(await factorsOn(tx, accountId)))
    throw new Error('a session needs the second factor of its account')
  const token = randomWord(43)
  const sessionId = newId()
  await tx.insert(sessions).values({
    id: sessionId,
    accountId,
    tokenHash: tokenHash(token),
    device: device.slice(0, 300),
    address,
    createdAt: now(),
    expiresAt: after(now(), sessionSeconds * second),
  })
  return { token, sessionId }
}
