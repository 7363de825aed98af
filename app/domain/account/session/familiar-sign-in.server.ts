import { desc, eq } from 'drizzle-orm'
import { sessions } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { countryOf } from '#infra/network-country.ts'
import { deviceClass } from './device.ts'

/**
 * Whether an account has signed in from this country and with this class of device before. The first sign-in of all is
 * familiar: its owner has just registered.
 */
export async function isFamiliar(
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
