import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { agreements } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { reportForm } from '../support/report-scenario.ts'
import { reportRow } from '../support/reward-scenario.ts'
import { type Ask, sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let environment: Environment

beforeAll(async () => {
  environment = await buildEnvironment()
}, 60_000)

async function post(as: Person, address: string, form: Ask['form']) {
  const answer = await site.ask(address, { as: await sessionOf(as), form })
  return { status: answer.status, place: answer.headers.get('location') }
}

describe('RPT-08 a report with a decided status', () => {
  const address = ({ hash, id }: { hash: string; id: string }) => `/bughunter/hacktivity/${hash}/${id}`
  const { intent: _, step: __, key: ___, ...texts } = reportForm()

  it('does not change by an old form, and two tabs do not overwrite each other', async () => {
    const { reporter } = environment.people
    const { sent, reviewed } = environment.reports
    const before = await reportRow(reviewed.id)
    const edit = { intent: 'edit', ...texts, title: 'Judul baru setelah diputuskan tim' }
    const late = await post(reporter, address(reviewed), { ...edit, revision: String(before.revision) })
    expect(late.status).toBe(409)
    expect(await reportRow(reviewed.id)).toEqual(before)

    const { revision } = await reportRow(sent.id)
    const tabs = await Promise.all(
      ['Judul dari tab yang pertama', 'Judul dari tab yang kedua'].map((title) =>
        post(reporter, address(sent), { ...edit, title, revision: String(revision) }),
      ),
    )
    expect(tabs.map(({ status }) => status).sort()).toEqual([302, 409])
  })

  it('is closed by no one without the right, at no stage', async () => {
    const { reporter, owner, staff, rival, hello: operator } = environment.people
    const { valid, reviewed } = environment.reports
    const desk = (area: string, { hash, id }: typeof valid) => `/${area}/reports/detail/${hash}/${id}`
    const wrong: [Person, string, Record<string, string>][] = [
      [reporter, address(valid), { intent: 'resolve' }],
      [reporter, address(valid), { intent: 'withdraw' }],
      [owner, desk('company', reviewed), { intent: 'start_fixing' }],
      [owner, desk('company', valid), { intent: 'take' }],
      [owner, desk('company', valid), { intent: 'validate' }],
      [owner, desk('company', valid), { intent: 'resolve' }],
      [staff, desk('company', valid), { intent: 'start_fixing' }],
      [staff, desk('company', valid), { intent: 'resolve' }],
      [rival, desk('company', valid), { intent: 'start_fixing' }],
      [operator, desk('hello', reviewed), { intent: 'resolve' }],
      [operator, desk('hello', valid), { intent: 'publication_publish' }],
    ]
    const before = [await reportRow(valid.id), await reportRow(reviewed.id)]
    for (const [who, place, form] of wrong) {
      const { status } = await post(who, place, form)
      expect([who.role, place, form.intent, status >= 400 && status < 500]).toEqual([
        who.role,
        place,
        form.intent,
        true,
      ])
    }
    const after = [await reportRow(valid.id), await reportRow(reviewed.id)]
    expect(after.map(({ stage, fix }) => [stage, fix])).toEqual(before.map(({ stage, fix }) => [stage, fix]))
  })
})

describe('PRG-05 and PRG-06 a program without the right to join', () => {
  it('accepts no report and no signature', async () => {
    const { unverified, other, reporter } = environment.people
    const { open, inner, draft } = environment.programs
    const before = await database().select({ kept: count() }).from(reports)
    const submit = (id: string) => `/bughunter/programs/submit-report/${id}`
    expect((await post(unverified, submit(open.id), reportForm())).status).toBe(409)
    expect((await post(other, submit(inner.id), reportForm())).status).toBe(404)
    expect((await post(reporter, submit(draft.id), reportForm())).status).toBe(404)
    expect(await database().select({ kept: count() }).from(reports)).toEqual(before)

    const signed = await database().select({ kept: count() }).from(agreements)
    const page = await site.ask(`/bughunter/programs/agreement/${open.id}`, { as: await sessionOf(reporter) })
    const textHash = /name="textHash" value="([0-9a-f]{64})"/.exec(await page.text())?.[1] ?? 'f'.repeat(64)
    const place = (id: string) => `/bughunter/programs/agreement/${id}`
    for (const intent of ['ask_code', 'agree']) {
      const agree = { intent, textHash, accepted: 'yes' }
      expect((await post(unverified, place(open.id), agree)).status).toBe(409)
      expect((await post(other, place(inner.id), agree)).status).toBe(404)
    }
    expect(await database().select({ kept: count() }).from(agreements)).toEqual(signed)
  })
})

describe('ATT-02 a file of another user', () => {
  it('is neither removed nor shown', async () => {
    const { other, reporter } = environment.people
    const { foreign, sent } = environment.reports
    const { fileId } = environment.files.reviewed
    const own = (report: typeof sent) => `/bughunter/hacktivity/${report.hash}/${report.id}`
    expect((await post(other, own(foreign), { intent: 'detach', fileId })).status).toBe(404)
    expect((await post(reporter, own(sent), { intent: 'detach', fileId })).status).toBe(404)
    const [kept] = await database().select().from(files).where(eq(files.id, fileId))
    expect(kept?.state).toBe('clean')
  })
})

describe('UPL-01 UPL-02 UPL-03 hostile uploads', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex')
  const hostile: [string, Blob | File, number][] = [
    ['five million bytes', new File([new Uint8Array(5_000_000)], 'besar.png', { type: 'image/png' }), 413],
    [
      'HTML of type PDF',
      new File(['<script>alert(1)</script>'], 'bukti.pdf', { type: 'application/pdf' }),
      422,
    ],
    [
      'a PDF that is also HTML',
      new File(['%PDF-1.4\n<script>alert(1)</script>'], 'bukti.pdf', { type: 'application/pdf' }),
      422,
    ],
    ['a picture that is only a beginning', new File([png], 'gambar.png', { type: 'image/png' }), 422],
    [
      'SVG',
      new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'a.svg', {
        type: 'image/svg+xml',
      }),
      422,
    ],
    ['SVG of type PNG', new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' }), 422],
    ['a program', new File(['MZ\u0090'], 'alat.exe', { type: 'application/x-msdownload' }), 422],
    ['a page', new File(['<?php system($_GET[0]);'], 'a.php.jpg', { type: 'image/jpeg' }), 422],
  ]

  it.each(hostile)('%s is refused and nothing is stored', async (_name, file, status) => {
    const { reporter } = environment.people
    const { sent } = environment.reports
    const before = await database().select({ kept: count() }).from(files)
    const place = `/bughunter/hacktivity/${sent.hash}/${sent.id}`
    expect((await post(reporter, place, { intent: 'attach', files: file })).status).toBe(status)
    const headers = { Authorization: `Bearer ${await sessionOf(reporter)}` }
    const called = await site.ask(`/api/v1/reports/${sent.id}/files`, { headers, form: { file } })
    expect(called.status).toBe(status)
    expect(await database().select({ kept: count() }).from(files)).toEqual(before)
  })

  it('are never shown as a page of the site', async () => {
    const as = await sessionOf(environment.people.reporter)
    const answer = await site.read(`/bughunter/files/${environment.files.reviewed.fileId}`, { as })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment|^inline/)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })
})
