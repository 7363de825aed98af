import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { forgetInquiries } from '#domain/inquiry/forget-inquiries.server.ts'
import { inquiries } from '#domain/inquiry/inquiry-tables.server.ts'
import { database } from '#infra/database.ts'
import { incidentAccount, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { filledForm } from '../support/inquiries.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
beforeEach(async () => void (await database().execute(sql`DELETE FROM rate_limits`)))

const sentTo = '/career/apply?sent=1&done=application_sent'
let turn = 0
const filled = (said: Record<string, string | Blob> = {}) => ({
  ...{ intent: 'apply', form: filledForm(), reference: '', fullName: 'Sekar Ayu', phone: '022 5000123' },
  ...{ email: `sekar-${++turn}@contoh.test`, position: 'triage', link: 'https://contoh.test/karya' },
  ...{ message: 'Saya ingin membantu memeriksa laporan kerentanan.', file: smallPdf('', 'cv sekar.pdf') },
  ...said,
})
const newest = async () => (await database().select().from(inquiries).orderBy(desc(inquiries.id)).limit(1))[0]
const post = (form: Record<string, string | Blob>, root = '') => site.ask(`${root}/career/apply`, { form })

describe('the application form', () => {
  it.each(['', '/en'])('sends an application with its CV, in the language of %j', async (root) => {
    const answer = await post(filled(), root)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, root + sentTo])
    expect((await site.ask(root + sentTo)).status).toBe(200)
    const kept = (await newest())!
    expect(kept).toMatchObject({ topic: 'career', position: 'triage', companyName: null, state: 'new' })
    const [file] = await database().select().from(files).where(eq(files.id, kept.fileId!))
    expect(file).toMatchObject({
      ownerId: null,
      purpose: 'career',
      name: 'cv sekar.pdf',
      mediaType: 'application/pdf',
    })
  })

  it('is linked from the career page, with the field the link names', async () => {
    expect(await (await site.ask('/career')).text()).toContain('href="/career/apply"')
    const text = await (await site.ask('/en/career/apply?for=internship')).text()
    expect(text).toContain('<option value="internship" selected=""')
    for (const word of ['x', '__proto__', '"><script>'])
      expect((await site.ask(`/career/apply?for=${word}`)).status).toBe(200)
  })

  it.each([
    ['no CV', { file: new File([], '') }],
    ['text in place of a CV', { file: 'cv.pdf' }],
    ['a picture', { file: new File(['x'], 'cv.png', { type: 'image/png' }) }],
    ['a page of type PDF', { file: new File(['<html>'], 'cv.pdf', { type: 'application/pdf' }) }],
    ['a PDF with a script', { file: smallPdf('/OpenAction << /S /JavaScript >>') }],
    ['a field we do not have', { position: 'constructor' }],
    ['a link that acts', { link: 'javascript:alert(1)' }],
    ['a line break in the address', { email: 'a@b.test\r\nBcc: korban@x.test' }],
    ['an unknown field', { topic: 'business' }],
  ])('refuses %s and stores nothing', async (_name, said) => {
    const before = [await newest(), await database().$count(files)]
    expect((await post(filled(said))).status).toBe(422)
    expect([await newest(), await database().$count(files)]).toEqual(before)
  })

  it('reports that a CV must be a PDF below 5 MB', async () => {
    const picture = await post(filled({ file: new File(['x'], 'cv.png', { type: 'image/png' }) }), '/en')
    expect(await picture.text()).toContain('The CV must be a PDF type.')
    const large = await post(
      filled({ file: new File([new Uint8Array(5_000_000)], 'cv.pdf', { type: 'application/pdf' }) }),
      '/en',
    )
    expect([large.status, await large.text()]).toEqual([
      413,
      expect.stringContaining('The CV must be a maximum size of 5MB.'),
    ])
  })

  it('stores one application and one CV of a form sent by several clicks', async () => {
    const form = filled()
    const before = await database().$count(inquiries)
    const answers = await Promise.all([1, 2, 3].map(() => post(form)))
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
    expect(await database().$count(inquiries)).toBe(before + 1)
    expect(await database().$count(files, eq(files.id, (await newest())!.fileId!))).toBe(1)
  })

  it('gives a bot the usual response, and stores its application as spam', async () => {
    expect((await post(filled({ reference: 'x' }))).headers.get('location')).toBe(sentTo)
    expect((await newest())!.state).toBe('spam')
  })
})

describe('the inbox of the platform team', () => {
  it('shows an application, and serves its CV as a download to operators alone', async () => {
    await post(filled())
    const { id } = (await newest())!
    const as = await sessionOf(await operator())
    const text = await (await site.ask(`/hello/inquiries/${id}`, { as })).text()
    for (const words of [
      'Triase kerentanan',
      'cv sekar.pdf',
      '/external?to=https%3A%2F%2Fcontoh.test%2Fkarya',
    ])
      expect(text).toContain(words)
    const answer = await site.read(`/hello/inquiries/${id}/file`, { as })
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
    const other = await site.ask(`/hello/inquiries/${id}/file`, {
      as: await sessionOf(await incidentAccount()),
    })
    expect(other.status).not.toBe(200)
  })

  it('deletes applications with their CV after 12 months, and spam after 30 days', async () => {
    await post(filled())
    const kept = (await newest())!
    await post(filled({ reference: 'x' }))
    const spam = (await newest())!
    const there = async () => {
      const rows = await database().select({ id: inquiries.id }).from(inquiries)
      return [kept, spam].map(({ id }) => rows.some((row) => row.id === id))
    }
    const stateOf = async (fileId: string | null) =>
      (await database().select().from(files).where(eq(files.id, fileId!)))[0]!.state
    travelTo(later(now(), 31 * day))
    await forgetInquiries()
    expect([await there(), await stateOf(kept.fileId), await stateOf(spam.fileId)]).toEqual([
      [true, false],
      'clean',
      'removed',
    ])
    travelTo(later(now(), 366 * day))
    await forgetInquiries()
    expect([await there(), await stateOf(kept.fileId)]).toEqual([[false, false], 'removed'])
  })
})
