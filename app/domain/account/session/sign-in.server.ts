import { emailKey, parseEmail } from '#domain/account/email.ts'
import { record } from '#domain/event/record.server.ts'
import { databasePool, transaction } from '#infra/database.ts'
import { keyedHash } from '#infra/keyed-hash.ts'
import { verifyAgainstNothing, verifyPassword } from '#infra/password.ts'
import { networkOf, rateLimit } from '#infra/rate-limit.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { openSession } from './open-session.server.ts'
import { personOfToken } from './session-queries.server.ts'
import type { SignInInput } from './sign-in-input.ts'

export type SignedIn = { token: string; person: Person; companyName: string | null }

const perAccount = rateLimit('sign_in_account', 5, 15 * 60)
const perNetwork = rateLimit('sign_in_network', 100, 15 * 60)
/** Subject of refused sign-ins to accounts that do not exist, so that both leave the same trace. */
const nobody = '00000000-0000-7000-8000-000000000000'

/**
 * Opens a session for the right password. Unknown people and wrong passwords get the same answer in the same time.
 * @throws Refusal wrong_credentials, too_many_requests (5 tries an account, 100 failed ones a network, in 15 minutes)
 */
export async function signIn(
  { identifier, password }: SignInInput,
  from: { address: string; device: string },
): Promise<SignedIn> {
  await perNetwork.take(networkOf(from.address))
  const account = await accountNamed(identifier)
  const tries = triesKey(account, identifier, from.address)
  await perAccount.take(tries)
  const right = account
    ? await verifyPassword(account.password_hash, password)
    : await verifyAgainstNothing(password)
  if (!account || !right || account.standing === 'ended') return refuseSignIn(account, from.address)
  await Promise.all([perAccount.forget(tries), perNetwork.giveBack(networkOf(from.address))])
  const { token, companyName } = await transaction(async (tx) => {
    const opened = await openSession(tx, account.id, from)
    const actor = { kind: 'visitor', address: from.address } as const
    await record(tx, actor, 'account.signed_in', account.id, { sessionId: opened.sessionId })
    return { token: opened.token, companyName: account.company_name }
  })
  // A member who was deactivated or not activated yet has the right password but no session.
  const person = await personOfToken(token, from.address)
  return person ? { token, person, companyName } : refuse('wrong_credentials')
}

type KnownAccount = {
  id: string
  password_hash: string
  standing: string
  company_name: string | null
  addresses: string[]
}

// Written as SQL because companies are a later noun.
const accountQuery = `
  SELECT a.id, a.password_hash, a.standing, 
    (SELECT c.name FROM companies c WHERE c.owner_id = a.id OR c.id = m.company_id LIMIT 1) AS company_name,
    ARRAY(SELECT s.address FROM sessions s WHERE s.account_id = a.id ORDER BY s.created_at DESC LIMIT 20) AS addresses
  FROM accounts a
  LEFT JOIN company_members m ON m.account_id = a.id
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

/** Networks the owner has signed in from count apart, so that a stranger's tries do not lock the owner out. */
function triesKey(account: KnownAccount | null, identifier: string, address: string): string {
  if (!account) return keyedHash('sign-in', identifier.toLowerCase()).toString('base64url')
  const network = networkOf(address)
  return account.addresses.some((known) => networkOf(known) === network)
    ? `${account.id}@${network}`
    : account.id
}

async function refuseSignIn(account: KnownAccount | null, address: string): Promise<never> {
  await transaction((tx) =>
    record(tx, { kind: 'visitor', address }, 'account.sign_in_refused', account?.id ?? nobody),
  )
  return refuse('wrong_credentials')
}
