import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { reportIncident } from '#domain/incident/report-incident.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter, incidentAccount, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { anIncident } from '../support/incidents.ts'
import { buildStage, type Stage } from '../support/permission-scenario.ts'
import { fund } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let stage: Stage
let team: Person
let shown: { id: string; code: string }
let hidden: { id: string; code: string }

const formula = '=HYPERLINK("https://evil.example";"klik")'
const codeOf = async (id: string) =>
  (await database().select({ code: reports.code }).from(reports).where(eq(reports.id, id)))[0]!.code!

beforeAll(async () => {
  stage = await buildStage()
  team = await operator()
  const first = await stage.report({ title: formula })
  shown = { id: first, code: await codeOf(first) }
  const early = await stage.report({ stage: 'draft', rewardState: 'none', title: 'Draf rahasia' })
  hidden = { id: early, code: 'Draf rahasia' }
}, 60_000)

const take = async (person: Person, address: string) => {
  const answer = await site.ask(address, { as: await sessionOf(person), form: { intent: 'export' } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('EXP-01 EXP-02 lists as files', () => {
  it('have what their reader sees on the page, and no cell a spreadsheet would execute', async () => {
    const files = {
      owner: await take(stage.people.owner, '/company/reports'),
      export: await take(stage.people.export, '/en/company/reports'),
      team: await take(team, '/hello/reports'),
      reporter: await take(stage.reporter, '/bughunter/hacktivity'),
    }
    for (const [who, { status, headers, text }] of Object.entries(files)) {
      expect([who, status]).toEqual([who, 200])
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="(?:laporan|reports)-\d{4}-\d\d-\d\d\.csv"/,
      )
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(text).toContain(shown.code)
      expect(text).toContain(`"'=HYPERLINK(""https://evil.example"";""klik"")"`)
    }
    // A draft is its writer's alone; the reporter is named to those who work on the report, the assignee to the team.
    expect(
      Object.entries(files)
        .filter(([, { text }]) => text.includes(hidden.code))
        .map(([who]) => who),
    ).toEqual(['reporter'])
    expect(files.reporter.text).not.toContain(stage.reporter.username)
    expect(files.owner.text).toContain(stage.reporter.username)
    expect(files.owner.text).not.toContain('Penanggung jawab')
    expect(files.team.text).toContain('Penanggung jawab')
    expect(files.export.text).toContain('"Code","Title"')
    expect(files.owner.text).toContain('"Kode";"Judul"')
  })

  it('are filtered like the page', async () => {
    expect((await take(team, '/hello/reports?stage=closed')).text).not.toContain(shown.code)
    expect((await take(team, `/hello/reports?q=${shown.code}`)).text).toContain(shown.code)
    expect((await take(stage.people.owner, '/company/reports?severity=low')).text).not.toContain(shown.code)
  })

  it('are not available to other companies and other bughunters', async () => {
    for (const [person, address] of [
      [stage.people.other, '/company/reports'],
      [await hunter(), '/bughunter/hacktivity'],
    ] as const) {
      const { status, text } = await take(person, address)
      expect([status, text.split('\r\n').length]).toEqual([200, 2])
    }
  })

  it('are for company people who may export, and for no suspended ones', async () => {
    for (const who of ['bare', 'rate', 'program', 'member'] as const) {
      const { status, text } = await take(stage.people[who], '/company/reports')
      expect([who, status]).toEqual([who, 403])
      expect(text).not.toContain('HYPERLINK(""')
    }
    const person = await hunter()
    await database().update(accounts).set({ standing: 'suspended' }).where(eq(accounts.id, person.accountId))
    expect((await take(person, '/bughunter/hacktivity')).status).toBe(403)
  })

  it.each([
    ['/hello/programs', 'Program'],
    ['/hello/top-ups', 'Perusahaan'],
    ['/hello/inquiries', 'Topik'],
    ['/hello/incidents', 'Kode'],
  ])('of operators: %s', async (address, head) => {
    const { status, text } = await take(team, address)
    expect(status).toBe(200)
    expect(text).toContain(head === 'Program' ? '"Judul"' : `"${head}"`)
    const no = await take(stage.people.owner, address)
    expect([no.status, no.text]).toEqual([302, ''])
  })

  it('of money are for the owner and the payee alone, with signed amounts', async () => {
    const { owner, other, member } = stage.people
    await fund(owner.companyId!, 750_000n)
    const mine = await take(owner, '/company/license')
    expect([mine.status, mine.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/filename="mutasi-/),
    ])
    expect(mine.text).toContain('"750000"')
    expect((await take(other, '/company/license')).text.split('\r\n').length).toBe(2)
    expect((await take(member, '/company/license')).status).toBe(302)
    for (const list of ['ledger', 'payouts']) {
      const as = await sessionOf(stage.reporter)
      const form = { intent: 'export', list }
      const own = await site.ask('/bughunter/profile/reward', { as, form })
      const name = list === 'ledger' ? 'mutasi' : 'pembayaran'
      expect([own.status, own.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringMatching(new RegExp(`filename="${name}-`)),
      ])
    }
    const as = await sessionOf(stage.reporter)
    const unknown = await site.ask('/bughunter/profile/reward', {
      as,
      form: { intent: 'export', list: 'accounts' },
    })
    expect(unknown.status).toBe(422)
  })

  it('of members are for those who manage them and may export', async () => {
    const { owner, bare, other } = stage.people
    const { status, text } = await take(owner, '/company/team/member-list')
    expect([status, text.includes('"Email"'), text.includes(bare.username)]).toEqual([200, true, true])
    expect((await take(bare, '/company/team/member-list')).status).toBe(302)
    expect((await take(other, '/company/team/member-list')).text).not.toContain(bare.username)
  })

  it('of the incident area are the reader’s own tickets', async () => {
    const [reporter, stranger] = [await incidentAccount(), await incidentAccount()]
    const title = '+62 penipu =1+1'
    await reportIncident(visitor, anIncident({ email: `${reporter.username}@demo.test`, title }), 'id')
    const own = await take(reporter, '/incident')
    expect([own.status, own.text.includes(`"'${title}"`)]).toEqual([200, true])
    expect((await take(stranger, '/incident')).text.split('\r\n').length).toBe(2)
    expect((await take(reporter, '/incident?q=tidak-ada')).text).not.toContain(title)
  })

  it('of programs are a company’s own', async () => {
    const mine = await take(stage.people.owner, '/company/programs')
    const theirs = await take(stage.people.other, '/company/programs')
    expect(mine.text.split('\r\n').length).toBeGreaterThan(2)
    expect(theirs.text.split('\r\n').length).toBe(2)
    expect((await take(stage.people.owner, '/company/programs/self-managed')).text).toBe(mine.text)
    expect(
      (await take(stage.people.owner, '/company/programs/managed-by-ca')).text.split('\r\n').length,
    ).toBe(2)
  })
})

describe('LOG-04 exporting a list', () => {
  it('is recorded: who, which list, how many rows', async () => {
    await take(stage.people.owner, '/company/reports')
    const [event] = await database()
      .select()
      .from(events)
      .where(eq(events.type, 'account.list_exported'))
      .orderBy(desc(events.seq))
      .limit(1)
    expect(event).toMatchObject({
      actorId: stage.people.owner.accountId,
      facts: { list: 'reports', rows: 1 },
    })
  })

  it('is never done by a link, by another site or by an unknown form', async () => {
    const before = await exportsSoFar()
    const as = await sessionOf(team)
    const plain = await site.ask('/hello/reports?intent=export', { as })
    expect(plain.headers.get('content-type')).toContain('text/html')
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    expect(
      (await site.ask('/hello/reports', { as, form: { intent: 'export' }, headers: foreign })).status,
    ).toBe(403)
    expect((await site.ask('/hello/reports', { as, form: { intent: 'other' } })).status).toBe(422)
    expect((await site.ask('/hello/reports', { form: { intent: 'export' } })).status).toBe(302)
    expect(await exportsSoFar()).toBe(before)
  })

  it('is done twenty times an hour, no more', async () => {
    const person = await operator()
    const as = await sessionOf(person)
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn++)
      statuses.push((await site.ask('/hello/incidents', { as, form: { intent: 'export' } })).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })
})

async function exportsSoFar(): Promise<number> {
  return (await database().select().from(events).where(eq(events.type, 'account.list_exported'))).length
}
