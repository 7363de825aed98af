import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { reportIncident } from '#domain/incident/report-incident.server.ts'
import { assignIncident } from '#domain/incident/take-incident.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter, incidentAccount, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { anIncident, seatResponder } from '../support/incidents.ts'
import { topUpProof } from '../support/payout-scenario.ts'
import { buildStage, type Stage } from '../support/permission-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const canary = 'Kenari merah bersarang'
let stage: Stage
let team: Person
beforeAll(async () => {
  stage = await buildStage()
  team = await operator()
  await stage.report({ title: canary })
}, 60_000)

const search = async (person: Person, area: string, q: string) => {
  const answer = await site.ask(`/${area}/search?${new URLSearchParams({ q })}`, {
    as: await sessionOf(person),
  })
  return { status: answer.status, html: await answer.text() }
}
/** What a page shows besides the search terms. */
const hits = (html: string) => html.split('data-row').length - 1

describe('RPT-02 PRG-01 the search of an area', () => {
  it('finds a report and a private program for people who may read them', async () => {
    const { bare, owner } = stage.people
    for (const [person, area] of [
      [team, 'hello'],
      [owner, 'company'],
      [bare, 'company'],
      [stage.reporter, 'bughunter'],
    ] as const) {
      const { status, html } = await search(person, area, 'kenari')
      expect([area, status, html.includes(canary)]).toEqual([area, 200, true])
    }
  })

  it('finds nothing of them for others', async () => {
    const { ungranted, other } = stage.people
    for (const [person, area] of [
      [await hunter(), 'bughunter'],
      [ungranted, 'company'],
      [other, 'company'],
    ] as const) {
      for (const q of ['kenari', canary, 'Program Nusa']) {
        const { status, html } = await search(person, area, q)
        expect([area, q, status, hits(html)]).toEqual([area, q, 200, 0])
      }
    }
  })

  it.each(['%', '_', "'; DROP TABLE reports; --", '\0', 'a'.repeat(5_000), '<script>', '=1+1'])(
    'treats %j as text',
    async (q) => {
      const { status, html } = await search(team, 'hello', q)
      expect(status).toBe(200)
      expect(html).not.toContain('<script>Hasil')
    },
  )
})

describe('FIN-01 ACC-02 what an area finds besides reports and programs', () => {
  const reference = 'TRF-20261126-777'

  it('top-ups by their reference, in any spelling, for the team and their company alone', async () => {
    const { owner, admin, other } = stage.people
    await requestTopUp(owner, { key: newId(), amount: 25_000_000n, reference }, await topUpProof(owner))
    for (const [person, area, found] of [
      [team, 'hello', 1],
      [owner, 'company', 1],
      [admin, 'company', 0],
      [other, 'company', 0],
    ] as const) {
      const { html } = await search(person, area, 'trf20261126 777')
      expect([area, hits(html)]).toEqual([area, found])
    }
  })

  it('members for those who manage them', async () => {
    const { owner, bare, other } = stage.people
    const { username } = bare
    for (const [person, found] of [
      [owner, true],
      [bare, false],
      [other, false],
    ] as const) {
      const { status, html } = await search(person, 'company', username)
      expect([status, html.includes('/company/team/edit/')]).toEqual([200, found])
    }
  })

  it('profiles that are open, for bughunters', async () => {
    const [open, closed] = [await hunter({ name: 'elangjawa' }), await hunter({ name: 'elangsunyi' })]
    await database()
      .update(bughunters)
      .set({ hiddenProfile: true, hiddenFromBoards: true })
      .where(eq(bughunters.accountId, closed.accountId))
    const { html } = await search(stage.reporter, 'bughunter', 'ELANGJ')
    expect([hits(html), html.includes(`href="/${open.username}"`)]).toEqual([1, true])
    expect(hits((await search(stage.reporter, 'bughunter', 'elangsun')).html)).toBe(0)
  })

  it('pages of the area by their names, and of no other', async () => {
    expect((await search(team, 'hello', 'biaya platform')).html).toContain('href="/hello/settings/fees"')
    expect((await search(team, 'hello', 'antrean isi')).html).toContain('href="/hello/top-ups"')
    const { ungranted, owner } = stage.people
    expect((await search(owner, 'company', 'lisensi')).html).toContain('data-row')
    expect(hits((await search(ungranted, 'company', 'lisensi')).html)).toBe(0)
  })
})

describe('RPT-02 the search of the incident area', () => {
  const words = 'Kunang berpendar'
  let [reporter, responder, outsider]: Person[] = []
  let spam = ''
  beforeAll(async () => {
    ;[reporter, responder, outsider] = [
      await incidentAccount(),
      await incidentAccount(),
      await incidentAccount(),
    ]
    await seatResponder(team, responder!)
    const said = { email: `${reporter!.username}@demo.test`, title: words }
    const id = await reportIncident(visitor, anIncident(said), 'id')
    await assignIncident(team, id, responder!.accountId)
    spam = await reportIncident(visitor, anIncident({ ...said, title: 'Kunang iklan', reference: 'x' }), 'id')
  }, 60_000)

  it('finds a ticket for its reporter and for its responder, each in their list', async () => {
    for (const [person, list] of [
      [reporter!, 'Laporan Anda'],
      [responder!, 'Tiket yang diserahkan kepada Anda'],
    ] as const) {
      const { status, html } = await search(person, 'incident', 'kunang')
      expect([status, hits(html), html.includes(words), html.includes(list)]).toEqual([200, 1, true, true])
    }
  })

  it('finds nothing of it for other responders, and nothing of the spam', async () => {
    await seatResponder(team, outsider!)
    for (const q of ['kunang', words, 'Ratna Dewi', 'nusabank', '%']) {
      expect([q, hits((await search(outsider!, 'incident', q)).html)]).toEqual([q, 0])
    }
    const { html } = await search(reporter!, 'incident', 'iklan')
    expect([hits(html), html.includes(spam)]).toEqual([0, false])
  })

  it('is the same by the API, and treats every character as text', async () => {
    const found = async (person: Person, list: string, q: string) => {
      const headers = { Authorization: `Bearer ${await sessionOf(person)}` }
      const answer = await site.ask(`/api/v1/incidents/${list}?${new URLSearchParams({ q })}`, { headers })
      return answer.status === 200 ? (await answer.json()).data.rows.length : answer.status
    }
    expect(await found(reporter!, 'reported', 'kunang')).toBe(1)
    expect(await found(responder!, 'reported', 'kunang')).toBe(0)
    expect(await found(responder!, 'assigned', 'kunang')).toBe(1)
    expect(await found(outsider!, 'assigned', 'kunang')).toBe(0)
    for (const q of ['%', '_', "';--", 'qq\0qq']) {
      expect([q, await found(reporter!, 'reported', q)]).toEqual([q, 0])
    }
    expect(await found(reporter!, 'reported', 'a'.repeat(151))).toBe(422)
  })
})
