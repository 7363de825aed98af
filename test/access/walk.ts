import { beforeAll, expect } from 'vitest'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { transaction } from '#infra/database.ts'
import { homeOf } from '#kernel/actor.ts'
import { newId } from '#kernel/ids.ts'
import { formatRupiah } from '#kernel/money.ts'
import { system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { recordAny } from '../support/record-any.ts'
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
    // Numbers of what the world is made of begin beyond any place in a list.
    await transaction(async (tx) => {
      for (let i = 0; i < firstNumber; i++)
        await recordAny(tx, system, 'job.alarm_raised', newId(), { again: true })
    })
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
      // Names people of the team sign in with, whoever of them: outsiders meet the team only (VIS-02).
      if (who !== 'hello' && nameOfTeam.test(body)) seen.push('name of the team')
      // The number of an event counts what others do (VIS-03).
      if (who !== 'hello' && eventNumbersIn(body).length > 0) seen.push('number of an event')
      expect([who, where, seen]).toEqual([who, where, []])
    },
  }
}

/** As `hello()` of the cast names them. */
const nameOfTeam = /\bhello-\d+-[0-9a-f]{5}\b/

const firstNumber = 200
/** As JSON has them, or as the addresses of lists. */
const numbered = /"(?:seq|before|after|next|key)":"(\d+)"|"seq":(\d+)|[?&;](?:before|after|from)=(\d+)/g

export function eventNumbersIn(body: string): number[] {
  const found = [...body.matchAll(numbered)].map(([, text, seq, asked]) => Number(text ?? seq ?? asked))
  return found.filter((number) => number > firstNumber && number < 100_000)
}

export function named(row: Row): [string, Row] {
  return [`${row.pattern} ${row.of}`, row]
}

export async function everyone(visit: (who: Principal) => Promise<void>): Promise<void> {
  await Promise.all(principals.map(visit))
}
