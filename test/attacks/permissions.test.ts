import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { refusals } from '#i18n/refusals.ts'
import { database } from '#infra/database.ts'
import { newId } from '#kernel/ids.ts'
import { formatRupiah } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { contract } from '#web/api/contract.ts'
import { hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { newReference } from '../support/payout-scenario.ts'
import { triedActs } from '../support/permission-acts.ts'
import {
  buildStage,
  deskOf,
  insiders,
  type Stage,
  type Who,
  withoutGrants,
} from '../support/permission-scenario.ts'
import { programTexts } from '../support/program-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let stage: Stage

beforeAll(async () => {
  stage = await buildStage()
}, 60_000)

/**
 * Every act a person of a company can try, by everyone: owner, admin (permission 1), a member without any toggle, members
 * with one toggle each (comment, internal comment, rate, decide, program, member, integration, export), members whose one
 * toggle holds by their grant in the program alone, a member with all toggles and no grant, the owner of another company,
 * and a suspended admin. `.` it is done; 403 refused; 404 there is nothing; - not tried.
 */
const acts = `
ACT                      owne admi bare comm insi rate deci prog memb intg expo gCom gInt gRat gDec ungr othe susp
read_report              .    .    .    .    .    .    .    .    .    .    .    .    .    .    .    404  404  .
comment_to_all           .    .    403  .    403  403  403  403  403  403  403  .    403  403  403  404  404  403
comment_inside           .    .    403  403  .    403  403  403  403  403  403  403  .    403  403  404  404  403
rate                     .    .    403  403  403  .    403  403  403  403  403  403  403  .    403  404  404  403
start_fixing             .    .    403  403  403  .    403  403  403  403  403  403  403  .    403  404  404  403
ask_retest               .    .    403  403  403  .    403  403  403  403  403  403  403  .    403  404  404  403
retest                   .    .    403  403  403  .    403  403  403  403  403  403  403  .    403  404  404  403
accept_risk              .    .    403  403  403  .    403  403  403  403  403  403  403  .    403  404  404  403
answer_appeal            .    .    403  403  403  .    403  403  403  403  403  403  403  .    403  404  404  403
answer_dispute           .    .    403  403  403  .    403  403  403  403  403  403  403  .    403  404  404  403
resolve                  .    .    403  403  403  .    403  403  403  403  403  403  403  .    403  404  404  403
reward                   .    .    403  403  403  403  .    403  403  403  403  403  403  403  .    404  404  403
approve_reward           .    .    403  403  403  403  .    403  403  403  403  403  403  403  .    404  404  403
publication_request      .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  404  404  403
publication_agree        .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  404  404  403
publication_reword       .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  404  404  403
publication_refuse       .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  404  404  403
validate                 403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  404  403
take                     403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  404  403
close_invalid            403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  404  403
decide_dispute           403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  404  403

read_program             .    .    .    .    .    .    .    .    .    .    .    .    .    .    .    404  404  .
create_program           .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  .    403  403
edit_program             .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  404  404  403
submit_program           .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  404  404  403
pause_program            .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  404  404  403
resume_program           .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  404  404  403
end_program              .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  404  404  403
end_public_program       .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  403  403  403
invite_bughunter         .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  404  404  403
revoke_invitation        .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  404  404  403
grant_program            .    .    403  403  403  403  403  403  .    403  403  403  403  403  403  404  404  403
withdraw_grant           .    .    403  403  403  403  403  403  .    403  403  403  403  403  403  404  404  403
set_program_rights       .    .    403  403  403  403  403  403  .    403  403  403  403  403  403  404  404  403
accept_program           403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  404  403

edit_profile             .    .    403  403  403  403  403  403  403  403  403  403  403  403  403  403  -    403
invite_member            .    .    403  403  403  403  403  403  .    403  403  403  403  403  403  .    -    403
edit_member              .    .    403  403  403  403  403  403  .    403  403  403  403  403  403  .    404  403
edit_admin               .    .    403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  403
deactivate_member        .    .    403  403  403  403  403  403  .    403  403  403  403  403  403  .    404  403
withdraw_invitation      .    .    403  403  403  403  403  403  .    403  403  403  403  403  403  .    404  403
top_up                   .    403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  -    403
submit_npwp              .    403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  -    403
request_plan             .    403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  -    403
withdraw_plan_request    .    403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  404  403
`

/** The same for pages, forms and calls; 403 also where a person is led to /error403. */
const visits = `
VISIT                    owne admi bare comm insi rate deci prog memb intg expo gCom gInt gRat gDec ungr othe susp
page_license             .    403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  .    403
form_license             .    403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  .    403
call_balance             .    403  403  403  403  403  403  403  403  403  403  403  403  403  403  403  .    403
page_reports             .    .    .    .    .    .    .    .    .    .    .    .    .    .    .    403  .    .
page_report              .    .    .    .    .    .    .    .    .    .    .    .    .    .    .    403  404  .
page_create_program      .    .    403  403  403  403  403  .    403  403  403  403  403  403  403  .    .    403
`

type Row = { name: string; cells: Record<Who, string> }
function rowsOf(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [name = '', ...cells] = line.trim().split(/\s+/)
      if (cells.length !== insiders.length) throw new Error(`${name}: ${cells.length} cells`)
      return { name, cells: Object.fromEntries(insiders.map((who, i) => [who, cells[i]])) as Row['cells'] }
    })
}
const rows = rowsOf(acts)

async function outcome(work: () => Promise<unknown>): Promise<string> {
  try {
    await work()
    return '.'
  } catch (error) {
    if (isRefusal(error)) return String(error.status)
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
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(triedActs).sort())
  })

  it.each(rows.map((row) => [row.name, row] as const))('%s', { timeout: 60_000 }, async (name, { cells }) => {
    const met: Partial<Row['cells']> = {}
    for (const who of insiders) {
      met[who] = cells[who] === '-' ? '-' : await outcome(() => triedActs[name]!(stage, stage.people[who]))
    }
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
  const tries: Record<string, (as: string) => Promise<Response>> = {
    page_license: (as) => site.ask('/company/license', { as }),
    form_license: (as) =>
      site.ask('/company/license', {
        as,
        form: {
          ...{ intent: 'top_up', key: newId(), amount: '1.000.000', reference: newReference() },
          proof: smallPdf('', 'bukti.pdf'),
        },
      }),
    call_balance: (as) =>
      site.ask('/api/v1/company/account/balance', { headers: { Authorization: `Bearer ${as}` } }),
    page_reports: (as) => site.ask('/company/reports', { as }),
    page_report: async (as) => site.ask(await deskOf(await stage.report()), { as }),
    page_create_program: (as) => site.ask('/company/programs/create', { as }),
  }

  // What they wrote in the acts above was granted to them by it.
  beforeAll(() => withoutGrants(stage.people.ungranted))

  it.each(rowsOf(visits).map((row) => [row.name, row] as const))('%s', async (name, { cells }) => {
    const met: Partial<Row['cells']> = {}
    for (const who of insiders) {
      const answer = await tries[name]!(await sessionOf(stage.people[who]))
      const place = answer.headers.get('location') ?? ''
      const done = answer.status === 200 || /done=/.test(place)
      met[who] = done ? '.' : place === '/error403' ? '403' : String(answer.status)
      await answer.arrayBuffer()
    }
    expect(met).toEqual(cells)
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
      const form = { intent: 'reward', key: newId(), amount: String(amount), reason }
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
