import { newId } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { count, eq, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { liftSanction, restoreAccount } from '#domain/account/status/lift-sanction.server.ts'
import { eventTypes, suspendedActs } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { accountStatusNow, stepInput, takeStep } from '../support/account-status-scenario.ts'
import { companyOwner, hunter, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { reportForm } from '../support/report-scenario.ts'
import { type Ask, sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const ownPage = { 'Sec-Fetch-Site': 'same-origin' }
const reason = 'Kami memeriksa ulang seluruh bukti yang ada.'
let environment: Environment
let team: Person

beforeAll(async () => {
  environment = await buildEnvironment()
  team = await operator()
}, 60_000)

async function isIn(token: string, area: string): Promise<[number, number]> {
  const page = await site.ask(`${area}/profile`, { as: token, headers: ownPage })
  const call = await site.ask('/api/v1/user', { headers: { Authorization: `Bearer ${token}` } })
  return [page.status, call.status]
}

describe('RPT-15 SES-03 an account that is ended', () => {
  it('loses access at once, by cookie and by bearer token, with every mailed link', async () => {
    const who = await hunter()
    const tokens = [await sessionOf(who), await sessionOf(who)]
    const email = `${who.username}@demo.test`
    const wanted = { purpose: 'reset_password', accountId: who.accountId, email, locale: 'id' } as const
    await transaction((tx) => sendLink(tx, who, wanted))
    const link = await unsafeWaitingToken('reset_password', email)
    expect(await goodLink('reset_password', link)).not.toBeNull()
    for (const token of tokens) expect(await isIn(token, '/bughunter')).toEqual([200, 200])

    await takeStep(team, who, { step: 'end', reason: 'extortion' })
    // A version that stores the account status in the session, or caches the person of a token, still answers 200 here.
    for (const token of tokens) expect(await isIn(token, '/bughunter')).toEqual([302, 401])
    expect(await goodLink('reset_password', link)).toBeNull()

    // Restored, the account is open; what was ended stays ended.
    await restoreAccount(team, who.accountId, reason)
    for (const token of tokens) expect(await isIn(token, '/bughunter')).toEqual([302, 401])
    expect(await isIn(await sessionOf(who), '/bughunter')).toEqual([200, 200])
  })

  it('loses access with the members of its company, also with the right password', async () => {
    const owner = await companyOwner('Kereta Cepat')
    const staff = await member(owner.companyId, 1)
    const password = 'Rahasia#2026'
    await database()
      .update(accounts)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(accounts.id, staff.accountId))
    const tokens = [await sessionOf(owner), await sessionOf(staff)]
    for (const token of tokens) expect(await isIn(token, '/company')).toEqual([200, 200])
    await takeStep(team, owner, { step: 'end', reason: 'fraud' })
    for (const token of tokens) expect(await isIn(token, '/company')).toEqual([302, 401])
    const answer = await fetch(`${site.origin()}/auth-api/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: staff.username, password }),
    })
    expect(answer.status).toBe(422)
    await restoreAccount(team, owner.accountId, reason)
    for (const token of tokens) expect(await isIn(token, '/company')).toEqual([302, 401])
  })

  it('loses its sessions when operators end them, and stays usable', async () => {
    const who = await hunter()
    const old = await sessionOf(who)
    const form = { intent: 'end_sessions', why: 'takeover_suspected' }
    const address = `/hello/accounts/${who.accountId}`
    const answer = await site.ask(address, { as: await sessionOf(team), form })
    expect(answer.status).toBe(302)
    expect(await isIn(old, '/bughunter')).toEqual([302, 401])
    expect(await isIn(await sessionOf(who), '/bughunter')).toEqual([200, 200])
  })
})

describe('SES-03 a suspended person', () => {
  it('may read, and change nothing: every act of a bughunter and of a company is answered 403', async () => {
    const { reporter, other, unverified, owner, admin } = environment.people
    const steps = [
      await takeStep(team, reporter),
      await takeStep(team, other),
      await takeStep(team, unverified),
      await takeStep(team, owner),
    ]
    // The admin is in good standing; the company falls with its owner.
    for (const who of [reporter, other, owner, admin]) {
      const area = who.role === 'bughunter' ? '/bughunter' : '/company'
      expect(await isIn(await sessionOf(who), area)).toEqual([200, 200])
    }
    const before = await lastEvent()
    expect(await statusesOf(acts())).toEqual(acts().map(([, name]) => [name, 403]))
    expect(await lastEvent()).toBe(before)

    // The same forms by people in good standing are not forbidden: else this test would prove nothing.
    for (const id of steps) await liftSanction(team, id, reason)
    const free = await statusesOf(acts())
    expect(free.filter(([, status]) => status === 403 || status >= 500)).toEqual([])
    expect(free.filter(([, status]) => status === 302).length).toBeGreaterThanOrEqual(14)
  }, 60_000)

  it('is stopped by the event history in an act without a check', async () => {
    const who = { ...(await hunter()), suspended: true }
    for (const type of eventTypes) {
      const act = transaction((tx) => record(tx, who, type, newId()))
      if (suspendedActs.has(type)) await act
      else await expect(act, type).rejects.toMatchObject({ code: 'forbidden', detail: 'account_suspended' })
    }
    // What gives money, access or a voice must never be on the list.
    // Money that is owed, or one's own, is not given by asking for it: two of the team look at such a payout or refund.
    const owed = [
      ...['reward.payout_requested', 'reward.payout_cancelled', 'reward.payout_account_named'],
      ...['reward.tax_residence_asked', 'reward.tax_residence_withdrawn'],
      ...['reward.refund_requested', 'reward.refund_cancelled'],
    ]
    expect(
      [...suspendedActs].filter(
        (type) => /^(report|reward|program|publication)\./.test(type) && !owed.includes(type),
      ),
    ).toEqual([])
  })

  it('is shown why, until when, and appeals by the form', async () => {
    const who = await hunter()
    await takeStep(team, who, { statement: 'Anda mengirim tagihan di luar platform ini.' })
    const as = await sessionOf(who)
    const home = await (await site.ask('/bughunter/programs', { as })).text()
    expect(home).toContain('Akun ini ditangguhkan')
    expect(home).toContain('Pelanggaran ketentuan')
    const page = await (await site.ask('/bughunter/standing', { as })).text()
    expect(page).toContain('Anda mengirim tagihan di luar platform ini.')
    // Notes of the team and the name of who took the step stay inside.
    expect(page).not.toContain('Laporan dari dua perusahaan')
    expect(page).not.toContain(team.username)
    const intent = /name="intent" value="(appeal:[0-9a-f-]+)"/.exec(page)![1]!
    const text = 'Tagihan itu dikirim perusahaan sendiri, bukan saya, dan buktinya ada pada mereka.'
    const short = await site.ask('/bughunter/standing', { as, form: { intent, text: 'Tidak benar.' } })
    expect(short.status).toBe(422)
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => site.ask('/bughunter/standing', { as, form: { intent, text } })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([302, 409, 409, 409, 409])
    const stranger = await sessionOf(await hunter())
    const foreign = await site.ask('/bughunter/standing', { as: stranger, form: { intent, text } })
    const missing = await site.ask('/bughunter/standing', {
      as: stranger,
      form: { intent: `appeal:${newId()}`, text },
    })
    expect([foreign.status, missing.status]).toEqual([404, 404])
  })

  it('has status 3 in the API and on the public profile', async () => {
    const who = await hunter()
    const status = async () => {
      const Authorization = `Bearer ${await sessionOf(who)}`
      return (await (await site.ask('/api/v1/user', { headers: { Authorization } })).json()).data.user.status
    }
    expect(await status()).toBe(1)
    const id = await takeStep(team, who)
    expect(await status()).toBe(3)
    await liftSanction(team, id, reason)
    expect(await status()).toBe(1)
  })
})

describe('LOG-03 the platform team', () => {
  it('cannot act on itself, and gets no sign of unknown accounts', async () => {
    const as = await sessionOf(team)
    const form = { intent: 'sanction', ...stepForm() }
    const self = await site.ask(`/hello/accounts/${team.accountId}`, { as, form })
    expect(self.status).toBe(403)
    expect(await accountStatusNow(team)).toBe('active')
    for (const id of [newId(), 'x', "1' OR '1"]) {
      const address = `/hello/accounts/${encodeURIComponent(id)}`
      expect((await site.ask(address, { as, form })).status).toBe(404)
      expect((await site.ask(address, { as })).status).toBe(404)
    }
  })

  it('takes no step with unknown fields, and none without its reason', async () => {
    const as = await sessionOf(team)
    const who = await hunter()
    const address = `/hello/accounts/${who.accountId}`
    for (const change of [
      { takenBy: newId() },
      { until: '2030-01-01' },
      { step: 'erase' },
      { reason: '__proto__' },
      { statement: 'terlalu pendek' },
      { key: 'bukan-kunci' },
      { days: '36500' },
    ] as Record<string, string>[]) {
      const answer = await site.ask(address, { as, form: { intent: 'sanction', ...stepForm(), ...change } })
      expect([change, answer.status]).toEqual([change, 422])
    }
    expect(await accountStatusNow(who)).toBe('active')
  })

  it('is recorded for each account it opens', async () => {
    const who = await hunter()
    await site.ask(`/hello/accounts/${who.accountId}`, { as: await sessionOf(team) })
    const rows = await database().select().from(events).where(eq(events.subjectId, who.accountId))
    expect(rows.map(({ type, actorId }) => [type, actorId])).toEqual([
      ['account.opened_by_team', team.accountId],
    ])
  })
})

type Act = [Person, string, string, NonNullable<Ask['form']>]

/** Acts of bughunters and companies that are right in every other way. */
function acts(): Act[] {
  const { reporter, other, unverified, owner, admin } = environment.people
  const { programs, reports, invitation, files } = environment
  const own = ({ hash, id }: { hash: string; id: string }) => `/bughunter/hacktivity/${hash}/${id}`
  const desk = ({ hash, id }: { hash: string; id: string }) => `/company/reports/detail/${hash}/${id}`
  const program = `/company/programs/detail/${programs.open.id}`
  const body = 'Kami tambahkan penjelasan ini supaya lebih jelas bagi semua.'
  const { intent: _, step: __, key: ___, ...texts } = reportForm()
  const submit = `/bughunter/programs/submit-report/${programs.open.id}`
  return [
    [reporter, 'submit', submit, reportForm()],
    [reporter, 'save draft', submit, { ...reportForm(), step: 'save' }],
    [reporter, 'comment', own(reports.valid), { intent: 'comment', body, audience: 'all' }],
    [reporter, 'edit', own(reports.sent), { intent: 'edit', ...texts, revision: '1' }],
    [reporter, 'detach', own(reports.draft), { intent: 'detach', fileId: files.draft.fileId }],
    [reporter, 'withdraw', own(reports.sent), { intent: 'withdraw' }],
    [other, 'answer', own(reports.foreign), { intent: 'answer', body }],
    [
      other,
      'join',
      `/bughunter/programs/agreement/${programs.open.id}`,
      { intent: 'agree', textHash: '0'.repeat(64), accepted: 'yes' },
    ],
    [
      other,
      'code to join',
      `/bughunter/programs/agreement/${programs.open.id}`,
      { intent: 'ask_code', textHash: '0'.repeat(64), accepted: 'yes' },
    ],
    [
      other,
      'accept invitation',
      `/bughunter/programs/invitation/${invitation.idHash}/${invitation.token}/accept`,
      { intent: 'accept' },
    ],
    [reporter, 'personal data', '/bughunter/profile', personal()],
    [reporter, 'phone', '/bughunter/profile', { intent: 'send_phone_code', phone: '081234567890' }],
    [unverified, 'nda', '/bughunter/nda', { intent: 'accept', version: '1', agree: 'on' }],
    [
      reporter,
      'curriculum vitae',
      '/bughunter/profile/curriculum-vitae',
      { intent: 'describe', about: 'Mencari celah pada malam hari.', skills: 'Web' },
    ],
    [owner, 'comment', desk(reports.valid), { intent: 'comment', body, audience: 'all' }],
    [admin, 'comment', desk(reports.valid), { intent: 'comment', body, audience: 'company' }],
    [owner, 'rate', desk(reports.valid), rating()],
    [owner, 'start fixing', desk(reports.valid), { intent: 'start_fixing' }],
    [admin, 'accept risk', desk(reports.valid), { intent: 'accept_risk', body }],
    [owner, 'pause', program, { intent: 'pause' }],
    [admin, 'resume', program, { intent: 'resume' }],
    [
      admin,
      'invite',
      `/company/programs/detail/${programs.inner.id}`,
      { intent: 'invite', username: 'siapa' },
    ],
    [owner, 'end', `/company/programs/detail/${programs.inner.id}`, { intent: 'end' }],
    [owner, 'submit program', `/company/programs/detail/${programs.draft.id}`, { intent: 'submit' }],
    [
      owner,
      'top up',
      '/company/license',
      { intent: 'top_up', key: newId(), amount: 'Rp1.000.000', reference: 'TRF-9' },
    ],
  ]
}

function personal(): Record<string, string> {
  return {
    ...{ intent: 'save_personal', fullName: 'Kanari Gringsing', birthDate: '1999-08-17' },
    ...{ country: 'ID', city: 'Solo', address: '', tshirtSize: 'L' },
  }
}

function rating(): Record<string, string> {
  const metrics = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:L/A:N'
  return { intent: 'rate', revision: '1', level: '6', cvssVector: metrics, reason: '' }
}

function stepForm(): Record<string, string> {
  const { days, ...input } = stepInput()
  return { ...input, days: days ?? '' }
}

async function statusesOf(list: Act[]): Promise<[string, number][]> {
  const met: [string, number][] = []
  for (const [who, name, address, form] of list) {
    const answer = await site.ask(address, { as: await sessionOf(who), form })
    met.push([name, answer.status])
  }
  return met
}

/** Refused acts leave a line of their own. */
async function lastEvent(): Promise<number> {
  const [row] = await database()
    .select({ n: count() })
    .from(events)
    .where(ne(events.type, 'account.act_refused'))
  return row!.n
}
