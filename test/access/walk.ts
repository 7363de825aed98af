import { beforeAll, expect } from 'vitest'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { homeOf } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useDatabase } from '../support/database.ts'
import { type Site, sessionOf, useSite } from '../support/site.ts'
import { buildWorld, canaries, type Principal, principals, type World } from '../support/world.ts'
import { type Row, rowsOf } from './matrix.ts'
import { pageTable } from './page-table.ts'
import { readersOf } from './secrets.ts'

/** A click on a page of ours. */
export const ownPage = { 'Sec-Fetch-Site': 'same-origin' }
export const pages = rowsOf(pageTable)

/** A world and its site, walked by everybody. */
export type Walk = {
  site: Site
  world: () => World
  /** A new session of a principal; null for the visitor. */
  tokenOf: (who: Principal) => Promise<string | null>
  homeFor: (who: Principal) => string | null
  /** Fails where a body holds what only others may read. */
  expectNoSecrets: (who: Principal, where: string, body: string) => void
}

/** Builds a world for a test file, with words in it that stand in one private place each. */
export function useWalk(): Walk {
  useDatabase()
  const site = useSite()
  let world: World
  let secrets: Record<string, string>

  beforeAll(async () => {
    world = await buildWorld()
    const { balance } = (await balanceSeenBy(world.people.owner))!
    secrets = {
      ...canaries,
      balance: formatRupiah(balance).slice(2),
      balanceFigure: String(balance),
      email: `${world.people.reporter.username}@demo.test`,
    }
  })

  return {
    site,
    world: () => world,
    tokenOf: async (who) => (who === 'visitor' ? null : sessionOf(world.people[who])),
    homeFor: (who) => (who === 'visitor' ? null : homeOf[world.people[who].role]),
    expectNoSecrets(who, where, body) {
      const seen = Object.entries(secrets)
        .filter(([name, secret]) => !readersOf(name).includes(who) && body.includes(secret))
        .map(([name]) => name)
      expect([who, where, seen]).toEqual([who, where, []])
    },
  }
}

export function named(row: Row): [string, Row] {
  return [`${row.pattern} ${row.of}`, row]
}

export async function everyone(visit: (who: Principal) => Promise<void>): Promise<void> {
  await Promise.all(principals.map(visit))
}
