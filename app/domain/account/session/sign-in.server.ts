import { logLine } from '@cakrawala/logging/log'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { verifyAgainstNothing, verifyPassword } from '@cakrawala/secrets/password'
import { emailKey, parseEmail } from '#domain/account/email.ts'
import { isOn, lockFactors } from '#domain/account/factor/factor-queries.server.ts'
import { issuePreAuthToken, type SecondStep } from '#domain/account/factor/pre-auth-token.server.ts'
import { identifierKey } from '#domain/account/link/named-account.server.ts'
import { applyDueReset } from '#domain/account/recovery/apply-due-resets.server.ts'
import { isKnownNetwork } from '#domain/account/session-store/known-networks.server.ts'
import {
  countTry,
  countTryOfNetwork,
  forgetTries,
  giveBackTry,
  giveBackTryOfNetwork,
  type Tried,
  triedSql,
} from '#domain/account/session-store/sign-in-tries.server.ts'
import { admittedSql } from '#domain/account/status/account-status-lifecycle.ts'
import { site } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import { databasePool, transaction } from '#infra/database.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { beginSession } from './begin-session.server.ts'
import type { SignInInput } from './sign-in-input.ts'
import { type SignedIn, signedIn } from './signed-in.server.ts'

/** Refused sign-ins of the whole site in 15 minutes that are still people mistyping. */
export const quietRefusals = 200
const window = 15 * 60

const refused = rateLimit('sign_in_refused_all', quietRefusals, window)
const raised = rateLimit('sign_in_alarm', 1, window)

/**
 * Counts a refused sign-in of any account from any network. Above the quiet number the platform team is
 * notified, once in 15 minutes: one try at each of ten thousand accounts passes every other limit (AUT-13).
 */
async function watchRefusedSignIns(): Promise<void> {
  if ((await refused.takes('all')) || !(await raised.takes('all'))) return
  logLine('warn', { event: 'sign_in_alarm' })
  await transaction((tx) =>
    record(tx, { kind: 'system', job: 'sign_in_alarm' }, 'account.sign_in_alarm', site, {
      refused: quietRefusals,
    }),
  )
}

/** Subject of refused sign-ins to accounts that do not exist, so that both leave the same trace. */
const noAccountId = '00000000-0000-7000-8000-000000000000'

/**
 * Opens a session for the right password; where a second factor is on, gives a ticket for the second step instead.
 * Unknown people and wrong passwords get the same answer in the same time.
 * @throws Refusal wrong_credentials (`account_closed` to those who know the password),
 *   too_many_requests (5 tries a name in 15 minutes, and as `countTryOfNetwork`), unavailable when too many passwords wait
 */
export async function signIn(
  { identifier, password }: SignInInput,
  from: { address: string; device: string },
): Promise<SignedIn | SecondStep> {
  await countTryOfNetwork(from.address)
  const account = await accountNamed(identifier)
  const { right, held } = await isRight(account, { identifier, password }, from.address)
  if (!account?.admitted || !right || held) return refuseSignIn(account, from.address, { right, held })
  await giveBackTryOfNetwork(from.address)
  await applyDueReset(account.id)
  const opened = await openOrAsk(account.id, from)
  // Tries are forgotten when a person is in, not when a ticket is given: the password alone proves half.
  if (typeof opened !== 'string') return opened
  await forgetTries(account, from.address)
  return signedIn(opened, from.address)
}

/** A password that no one had time to look at is no try. */
async function isRight(
  account: KnownAccount | null,
  { identifier, password }: SignInInput,
  address: string,
): Promise<Looked> {
  const name = identifierKey(identifier)
  const state = await countTry(name, account, address)
  const held = state === 'held'
  if (!account || state === 'closed') return { right: await verifyAgainstNothing(password), held }
  const knownAs = isKnownNetwork(account.addresses, address) ? account.id : undefined
  try {
    return { right: await verifyPassword(account.password_hash, password, { knownAs }), held }
  } catch (error) {
    if (isRefusal(error) && error.code === 'unavailable') await giveBackTry(name, account, address)
    throw error
  }
}

/** The token of a session, or the question for the second factor. */
async function openOrAsk(
  accountId: string,
  from: { address: string; device: string },
): Promise<string | SecondStep> {
  return transaction(async (tx) => {
    if (isOn(await lockFactors(tx, accountId))) return issuePreAuthToken(tx, accountId, from)
    return (await beginSession(tx, accountId, from, null)).token
  })
}

/** Whether a password was right, and whether that must not show. */
type Looked = { right: boolean; held: boolean }

type KnownAccount = Tried & {
  password_hash: string
  /** Neither ended, nor a suspended insider, nor a member who was deactivated or has not joined: they have no session, whatever they know. */
  admitted: boolean
}

const accountQuery = `
  SELECT ${triedSql}, a.password_hash,
    ${admittedSql} AND (a.role <> 'company_member' OR EXISTS (
      SELECT 1 FROM company_members m JOIN companies c ON c.id = m.company_id JOIN accounts o ON o.id = c.owner_id
      WHERE m.account_id = a.id AND m.status = 2 AND o.standing <> 'ended')) AS admitted
  FROM accounts a
  WHERE a.email_key = $1 OR a.username_key = $2
  LIMIT 1`

async function accountNamed(identifier: string): Promise<KnownAccount | null> {
  const email = parseEmail(identifier)
  const username = identifier.trim().toLowerCase()
  const answer = await databasePool().query<KnownAccount>({
    name: 'account_named',
    text: accountQuery,
    values: [email ? emailKey(email) : '', /^[a-z0-9_-]{3,30}$/.test(username) ? username : ''],
  })
  return answer.rows[0] ?? null
}

const heldMails = rateLimit('sign_in_held', 1, window)

/**
 * Only the owner learns more than that it was refused: who shows the right password, that the account admits no one; and
 * by mail, once in 15 minutes, that the right password was held.
 */
async function refuseSignIn(
  account: KnownAccount | null,
  address: string,
  { right, held }: Looked,
): Promise<never> {
  const accountId = account?.id ?? noAccountId
  const truly = account?.admitted && right && held
  // Counted for every refusal, or its time would tell the right password from others.
  const first = await heldMails.takes(truly ? accountId : `${accountId}-other`)
  await transaction((tx) =>
    record(tx, { kind: 'visitor', address }, 'account.sign_in_refused', accountId, {
      ...(truly && first && { held: true }),
    }),
  )
  await watchRefusedSignIns()
  return refuse('wrong_credentials', right && !held ? 'account_closed' : undefined)
}
