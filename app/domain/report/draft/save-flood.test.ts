import { isTemporary } from '@cakrawala/errors/temporary-error'
import { inRequestScope } from '@cakrawala/fair-queue/request-scope'
import { newId } from '@cakrawala/ids/ids'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseUrl } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram } from '../../../../test/support/program-scenario.ts'
import { saveDraftInput } from '../report-input.ts'
import { listReports } from '../report-list.server.ts'
import { saveDraft } from './save-draft.server.ts'

useDatabase()

const { signal } = new AbortController()
const asRequest = <T>({ accountId }: Person, work: () => Promise<T>): Promise<T> =>
  inRequestScope({ network: '192.0.2.0/24', accountId, signal }, work)
/** As long as a report may be, of what a parser of words took 3 s for. */
const hostile = 'a_b-'.repeat(12_250)
const floodMs = 4_000

let programId: string
let watcher: pg.Client
beforeAll(async () => {
  programId = await liveProgram(await companyOwner(), await operator(), { managedBy: 'company' })
  watcher = new pg.Client({ connectionString: databaseUrl() })
  await watcher.connect()
})
afterAll(() => watcher.end())

async function busyWithReports(): Promise<number> {
  const { rows } = await watcher.query<{ busy: number }>(`SELECT count(*)::int AS busy FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`)
  return rows[0]!.busy
}

const ends = new Map<string, number>()
const count = (end: string) => ends.set(end, (ends.get(end) ?? 0) + 1)

/** Saves the same hostile text as new drafts and anew, until the time is over. */
async function saveOn(person: Person, until: number): Promise<void> {
  while (performance.now() < until) {
    const input = saveDraftInput.parse({ key: newId(), pocMd: hostile })
    try {
      await asRequest(person, () => saveDraft(person, programId, input))
      count('saved')
    } catch (error) {
      if (!isRefusal(error) && !isTemporary(error)) throw error
      count(isRefusal(error) ? error.code : 'unavailable')
      await new Promise((go) => setTimeout(go, 5))
    }
  }
}

describe('40 savers of one account', () => {
  it('delay no other account, and hold no connections of the pool while they wait', {
    timeout: 30_000,
  }, async () => {
    const [flooder, reader] = [await hunter(), await hunter()]
    const until = performance.now() + floodMs
    const flood = Promise.all(Array.from({ length: 40 }, () => saveOn(flooder, until)))
    const waits: number[] = []
    let busiest = 0
    while (performance.now() < until) {
      // Between two readings only the flood is at work.
      busiest = Math.max(busiest, await busyWithReports())
      const began = performance.now()
      await asRequest(reader, () => listReports(reader, { search: 'celah' }))
      waits.push(performance.now() - began)
    }
    await flood
    waits.sort((a, b) => a - b)
    expect(waits.length).toBeGreaterThan(10)
    expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(300)
    expect(busiest).toBeLessThanOrEqual(3)
    expect(ends.get('unavailable')).toBeGreaterThan(0)
  })

  it('are counted though their saves fail, and refused at 600', { timeout: 60_000 }, async () => {
    const person = await hunter()
    const refused = saveDraftInput.parse({ key: newId(), revision: 7 })
    const codes = new Set<string>()
    for (let turn = 0; turn < 610; turn++)
      await saveDraft(person, programId, refused).catch((error) =>
        codes.add(isRefusal(error) ? error.code : 'other'),
      )
    expect([...codes]).toEqual(['conflict', 'too_many_requests'])
  })
})
