import { newId } from '@cakrawala/ids/ids'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { candidates, nearDuplicatesSeenBy } from '#domain/report/duplicate/near-duplicates.server.ts'
import { storeMissingFeatures } from '#domain/report/duplicate/store-features.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database, databasePool } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { liveProgram } from '../support/program-scenario.ts'
import { distractors, neighboursOf, type Text, twinsIn, wordy } from './distractors.ts'

useDatabase()

const tuned = twinsIn('./twins.txt')
/** No word of the dictionary was added for these, but their figures were seen while weights were chosen. */
const heldOut = twinsIn('./twins-held-out.txt')
/** Written before the method was last changed, and measured once after it. */
const unseen = twinsIn('./twins-unseen.txt')
const inProgram = 1_000
/** Pages of one search at most, where no vacuum has yet spared the index a look at each row. */
const mostPages = 10_000

let team: Person
let ids: string[]
let add: (texts: readonly Text[]) => Promise<string[]>
beforeAll(async () => {
  team = await operator()
  const program = await liveProgram(await companyOwner(), team)
  const { accountId } = await hunter()
  add = (texts) => addReports(texts, program, accountId)
  const texts = [...tuned.flat(), ...heldOut.flat(), ...unseen.flat()]
  const neighbours = neighboursOf(unseen)
  const others = [...neighbours, ...distractors(inProgram - texts.length - neighbours.length)]
  // Twins are sent at any time, not one after the other.
  ids = await add([...texts, ...others].map((text, at) => (at % 2 === 0 ? wordy(text, at) : text)))
}, 300_000)

describe('similar reports in a program of 1,000', () => {
  it('show each other among the first five, of 100 pairs by different people 90', async () => {
    expect(tuned.length).toBeGreaterThanOrEqual(60)
    expect(await recall(0, tuned.length)).toBeGreaterThanOrEqual(0.9)
  })

  it('do so where no word was added for them', async () => {
    expect(await recall(tuned.length, heldOut.length)).toBeGreaterThanOrEqual(0.9)
  })

  it('do so where nothing was chosen for them', async () => {
    expect(unseen.length).toBeGreaterThanOrEqual(60)
    expect(await recall(tuned.length + heldOut.length, unseen.length)).toBeGreaterThanOrEqual(0.9)
  })

  it('are found with bounded work, also among 10,000', async () => {
    const few = await pagesOf(ids[0]!)
    expect(few).toBeLessThan(mostPages)
    await add(distractors(10_000 - inProgram).map(wordy))
    expect(await pagesOf(ids[0]!)).toBeLessThan(mostPages)
  }, 600_000)
})

/** Of the pairs from this one on, how many show the other, from both sides; 0–1. */
async function recall(from: number, pairs: number): Promise<number> {
  let found = 0
  for (let at = from * 2; at < (from + pairs) * 2; at++) {
    const near = await nearDuplicatesSeenBy(team, ids[at]!)
    if (near.some(({ id }) => id === ids[at ^ 1])) found++
  }
  if (process.env.SIMILAR_FIGURES) process.stdout.write(`recall ${found} of ${pairs * 2}\n`)
  return found / (pairs * 2)
}

async function pagesOf(id: string): Promise<number> {
  const { sql: text, params } = new PgDialect().sqlToQuery(candidates(id, team))
  const { rows } = await databasePool().query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, params)
  const { Plan, 'Execution Time': time } = rows[0]['QUERY PLAN'][0]
  const pages = Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
  if (process.env.SIMILAR_FIGURES) process.stdout.write(`pages ${pages}, ${time} ms\n`)
  return pages
}

async function addReports(texts: readonly Text[], programId: string, reporterId: string): Promise<string[]> {
  const at = new Date('2026-01-02T03:04:00Z')
  const rows = texts.map((text, turn) => ({
    ...text,
    ...{
      id: newId(),
      hash: newId().replaceAll('-', ''),
      code: `T-${newId()}`,
      programId,
      programVersion: 1,
      reporterId,
    },
    ...({ stage: 'in_review', fix: 'open', rewardState: 'none', recommendationMd: 'saran' } as const),
    ...{
      createdAt: at,
      updatedAt: at,
      submittedAt: new Date(at.getTime() + ((turn * 7919) % 10_007) * 60_000),
    },
  }))
  for (let from = 0; from < rows.length; from += 500)
    await database()
      .insert(reports)
      .values(rows.slice(from, from + 500))
  while ((await storeMissingFeatures()) > 0);
  return rows.map(({ id }) => id)
}
