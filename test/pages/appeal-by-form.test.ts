import { beforeAll, describe, expect, it } from 'vitest'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { refusals } from '#i18n/refusals.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { liveProgram, reportRow, reviewedReport } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

const body = 'Langkah ketiga terlewat: ulangi dengan akun kedua yang baru dibuat.'
const note = 'Laporan ini tidak berisi langkah yang dapat diulang siapa pun.'
const tokens: Record<string, string> = {}
let owner: Person & { companyId: string }
let own: string
let desk: string
let company: string

beforeAll(async () => {
  owner = await companyOwner()
  const [first, second, third] = [await operator(), await operator(), await operator()]
  const reporter = await hunter()
  const programId = await liveProgram(owner)
  const id = await reviewedReport(programId, reporter)
  await closeAsInvalid(first, id, { reason: 'not_reproducible', note })
  const { hash } = await reportRow(id)
  own = `/bughunter/hacktivity/${hash}/${id}`
  desk = `/hello/reports/detail/${hash}/${id}`
  company = `/company/reports/detail/${hash}/${id}`
  Object.assign(tokens, {
    reporter: await sessionOf(reporter),
    other: await sessionOf(await hunter()),
    owner: await sessionOf(owner),
    bare: await sessionOf(await member(owner.companyId, 2, [programId])),
    rival: await sessionOf(await companyOwner('Lain')),
    first: await sessionOf(first),
    second: await sessionOf(second),
    third: await sessionOf(third),
  })
})

const shown = async (who: string, address: string) => (await site.ask(address, { as: tokens[who]! })).text()
const press = async (who: string, address: string, intent: string, more: Record<string, string> = {}) =>
  (await site.ask(address, { as: tokens[who]!, form: { intent, body, ...more } })).status

describe('a refused report, by forms alone', () => {
  it('RPT-10 is objected to by its reporter, once, and by no one else', async () => {
    expect(await shown('reporter', own)).toContain('Ajukan keberatan')
    expect(await press('other', own, 'appeal')).toBe(404)
    expect(await press('owner', company, 'appeal')).toBe(422)
    expect(await press('second', desk, 'appeal')).toBe(422)
    expect(await press('second', desk, 'dismiss_appeal')).toBe(409)
    const clicks = await Promise.all([1, 2].map(() => press('reporter', own, 'appeal')))
    expect(clicks.sort()).toEqual([302, 409])
    const page = await shown('reporter', own)
    expect(page).toContain('Keberatanmu sedang diperiksa')
    expect(page).not.toContain('Ajukan keberatan')
  })

  it('RPT-10 gets the comment of its company, once, by those who may rate', async () => {
    const answer = (who: string, address = company, more = {}) =>
      press(who, address, 'answer_appeal', { answer: 'reopen', ...more })
    expect(await shown('bare', company)).not.toContain('Tanggapi keberatan')
    expect(await answer('bare')).toBe(403)
    expect(await answer('rival')).toBe(404)
    expect(await answer('second', desk)).toBe(422)
    expect(await answer('reporter', own)).toBe(422)
    const page = await shown('owner', company)
    expect(page).toContain('Tanggapi keberatan')
    expect(page).toContain('Menunggu Anda')
    expect(await shown('owner', '/company/reports?waiting=company')).toContain(company)
    const revision = /name="revision" value="(\d+)"/.exec(page)![1]!
    expect(await answer('owner', company, { answer: '' })).toBe(422)
    expect(await answer('owner', company, { revision: String(Number(revision) - 1) })).toBe(409)
    const clicks = await Promise.all([1, 2].map(() => answer('owner', company, { revision })))
    expect(clicks.sort()).toEqual([302, 409])
    expect(await shown('owner', company)).not.toContain('Tanggapi keberatan')
    expect(await shown('second', desk)).toContain('laporan sebaiknya dibuka kembali')
    expect(await shown('reporter', own)).toContain('menyarankan laporan dibuka kembali')
    expect(await press('second', desk, 'dismiss_appeal', { revision })).toBe(409)
  })

  it('RPT-10 is answered by another operator than the one who refused it', async () => {
    expect(await shown('second', '/hello/appeals')).toContain(desk)
    expect(await shown('second', '/hello/queue?desk=appeals')).toContain(desk)
    const refuser = await shown('first', desk)
    expect(refuser).toContain(refusals.id.details.reopen_second)
    expect(refuser).not.toMatch(/value="(?:dismiss_appeal|reopen)"/)
    expect(await press('first', desk, 'dismiss_appeal')).toBe(403)
    expect(await shown('second', desk)).toContain('Tolak keberatan')
    expect(await press('second', desk, 'dismiss_appeal')).toBe(302)
    expect(await shown('second', '/hello/appeals')).not.toContain(desk)
  })

  it('may be objected to once more, and a third person opens it again', async () => {
    expect(await shown('reporter', own)).toContain('sekali lagi')
    expect(await press('reporter', own, 'appeal')).toBe(302)
    expect(await press('second', desk, 'reopen')).toBe(403)
    expect(await press('third', desk, 'reopen')).toBe(302)
    expect(await shown('reporter', own)).not.toContain('Keberatanmu')
  })
})
