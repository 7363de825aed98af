import { newId } from '@cakrawala/ids/ids'
import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bughunters, files, identityDocuments } from '#domain/account/account-tables.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { agreementTextSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { agreements, programs } from '#domain/program/program-tables.server.ts'
import { reportFiles, reports } from '#domain/report/report-tables.server.ts'
import { sendLimits } from '#domain/report/sending/submit-report.server.ts'
import { refusals } from '#i18n/refusals.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { aPicture } from '../support/pictures.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportForm } from '../support/report-scenario.ts'
import { reportRow } from '../support/reward-scenario.ts'
import { type Ask, sessionOf, useSite } from '../support/site.ts'

// Cases whose attack came by one endpoint, tried at the others: a rule that only pages enforce is none.
useDatabase()
const site = useSite()
const ask = useApi()
let environment: Environment

beforeAll(async () => {
  environment = await buildEnvironment()
}, 60_000)

const post = async (as: Person, address: string, form: Ask['form']) =>
  (await site.ask(address, { as: await sessionOf(as), form })).status
const own = ({ hash, id }: { hash: string; id: string }) => `/bughunter/hacktivity/${hash}/${id}`
const { intent: _intent, step: _step, key: _key, ...typed } = reportForm()
const texts = Object.fromEntries(
  Object.entries(typed).map(([name, text]) => [
    name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`),
    text,
  ]),
)
const keyed = () => ({ 'idempotency-key': newId() })
const kept = async () => (await database().select({ rows: count() }).from(reports))[0]!.rows

describe('RPT-08 a report with a decided status, by calls', () => {
  it('is not edited at any later stage, and an undecided one is edited once', async () => {
    const { reporter, other, owner, hello: operator } = environment.people
    const { reviewed, valid, published, sent, foreign } = environment.reports
    const edit = { ...texts, title: 'Judul baru setelah diputuskan tim' }
    const patch = async (as: Person, { id }: { id: string }, revision?: number) =>
      ask(as, 'PATCH', `/api/v1/reports/${id}`, {
        json: { ...edit, revision: revision ?? (await reportRow(id)).revision },
      })
    for (const report of [reviewed, valid, published]) {
      const before = await reportRow(report.id)
      expect((await patch(reporter, report)).body).toMatchObject({ success: false, code: 'move_forbidden' })
      expect(
        await post(reporter, own(report), { intent: 'edit', ...typed, revision: String(before.revision) }),
      ).toBe(409)
      expect(await reportRow(report.id)).toEqual(before)
    }
    for (const [as, report, status] of [
      [reporter, foreign, 404],
      [other, sent, 404],
      [owner, valid, 403],
      [operator, sent, 403],
    ] as const)
      expect([as.role, (await patch(as, report)).status]).toEqual([as.role, status])
    const { revision } = await reportRow(sent.id)
    const tabs = await Promise.all([1, 2].map(() => patch(reporter, sent, revision)))
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await patch(reporter, sent, revision)).body.code).toBe('conflict')
  })
})

describe('RPT-17 reports by the hundred, by calls', () => {
  it('are accepted five a minute, and the rest told to retry', async () => {
    const flooder = await hunter()
    await join(flooder, environment.programs.open.id)
    const before = await kept()
    const url = `/api/v1/programs/${environment.programs.open.id}/reports`
    const all = await Promise.all(
      Array.from({ length: 12 }, () => ask(flooder, 'POST', url, { json: texts, headers: keyed() })),
    )
    const late = all.filter(({ status }) => status === 429)
    expect([late.length, await kept()]).toEqual([12 - sendLimits.aMinute, before + sendLimits.aMinute])
    expect(new Set(late.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['60']))
  })
})

describe('ATT-01 and ATT-02 files through the forms of others, and by ids', () => {
  it("nothing is attached to another user's draft, nor removed by an invalid id", async () => {
    const { reporter, other } = environment.people
    const { draft, sent } = environment.reports
    const before = await database().select().from(reportFiles)
    expect(await post(other, own(draft), { intent: 'attach', files: await aPicture() })).toBe(404)
    for (const fileId of ['', 'null', '[]', '{}', '0', 'ffffffff-ffff-4fff-bfff-ffffffffffff'])
      expect([fileId, await post(reporter, own(draft), { intent: 'detach', fileId })]).toEqual([
        fileId,
        expect.toBeOneOf([404, 422]),
      ])
    // A file that is there already is hung nowhere by its id: forms and calls take uploads alone.
    const { fileId } = environment.files.reviewed
    const { fileId: loose } = await storeFile(other, 'report', await aPicture(), 'files')
    for (const id of [fileId, loose]) {
      expect(await post(reporter, own(sent), { intent: 'attach', files: id })).toBe(422)
      expect(await post(reporter, own(sent), { intent: 'attach', fileId: id, files: '' })).toBe(422)
      const form = new FormData()
      form.append('file', id)
      const url = `/api/v1/reports/${sent.id}/files`
      expect((await ask(reporter, 'POST', url, { form })).status).toBe(422)
      const json = { ...texts, revision: (await reportRow(sent.id)).revision, file_ids: [id] }
      expect((await ask(reporter, 'PATCH', `/api/v1/reports/${sent.id}`, { json })).status).toBe(422)
    }
    expect((await ask(reporter, 'DELETE', `/api/v1/reports/${sent.id}/files/${fileId}`)).status).toBe(404)
    expect(await database().select().from(reportFiles)).toEqual(before)
    const [row] = await database().select().from(files).where(eq(files.id, fileId))
    expect(row?.state).toBe('clean')
  })
})

describe('ATT-06 identity documents through other endpoints', () => {
  it('open at none: neither by the call of the case, nor by the id of their file', async () => {
    const { hello: operator, owner, admin, staff, reporter, other, incident } = environment.people
    const { caseId } = environment.cases.waiting
    const papers = await database()
      .select()
      .from(identityDocuments)
      .where(eq(identityDocuments.caseId, caseId))
    expect(papers).toHaveLength(3)
    for (const [turn, person] of [operator, owner, admin, staff, reporter, other, incident].entries()) {
      const document = await ask(person, 'GET', `/api/v1/verification/${caseId}/documents/selfie`)
      expect([person.role, document.status]).toEqual([person.role, person === operator ? 404 : 403])
      const as = await sessionOf(person)
      const area = person.role === 'company_member' ? 'company' : person.role
      // Each of them another document of the case: the endpoints are the same for all.
      const { fileId } = papers[turn % papers.length]!
      for (const door of [
        ...['report-files', 'article-covers', 'incident-files'].map((kind) => `/api/v1/${kind}/${fileId}`),
        ...[`/${area}/files/${fileId}`, `/hello/incident-files/${fileId}`, `/publication/covers/${fileId}`],
        `/publication/pictures/${fileId}`,
      ]) {
        const headers = door.startsWith('/api/') ? { Authorization: `Bearer ${as}` } : undefined
        // From no page of ours: the person who is in the wrong area stays signed in.
        const { status } = await site.ask(door, headers ? { headers } : { as })
        expect([person.role, door, status]).toEqual([person.role, door, expect.toBeOneOf([302, 403, 404])])
      }
    }
  })
})

/** The code of a missing step; that of a missing object where it names none. */
const told = (step: 'account_unverified' | 'nda_missing' | 'agreement_missing' | 'program_closed' | null) =>
  step ? refusals.id.details[step] : refusals.id.codes.not_found

describe('PRG-05 and PRG-06 a program without the right to join, by calls', () => {
  it('accepts no report and no signature, and names the missing step', async () => {
    const { unverified, other, reporter, owner, hello: operator } = environment.people
    const { open, inner, draft } = environment.programs
    const ended = await liveProgram(owner, operator, { title: 'Program yang berakhir' })
    await join(reporter, ended)
    await database().update(programs).set({ status: 'ended' }).where(eq(programs.id, ended))
    const before = [await kept(), await database().select({ rows: count() }).from(agreements)]
    const send = (as: Person, id: string) =>
      ask(as, 'POST', `/api/v1/programs/${id}/reports`, { json: texts, headers: keyed() })
    const noNda = await hunter({ nda: false })
    for (const [as, id, status, detail] of [
      [unverified, open.id, 409, 'account_unverified'],
      [noNda, open.id, 409, 'nda_missing'],
      [await hunter(), open.id, 409, 'agreement_missing'],
      [reporter, ended, 409, 'program_closed'],
      [other, inner.id, 404, null],
      [reporter, draft.id, 404, null],
    ] as const) {
      const { status: met, body } = await send(as, id)
      expect([id, met, body.message]).toEqual([id, status, told(detail)])
    }
    expect(await post(reporter, `/bughunter/programs/submit-report/${ended}`, reportForm())).toBe(409)
    const { textHash } = (await agreementTextSeenBy(reporter, open.id))!
    // Verified by the word of the account alone: the phone is one of the steps to it.
    const noPhone = await hunter({ verified: false, nda: true })
    await database()
      .update(bughunters)
      .set({ phone: null })
      .where(eq(bughunters.accountId, noPhone.accountId))
    for (const [as, id, status, detail] of [
      [unverified, open.id, 409, 'account_unverified'],
      [noPhone, open.id, 409, 'account_unverified'],
      [noNda, open.id, 409, 'nda_missing'],
      [other, inner.id, 404, null],
    ] as const)
      for (const [end, more] of [
        ['/send-code', {}],
        ['', { code: '123456' }],
      ] as const) {
        const json = { text_hash: textHash, accepted: 'yes', ...more }
        const { status: met, body } = await ask(as, 'POST', `/api/v1/programs/${id}/agree${end}`, { json })
        expect([end, met, body.message]).toEqual([end, status, told(detail)])
      }
    expect([await kept(), await database().select({ rows: count() }).from(agreements)]).toEqual(before)
  })
})

describe('LBD-02 the filters of the board, by calls and in the data', () => {
  it.each(["' OR '1'='1", '9999', '2019', '2020', 'ALL', '__proto__', ''])('refuse %j', async (period) => {
    const query = `period=${encodeURIComponent(period)}`
    expect((await ask(null, 'GET', `/api/v1/leaderboard?${query}`)).status).toBe(422)
    for (const place of ['/leaderboard.data', '/en/leaderboard.data'])
      expect((await site.ask(`${place}?${query}`)).status).toBe(422)
    for (const wrong of ['period=all&period=month', 'period[]=all', 'limit=all', 'after=-1'])
      expect([wrong, (await ask(null, 'GET', `/api/v1/leaderboard?${wrong}`)).status]).toEqual([wrong, 422])
  })
})
