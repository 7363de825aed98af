import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { refusals } from '#i18n/refusals.ts'
import { database } from '#infra/database.ts'
import { formatRupiah } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { contract } from '#web/api/contract.ts'
import { companyActs } from '#web/pages/company/report/report-acts.server.ts'
import { hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { newReference } from '../support/payout-scenario.ts'
import { triedActs } from '../support/permission-acts.ts'
import { type Cell, type Cells, cellsOf, type Expected } from '../support/permission-cells.ts'
import { buildStage, deskOf, insiders, type Stage, withoutGrants } from '../support/permission-scenario.ts'
import { programTexts } from '../support/program-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let stage: Stage

beforeAll(async () => {
  stage = await buildStage()
}, 60_000)

async function outcome(work: () => Promise<unknown>): Promise<Cell> {
  try {
    await work()
    return '.'
  } catch (error) {
    if (isRefusal(error)) return String(error.status) as Cell
    throw error
  }
}

async function newestEvent(): Promise<number> {
  const answer = await database().execute<{ newest: number }>(
    sql`SELECT coalesce(max(seq), 0)::int AS newest FROM events`,
  )
  return answer.rows[0]!.newest
}

// Before there were toggles, every member with permission 2 was a mere reader: a version that only looks at the toggles, or
// only at the grant, fails the columns of the ungranted and of the grants.
describe('MEM-01 every act of a company by every role', () => {
  it('is in the table', () => {
    const tried = Object.entries(triedActs).map(([name, { intent }]) => intent ?? name)
    expect(Object.keys(companyActs).filter((intent) => !tried.includes(intent))).toEqual([])
  })

  it.each(Object.entries(triedActs))('%s', { timeout: 60_000 }, async (_name, act) => {
    const cells = cellsOf(act)
    const met: Partial<Cells> = {}
    for (const who of insiders)
      met[who] = cells[who] === '-' ? '-' : await outcome(() => act.attempt(stage, stage.people[who]))
    expect(met).toEqual(cells)
  })

  it('leaves no event where it is refused', async () => {
    const programId = await stage.program('draft')
    const before = await newestEvent()
    for (const who of ['bare', 'ungranted', 'other', 'suspended'] as const) {
      const tried = editProgram(stage.people[who], programId, programTexts(), 1)
      await expect(tried).rejects.toMatchObject({
        status: who === 'ungranted' || who === 'other' ? 404 : 403,
      })
    }
    expect(await newestEvent()).toBe(before)
  })

  it('lets a member who may write programs continue with what they wrote, and no other member', async () => {
    const { owner, program, bare } = stage.people
    const { id } = await createProgram(program, owner.companyId, programTexts(), newId())
    await editProgram(program, id, programTexts({ title: 'Program yang ditulis anggota' }), 1)
    await expect(editProgram(bare, id, programTexts(), 2)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('MEM-01 pages, forms and calls', () => {
  // 403 also where a person is led to /error403.
  const tries: Record<string, Expected & { visit: (as: string) => Promise<Response> }> = {
    page_license: {
      needs: 'owner',
      but: { ungranted: '403', other: '.' },
      visit: (as) => site.ask('/company/license', { as }),
    },
    form_license: {
      needs: 'owner',
      but: { ungranted: '403', other: '.' },
      visit: (as) =>
        site.ask('/company/license', {
          as,
          form: {
            ...{ intent: 'top_up', key: newId(), amount: '1.000.000', reference: newReference() },
            proof: smallPdf('', 'bukti.pdf'),
          },
        }),
    },
    call_balance: {
      needs: 'owner',
      but: { ungranted: '403', other: '.' },
      visit: (as) =>
        site.ask('/api/v1/company/account/balance', { headers: { Authorization: `Bearer ${as}` } }),
    },
    page_reports: {
      needs: 'reader',
      but: { ungranted: '403', other: '.' },
      visit: (as) => site.ask('/company/reports', { as }),
    },
    page_report: {
      needs: 'reader',
      but: { ungranted: '403' },
      visit: async (as) => site.ask(await deskOf(await stage.report()), { as }),
    },
    page_create_program: {
      needs: 'program.manage',
      but: { ungranted: '.', other: '.' },
      visit: (as) => site.ask('/company/programs/create', { as }),
    },
  }

  // What they wrote in the acts above was granted to them by it.
  beforeAll(() => withoutGrants(stage.people.ungranted))

  it.each(Object.entries(tries))('%s', async (_name, { visit, ...expected }) => {
    const met: Record<string, string> = {}
    for (const who of insiders) {
      const answer = await visit(await sessionOf(stage.people[who]))
      const place = answer.headers.get('location') ?? ''
      const done = answer.status === 200 || /done=/.test(place)
      met[who] = done ? '.' : place === '/error403' ? '403' : String(answer.status)
      await answer.arrayBuffer()
    }
    expect(met).toEqual(cellsOf(expected))
  })

  it('show the license in the menu to the owner alone, and reports to people who may read some', async () => {
    for (const who of insiders) {
      const page = await (await site.ask('/company', { as: await sessionOf(stage.people[who]) })).text()
      const owns = who === 'owner' || who === 'other'
      expect([who, page.includes('href="/company/license"')]).toEqual([who, owns])
      expect([who, page.includes('href="/company/reports"')]).toEqual([who, who !== 'ungranted'])
    }
  })
})

/** What anyone of a company may ask for without naming a thing. */
const readings = contract.filter(
  ({ method, path, who }) =>
    method === 'GET' && !/:|logout/.test(path) && typeof who !== 'string' && who.includes('company_member'),
)

// A naive version reports how much is missing ("insufficient: 1.250.000"), or reveals the amount elsewhere on the page.
describe('MON-07 the balance of a company', () => {
  it('is in no text of a refusal', () => {
    for (const { codes, details } of [refusals.id, refusals.en]) {
      for (const text of Object.values({ ...codes, ...details })) expect(text).not.toMatch(/Rp|\d{4,}/)
    }
  })

  it('is shown to its owner alone, neither by the answer to a reward that is too large nor by any page', async () => {
    const { decide, grantDecide, admin, owner } = stage.people
    const { balance, reserved } = (await balanceSeenBy(owner))!
    const secrets = [balance, reserved, balance + reserved].filter((one) => one > 0n)
    const spelled = secrets.flatMap((one) => [formatRupiah(one).slice(2), String(one)])
    const amount = 45_000_000_000n
    for (const who of [admin, decide, grantDecide]) {
      const reportId = await stage.report()
      const reason = 'Dampaknya jauh lebih besar dari dugaan kami.'
      const given = giveReward(who, reportId, { key: newId(), amount, otherReward: undefined, reason })
      await expect(given).rejects.toThrow(/^balance_insufficient$/)
      const desk = await deskOf(reportId)
      const total = String((amount * 120n) / 100n)
      const form = { intent: 'reward', key: newId(), amount: String(amount), reason, total }
      const tooMuch = await site.ask(desk, { as: await sessionOf(who), form })
      expect(tooMuch.status).toBe(409)
      const bodies = [await tooMuch.text()]
      const as = await sessionOf(who)
      for (const page of [desk, '/company', '/company/reports', '/company/programs', '/company/license']) {
        bodies.push(await (await site.ask(page, { as })).text())
        bodies.push(await (await site.ask(`${page}.data`, { as })).text())
      }
      const headers = { Authorization: `Bearer ${as}` }
      expect(readings.length).toBeGreaterThan(10)
      for (const { path } of readings) bodies.push(await (await site.ask(path, { headers })).text())
      for (const part of ['', '/reward', '/publication'])
        bodies.push(await (await site.ask(`/api/v1/reports/${reportId}${part}`, { headers })).text())
      for (const body of bodies) expect(spelled.filter((one) => body.includes(one))).toEqual([])
    }
  })

  it('is not returned by the call to anyone else', async () => {
    const { admin, decide, suspended } = stage.people
    for (const who of [admin, decide, suspended, stage.reporter, await operator(), await hunter()]) {
      const headers = { Authorization: `Bearer ${await sessionOf(who)}` }
      const answer = await site.ask('/api/v1/company/account/balance', { headers })
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toMatch(/\d{4,}/)
    }
  })
})
