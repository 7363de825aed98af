import { after, now, second } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { sessions } from '#domain/account/account-tables.server.ts'
import { factorsOn, isOn } from '#domain/account/factor/factor-queries.server.ts'
import type { FactorShown } from '#domain/account/factor/factor-shown.ts'
import type { Tx } from '#infra/database.ts'
import { tokenHash } from '#infra/token-hash.ts'
import { sessionSeconds } from './session-life.ts'

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
