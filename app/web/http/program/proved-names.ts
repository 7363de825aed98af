import { assetsSeenBy } from '#domain/company/asset/asset-queries.server.ts'
import { maySeeAssets } from '#domain/company/asset/asset-rules.ts'
import type { Actor } from '#kernel/actor.ts'

/** Of the newest assets; the rest is typed. */
const mostOffered = 100

/** The names of the reader's proved assets, which a target may name so that it is open at once. Empty for who writes no programs of a company. */
export async function provedNamesFor(actor: Actor): Promise<string[]> {
  if (!maySeeAssets(actor)) return []
  const { rows } = await assetsSeenBy(actor, { size: mostOffered })
  return rows.filter(({ state }) => state === 'proved').map(({ name }) => name)
}
