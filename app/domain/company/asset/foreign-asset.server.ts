import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import type { AssetKind } from './asset.ts'
import type { AssetName } from './asset-name.server.ts'
import { assets } from './asset-tables.server.ts'
import { isWithin } from './domain-name.server.ts'

type Asked = Omit<AssetName, 'name'> & { kind: AssetKind; companyId: string }

/** Whether another company has proved the thing itself, or what it is in, or what is in it. */
export async function isTaken(tx: Tx, asked: Asked): Promise<boolean> {
  const near = nearOf(asked)
  if (near === null) return false
  const rows = await tx
    .select({ identity: assets.identity })
    .from(assets)
    .where(
      and(
        eq(assets.kind, asked.kind),
        eq(assets.state, 'proved'),
        ne(assets.companyId, asked.companyId),
        near,
      ),
    )
  return rows.some(({ identity }) => overlaps(asked.kind, identity, asked.identity))
}

/** Whether a domain resembles one that another company has proved. */
export async function resemblesForeign(tx: Tx, { skeleton, base, companyId }: Asked): Promise<boolean> {
  if (skeleton === null) return false
  const [row] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(
      and(
        eq(assets.skeleton, skeleton),
        eq(assets.state, 'proved'),
        ne(assets.base, base),
        ne(assets.companyId, companyId),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Null for devices, whose names are no one's. */
function nearOf({ kind, base, identity }: Asked): SQL | null {
  if (kind === 'device') return null
  if (kind !== 'address_range') return eq(assets.base, base)
  // All ranges share one base. CASE keeps the cast away from rows that hold none.
  return sql`CASE WHEN ${assets.kind} = 'address_range' THEN ${assets.identity}::cidr && ${identity}::cidr END`
}

function overlaps(kind: AssetKind, one: string, other: string): boolean {
  if (kind === 'domain') return isWithin(one, other) || isWithin(other, one)
  if (kind === 'repository') return isBelow(one, other) || isBelow(other, one)
  return kind === 'address_range' || one === other
}

function isBelow(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`)
}
