import { newId } from '@cakrawala/ids/ids'
import { tokenHash } from '@cakrawala/secrets/token-hash'
import { and, inArray, isNull } from 'drizzle-orm'
import { afterEach, beforeAll, expect } from 'vitest'
import { sessions } from '#domain/account/account-tables.server.ts'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { database, transaction } from '#infra/database.ts'
import { homeOf } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import {
  buildEnvironment,
  canaries,
  type Environment,
  type Principal,
  principals,
} from '../support/environment.ts'
import { recordAny } from '../support/record-any.ts'
import { type Site, sessionOf, useSite } from '../support/site.ts'
import { type Row, rowsOf } from './matrix.ts'
import { pageTable } from './page-table.ts'
import { readersOf } from './secrets.ts'

/** A click on a page of ours. */
export const ownPage = { 'Sec-Fetch-Site': 'same-origin' }
export const pages = rowsOf(pageTable)

/** An environment and its site, requested by every principal. */
export type Walk = {
  site: Site
  environment: () => Environment
  /** The session of a principal, one for all tests as long as it lasts; null for the visitor. */
  tokenOf: (who: Principal) => Promise<string | null>
  /** A session of its own; null for the visitor. */
  newTokenOf: (who: Principal) => Promise<string | null>
  homeFor: (who: Principal) => string | null
  /** Fails where a body holds what only others may read. */
  expectNoSecrets: (who: Principal, where: string, body: string) => void
}

/** Builds an environment for a test file, with words in it that are each in one private location. */
export function useWalk(): Walk {
  useDatabase()
  const site = useSite()
  let environment: Environment
  let secrets: Record<string, string>
  const kept = new Map<Principal, string>()

  beforeAll(async () => {
    // Numbers of the environment's rows begin beyond any position in a list.
    await transaction(async (tx) => {
      for (let i = 0; i < firstNumber; i++)
        await recordAny(tx, system, 'job.alarm_raised', newId(), { again: true })
    })
    environment = await buildEnvironment()
    const { balance } = (await balanceSeenBy(environment.people.owner))!
    secrets = {
      ...canaries,
      balance: formatRupiah(balance).slice(2),
      balanceFigure: String(balance),
      email: `${environment.people.reporter.username}@demo.test`,
    }
  })

  const newTokenOf = async (who: Principal) => (who === 'visitor' ? null : sessionOf(environment.people[who]))

  // Some pages end the session of who opens them: the person who lost it signs in again before the next test.
  afterEach(async () => {
    const open = await openAmong([...kept.values()])
    for (const [who, token] of kept) if (!open.has(tokenHash(token).toString('hex'))) kept.delete(who)
  })

  return {
    site,
    environment: () => environment,
    tokenOf: async (who) => {
      const token = kept.get(who) ?? (await newTokenOf(who))
      if (token !== null) kept.set(who, token)
      return token
    },
    newTokenOf,
    homeFor: (who) => (who === 'visitor' ? null : homeOf[environment.people[who].role]),
    expectNoSecrets(who, where, body) {
      const seen = Object.entries(secrets)
        .filter(([name, secret]) => !readersOf(name).includes(who) && body.includes(secret))
        .map(([name]) => name)
      // Usernames of operators, any of them: outsiders see the team only (VIS-02).
      if (who !== 'hello' && nameOfTeam.test(body)) seen.push('name of the team')
      // The number of an event counts what others do (VIS-03).
      if (who !== 'hello' && eventNumbersIn(body).length > 0) seen.push('number of an event')
      expect([who, where, seen]).toEqual([who, where, []])
    },
  }
}

/** Digests of the tokens whose sessions no one has ended. */
async function openAmong(tokens: string[]): Promise<Set<string>> {
  const rows = await database()
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, tokens.map(tokenHash)), isNull(sessions.endedAt)))
  return new Set(rows.map(({ hash }) => hash.toString('hex')))
}

/** As `operator()` of the cast names them. */
const nameOfTeam = /\bhello-\d+-[0-9a-f]{5}\b/

const firstNumber = 200
/** As JSON has them, or as the addresses of lists. */
const numbered =
  /"(?:seq|before|after|next|key)":"(\d+)"|"seq":(\d+)|[?&;](?:before|after|from)=(\d+)(?![\w-])/g

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
