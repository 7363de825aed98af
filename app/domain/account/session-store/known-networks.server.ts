import { networkOf } from '@cakrawala/http/client-network'
import { databasePool } from '#infra/database.ts'

/** Of `accounts a`: the addresses of its last twenty sessions, and the one its password was last set from by mail. */
export const knownAddressesSql = `array_remove(array_append(ARRAY(
  SELECT s.address FROM sessions s WHERE s.account_id = a.id ORDER BY s.created_at DESC LIMIT 20),
  a.password_reset_from), NULL)`

/** @param known the addresses the owner of an account was at */
export function isKnownNetwork(known: readonly string[], address: string): boolean {
  const network = networkOf(address)
  return known.some((one) => networkOf(one) === network)
}

/** Whether the owner of an account has been at this network. */
export async function knowsNetwork(accountId: string, address: string): Promise<boolean> {
  const text = `SELECT ${knownAddressesSql} AS known FROM accounts a WHERE a.id = $1`
  const query = { name: 'known_addresses', text, values: [accountId] }
  const { rows } = await databasePool().query<{ known: string[] }>(query)
  return isKnownNetwork(rows[0]?.known ?? [], address)
}

/**
 * By what tries that anyone may make are counted: networks the owner was at apart from each other and from all the rest,
 * so that a stranger's tries do not keep the owner out.
 */
export async function triesKey(accountId: string, address: string): Promise<string> {
  return (await knowsNetwork(accountId, address)) ? `${accountId}@${networkOf(address)}` : accountId
}
