import { after, minute, now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { tokenHash } from '@cakrawala/secrets/token-hash'
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { factorsOn } from '#domain/account/factor/factor-queries.server.ts'
import { type PasskeyOptions, passkeyOptions } from '#domain/account/factor/passkey-options.server.ts'
import { preAuthTokens } from '#domain/account/tables/factor-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'

/** How long the second step may take, in milliseconds, and how many answers it may try. */
const preAuthTokenLife = 5 * minute
const preAuthTokenTries = 5

/** Which second factors open the account. */
export type Ways = { totp: boolean; passkey: boolean; recoveryCode: boolean }
/** The right password was shown, nothing is open yet. */
export type SecondStep = { ticket: string; ways: Ways }

/** A token for the second step; it opens nothing by itself. The database stores its hash. */
export async function issuePreAuthToken(
  tx: Tx,
  accountId: string,
  { address, device }: { address: string; device: string },
): Promise<SecondStep> {
  const ticket = randomWord(43)
  await tx
    .delete(preAuthTokens)
    .where(and(eq(preAuthTokens.accountId, accountId), lte(preAuthTokens.expiresAt, now())))
  await tx.insert(preAuthTokens).values({
    id: newId(),
    accountId,
    tokenHash: tokenHash(ticket),
    address,
    device: device.slice(0, 300),
    createdAt: now(),
    expiresAt: after(now(), preAuthTokenLife),
  })
  return { ticket, ways: await waysOf(tx, accountId) }
}

/** What the page of the second step shows; null when the ticket is none, used up or late. */
export async function waysOfPreAuth(ticket: string | null): Promise<Ways | null> {
  const [row] = ticket ? await database().select().from(preAuthTokens).where(isGood(ticket)) : []
  return row ? waysOf(database(), row.accountId) : null
}

/** Whose password opened this ticket, without counting a try; null when it is none, used up or late. */
export async function accountOfPreAuth(ticket: string | null): Promise<string | null> {
  const [row] = ticket ? await database().select().from(preAuthTokens).where(isGood(ticket)) : []
  return row?.accountId ?? null
}

/** What a passkey is asked to sign for the second step. @throws Refusal wrong_credentials (`ticket_spent`) */
export async function optionsOfPreAuth(ticket: string | null): Promise<PasskeyOptions> {
  const [row] = ticket ? await database().select().from(preAuthTokens).where(isGood(ticket)) : []
  return row ? passkeyOptions(row.accountId, 'sign_in') : refuse('wrong_credentials', 'ticket_spent')
}

/** Counts one answer before it is looked at. @returns whose ticket it is @throws Refusal wrong_credentials (`ticket_spent`) */
export async function tryPreAuthToken(ticket: string): Promise<{ ticketId: string; accountId: string }> {
  const [row] = await database()
    .update(preAuthTokens)
    .set({ tries: sql`${preAuthTokens.tries} + 1` })
    .where(isGood(ticket))
    .returning({ ticketId: preAuthTokens.id, accountId: preAuthTokens.accountId })
  return row ?? refuse('wrong_credentials', 'ticket_spent')
}

/** Uses the ticket up, inside the act that opens the session; of several at once exactly one succeeds. */
export async function consumePreAuthToken(tx: Tx, ticketId: string): Promise<void> {
  const spent = await tx
    .update(preAuthTokens)
    .set({ usedAt: now() })
    .where(and(eq(preAuthTokens.id, ticketId), isNull(preAuthTokens.usedAt)))
    .returning({ id: preAuthTokens.id })
  refuseUnless(spent.length === 1, 'wrong_credentials', 'ticket_spent')
}

function isGood(ticket: string) {
  return and(
    eq(preAuthTokens.tokenHash, tokenHash(ticket)),
    isNull(preAuthTokens.usedAt),
    lt(preAuthTokens.tries, preAuthTokenTries),
    gt(preAuthTokens.expiresAt, now()),
  )
}

async function waysOf(db: Pick<Tx, 'select'>, accountId: string): Promise<Ways> {
  const on = await factorsOn(db, accountId)
  return { totp: on.totp, passkey: on.passkeys > 0, recoveryCode: on.codes > 0 }
}
