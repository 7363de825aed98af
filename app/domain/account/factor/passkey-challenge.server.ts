import { after, minute, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { database, type Tx } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { passkeyChallenges } from '../tables/factor-tables.server.ts'
import { challengeIn } from './passkey-answer.ts'

type ChallengePurpose = 'register' | 'sign_in' | 'prove'

/** What passkeys may sign with: EdDSA, ES256, RS256 (COSE). Naming them keeps the library off Node's experiments. */
export const signatureAlgorithms = [-8, -7, -257]

const life = 5 * minute
const mostWaiting = 10

/** The name passkeys are bound to: the host people see, never a header of a request. */
export function relyingParty(): string {
  return new URL(settings().origin).hostname
}

/** Stores what a passkey is asked to sign, for five minutes and one answer. */
export async function storeChallenge(
  tx: Tx,
  accountId: string,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<void> {
  const mine = eq(passkeyChallenges.accountId, accountId)
  await tx.delete(passkeyChallenges).where(and(mine, lte(passkeyChallenges.expiresAt, now())))
  const tooOld = await tx
    .select({ id: passkeyChallenges.id })
    .from(passkeyChallenges)
    .where(mine)
    .orderBy(desc(passkeyChallenges.id))
    .offset(mostWaiting - 1)
  const ids = tooOld.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(passkeyChallenges).where(inArray(passkeyChallenges.id, ids))
  const expiresAt = after(now(), life)
  await tx.insert(passkeyChallenges).values({ id: newId(), accountId, purpose, challenge, expiresAt })
}

/**
 * Takes away the challenge an answer signed, right or wrong, so that no one can answer it twice. Not part of the act's
 * transaction: what is undone later must not bring it back.
 * @returns it, or null when none was waiting for this account and purpose
 */
export async function takeChallenge(
  accountId: string,
  purpose: ChallengePurpose,
  { response }: { response: { clientDataJSON: string } },
): Promise<string | null> {
  const challenge = challengeIn(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
  if (challenge === null) return null
  const [taken] = await database()
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.accountId, accountId),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.challenge, challenge),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return taken?.challenge ?? null
}
