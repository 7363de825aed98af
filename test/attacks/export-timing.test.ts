import { setTimeout } from 'node:timers/promises'
import { randomWord } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { mostExported } from '#domain/account/export-policy.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, databasePool } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { sessionCookieName } from '#web/http/session-cookie.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { cloneRow } from '../support/clone-rows.ts'
import { useDatabase } from '../support/database.ts'
import { longestTurn } from '../support/longest-turn.ts'
import { password, withPassword } from '../support/members.ts'
import { aReport } from '../support/report-row.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite({ ownBounds: true })
/** What blocks everyone else, at most, in milliseconds of processor time. */
const atMost = 50
let reporter: Person

beforeAll(async () => {
  reporter = await withPassword(await hunter())
  await aReport({ reporter, owner: await companyOwner() })
  let serial = 100_000
  const fresh = () => ({
    ...{ hash: randomWord(), code: `CA-2026-${serial++}-X` },
    ...{ title: 'Transfer orang lain terbaca lewat nomor urut pada API riwayat', updated_at: new Date() },
  })
  for (let done = 0; done < mostExported + 500; done += 1_500) await cloneRow('reports', 1_500, fresh)
}, 120_000)

describe('DOS-12 the longest exports', () => {
  it('a list of more rows than a file has: delays no one, and its last line says that there are more', async () => {
    const as = await sessionOf(await operator())
    const take = async () => {
      const answer = await site.ask('/hello/reports', { as, form: exportForm })
      expect(answer.status).toBe(200)
      return answer.text()
    }
    const lines = (await take()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(mostExported + 2)
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.at(-1)).toMatch(/^"Berkas ini berhenti pada 10\.000 baris/)
    expect(await quickest(take)).toBeLessThan(atMost)
  })

  it('a copy of all data of a user who wrote as many reports', async () => {
    const as = await sessionOf(reporter)
    const form = { intent: 'copy', currentPassword: password }
    const take = async () => {
      const answer = await site.ask('/bughunter/profile/data', { as, form })
      expect(answer.status).toBe(200)
      return Buffer.from(await answer.arrayBuffer())
    }
    expect(await quickest(take)).toBeLessThan(atMost)
  })
})

describe('DOS-12 the slots of exports', () => {
  it('one account with twenty at once leaves a slot for another; refused ones get a time to retry', async () => {
    const [one, other] = [await sessionOf(await operator()), await sessionOf(await operator())]
    let done = 0
    const many = Array.from({ length: 20 }, async () => {
      const answer = await site.ask('/hello/reports', { as: one, form: exportForm })
      await answer.arrayBuffer()
      if (answer.status === 200) done++
      return [answer.status, answer.headers.get('retry-after')]
    })
    await setTimeout(20)
    const beside = await site.ask('/hello/reports', { as: other, form: exportForm })
    await beside.arrayBuffer()
    expect(beside.status).toBe(200)
    expect(done).toBeLessThan(5)
    const answers = await Promise.all(many)
    // One at work and ten that wait.
    expect(answers.filter(([status]) => status === 200)).toHaveLength(11)
    expect(answers.filter(([status]) => status !== 200)).toEqual(Array(9).fill([503, '5']))
  })

  it('of disconnected clients are free at once, and nothing is generated for them', async () => {
    const gone = [await operator(), await operator()]
    const here = await sessionOf(await operator())
    const blocker = await databasePool().connect()
    try {
      await blocker.query('BEGIN; LOCK TABLE reports IN ACCESS EXCLUSIVE MODE')
      const leaves = new AbortController()
      const asked = gone.map(async (person) =>
        fetch(`${site.origin()}/hello/reports`, {
          ...{ method: 'POST', body: new URLSearchParams(exportForm), signal: leaves.signal },
          headers: {
            ...{ Cookie: `${sessionCookieName()}=${await sessionOf(person)}`, Origin: settings().origin },
            'Sec-Fetch-Site': 'same-origin',
          },
        }).catch((error: Error) => error.name),
      )
      await blocked()
      leaves.abort()
      expect(await Promise.all(asked)).toEqual(['AbortError', 'AbortError'])
      await setTimeout(100)
    } finally {
      await blocker.query('ROLLBACK')
      blocker.release()
    }
    const answer = await site.ask('/hello/reports', { as: here, form: exportForm })
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
    for (const person of gone) expect(await exportsOf(person)).toBe(0)
  })
})

const exportForm = { intent: 'export' }

/** Until statements of the exports wait for the table. */
async function blocked(): Promise<void> {
  const waiting = async () =>
    (
      await databasePool().query(
        "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'public.reports'::regclass AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      )
    ).rowCount
  await expect.poll(waiting, { timeout: 5_000 }).toBeGreaterThan(1)
}

async function exportsOf({ accountId }: Person): Promise<number> {
  const rows = await database().select().from(events).where(eq(events.actorId, accountId))
  return rows.filter(({ type }) => type === 'account.list_exported').length
}

/** The collector of garbage may come at any time: the best of three counts. */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && least >= atMost; round++) least = Math.min(least, await longestTurn(work))
  return least
}
