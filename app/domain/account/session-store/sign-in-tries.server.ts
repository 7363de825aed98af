import { networkOf, widerNetworksOf } from '@cakrawala/http/client-network'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { databasePool } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'
import { isKnownNetwork, knownAddressesSql } from './known-networks.server.ts'

const perName = rateLimit('sign_in_name', 5, 15 * 60)
const perAccount = rateLimit('sign_in_account', 5, 15 * 60)
/** Of all networks the owner has not signed in from, together. */
const perStrangers = rateLimit('sign_in_strangers', 5, 15 * 60)
const perNetwork = rateLimit('sign_in_network', 100, 15 * 60)
/** One IPv6 line holds 256 networks or more: they count together as well. */
const perWiderNetwork = rateLimit('sign_in_wider', 300, 15 * 60)
/** Right passwords cost as much as wrong ones: no user occupies the hashing by signing in again and again. */
const anyPerNetwork = rateLimit('sign_in_any', 600, 15 * 60)

/** Whose password is tried: an account with the keys of all its names, and the addresses its owner was at. */
export type Tried = { id: string; names: string[]; addresses: string[] }

/** Columns of `accounts a` that hold it. */
export const triedSql = `a.id, ARRAY[a.username_key, a.email_key] AS names, ${knownAddressesSql} AS addresses`

/**
 * What becomes of a try. `held`: so many strangers have tried that even the right password lets no one in; its owner is
 * told of that by mail, and the page answers as to a wrong one. `closed`: the password must not be looked at.
 */
export type TryState = 'open' | 'held' | 'closed'

/**
 * Counts a try at a password from one network: 5 in 15 minutes for a name, refused with a message, and 5 for an account
 * under all its names. The latter is not reported: refusing an address because a name was tried too often would reveal
 * whose address it is (AUT-12). From networks the owner was never at, 5 in all are answered truly.
 * @param name the one key of all its spellings
 * @throws Refusal too_many_requests
 */
export async function countTry(name: string, account: Tried | null, address: string): Promise<TryState> {
  await perName.take(at(hashOf(name), address))
  const id = account?.id ?? hashOf(name)
  if (!(await perAccount.takes(at(id, address)))) return 'closed'
  if (isKnownNetwork(account?.addresses ?? [], address)) return 'open'
  return (await perStrangers.takes(id)) ? 'open' : 'held'
}

/** Takes one try of `countTry` back. */
export async function giveBackTry(name: string, account: Tried, address: string): Promise<void> {
  await perName.giveBack(at(hashOf(name), address))
  await perAccount.giveBack(at(account.id, address))
  if (!isKnownNetwork(account.addresses, address)) await perStrangers.giveBack(account.id)
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

/** Forgets the tries at an account, under whichever name: its owner is in, second step included, or has a new password. */
export async function forgetTries({ id, names, addresses }: Tried, address: string): Promise<void> {
  await Promise.all([
    perAccount.forget(at(id, address)),
    ...(isKnownNetwork(addresses, address) ? [] : [perStrangers.forget(id)]),
    ...names.map((name) => perName.forget(at(hashOf(name), address))),
  ])
}

/** The account of a second step, as it was before its session: by then the network is one of its own. */
export async function triedAccount(accountId: string): Promise<Tried | null> {
  const text = `SELECT ${triedSql} FROM accounts a WHERE a.id = $1`
  const answer = await databasePool().query<Tried>({ name: 'tried_account', text, values: [accountId] })
  return answer.rows[0] ?? null
}

/** The same for an account whose owner has set a new password by mail from this address. */
export async function forgetTriesOf(accountId: string, address: string): Promise<void> {
  const tried = await triedAccount(accountId)
  if (tried) await forgetTries(tried, address)
}

function at(key: string, address: string): string {
  return `${key}@${networkOf(address)}`
}

function hashOf(name: string): string {
  return keyedHash('sign-in', name).toString('base64url')
}
