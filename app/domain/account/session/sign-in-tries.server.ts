import { networkOf, widerNetworksOf } from '@cakrawala/http/client-network'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { triesKeyAmong } from '#domain/account/session-store/end-session.server.ts'
import { databasePool } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'

const perName = rateLimit('sign_in_name', 5, 15 * 60)
const perAccount = rateLimit('sign_in_account', 5, 15 * 60)
const perNetwork = rateLimit('sign_in_network', 100, 15 * 60)
/** One IPv6 line holds 256 networks or more: they count together as well. */
const perWiderNetwork = rateLimit('sign_in_wider', 300, 15 * 60)
/** Right passwords cost as much as wrong ones: no user occupies the hashing by signing in again and again. */
const anyPerNetwork = rateLimit('sign_in_any', 600, 15 * 60)

/** Whose password is tried: an account with the keys of all its names, and the addresses of its last sessions. */
export type Tried = { id: string; names: string[]; addresses: string[] }

/** Columns of `accounts a` that hold it. */
export const triedSql = `a.id, ARRAY[a.username_key, a.email_key] AS names,
  ARRAY(SELECT s.address FROM sessions s WHERE s.account_id = a.id ORDER BY s.created_at DESC LIMIT 20) AS addresses`

/**
 * Counts a try at a password: 5 in 15 minutes for a name, refused with a message, and 5 for an account under
 * all its names. The latter is not reported: refusing an address because a name was tried too often would
 * reveal whose address it is (AUT-12).
 * @param name the one key of all its spellings
 * @returns false once the account has no try left: the password must not be looked at
 * @throws Refusal too_many_requests
 */
export async function countTry(name: string, account: Tried | null, address: string): Promise<boolean> {
  const known = account?.addresses ?? []
  await perName.take(triesKeyAmong(hashOf(name), known, address))
  return perAccount.takes(triesKeyAmong(account?.id ?? hashOf(name), known, address))
}

/** Takes one try of `countTry` back. */
export async function giveBackTry(name: string, account: Tried, address: string): Promise<void> {
  const { id, addresses } = account
  await perName.giveBack(triesKeyAmong(hashOf(name), addresses, address))
  await perAccount.giveBack(triesKeyAmong(id, addresses, address))
}

/**
 * Counts a try of a network before anything else is done for it.
 * @throws Refusal too_many_requests (100 failed ones and 600 in all a network, 300 failed ones an IPv6 /56 and /48, in 15 minutes)
 */
export async function countTryOfNetwork(address: string): Promise<void> {
  await anyPerNetwork.take(networkOf(address))
  await perNetwork.take(networkOf(address))
  for (const wider of widerNetworksOf(address)) await perWiderNetwork.take(wider)
}

/** Only failed tries stay counted for a network. */
export async function giveBackTryOfNetwork(address: string): Promise<void> {
  await perNetwork.giveBack(networkOf(address))
  for (const wider of widerNetworksOf(address)) await perWiderNetwork.giveBack(wider)
}

/** Forgets the tries at an account, under whichever name: a person is in, second step included. */
export async function forgetTries({ id, names, addresses }: Tried, address: string): Promise<void> {
  await Promise.all([
    perAccount.forget(triesKeyAmong(id, addresses, address)),
    ...names.map((name) => perName.forget(triesKeyAmong(hashOf(name), addresses, address))),
  ])
}

/** The account of a second step, as it was before its session: by then the network is one of its own. */
export async function triedAccount(accountId: string): Promise<Tried | null> {
  const text = `SELECT ${triedSql} FROM accounts a WHERE a.id = $1`
  const answer = await databasePool().query<Tried>({ name: 'tried_account', text, values: [accountId] })
  return answer.rows[0] ?? null
}

function hashOf(name: string): string {
  return keyedHash('sign-in', name).toString('base64url')
}
