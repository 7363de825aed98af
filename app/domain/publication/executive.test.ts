import { day, after as later, minute, now, second, travelTo } from '@cakrawala/calendar/clock'
import { checkPdf } from '@cakrawala/upload-check/check-pdf'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FileContent } from '#domain/account/files/file-queries.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { newFormToken } from '#infra/secrets.ts'
import { english, platformArticle } from '../../../test/support/articles.ts'
import { hunter, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { smallPdf } from '../../../test/support/documents.ts'
import { articleSeenBy } from './article-queue.server.ts'
import { reportDownloads } from './article-tables.server.ts'
import { downloadsSeenBy, exportDownloads } from './download-queries.server.ts'
import { askForReport, downloadDays, forgetDownloads, newDownloadForm } from './executive-download.server.ts'
import { linkLives, reportOfLink, reportToken } from './executive-link.server.ts'
import { plainBlocks } from './plain-blocks.ts'
import type { DownloadInput } from './publication-input.ts'
import { unpublishArticle } from './publish-article.server.ts'

useDatabase()
beforeEach(async () => void (await database().execute(sql`DELETE FROM rate_limits`)))

let turn = 0
const asked = (more: Partial<DownloadInput> = {}): DownloadInput => ({
  ...{ name: 'Ratna Dewi', email: `ratna-${++turn}@nusabank.test`, job: 'Keamanan informasi' },
  ...{ position: 'Kepala bagian', company: 'Nusa Bank', consent: 'yes', reference: '', form: filled() },
  ...more,
})
const rowOf = async (id: string) =>
  (await database().select().from(reportDownloads).where(eq(reportDownloads.id, id)))[0]

/** A mark that was made long enough ago. */
function filled(): string {
  const present = now()
  travelTo(later(present, -10 * second))
  const mark = newDownloadForm()
  travelTo(present)
  travelTo(null)
  return mark
}

describe('asking for an executive report', () => {
  it('is stored with its requester, once however often the form is sent, and its event holds none of its text', async () => {
    const { slug, id: articleId } = await platformArticle(await operator(), {
      kind: 'executive',
      title: 'Laporan pertama',
    })
    const said = asked()
    const [one, two] = await Promise.all([
      askForReport(visitor, slug, said, 'id'),
      askForReport(visitor, slug, said, 'id'),
    ])
    expect(one).toBe(two)
    expect(await rowOf(one)).toMatchObject({ state: 'asked', company: 'Nusa Bank', articleId, locale: 'id' })
    const rows = await database().select().from(events).where(eq(events.subjectId, one))
    expect(rows.map(({ type, facts, actorKind }) => ({ type, facts, actorKind }))).toEqual([
      { type: 'publication.download_asked', facts: { articleId, spam: false }, actorKind: 'visitor' },
    ])
    await expect(askForReport(visitor, slug, { ...said, email: 'lain@x.test' }, 'id')).rejects.toMatchObject({
      code: 'key_reused',
    })
  })

  it.each([
    ['a form that came back at once', () => ({ form: newDownloadForm() })],
    ['a filled lure', () => ({ reference: 'http://x.test' })],
    ['a mark of another form', () => ({ form: newFormToken('inquiry form') })],
    ['no mark', () => ({ form: undefined })],
  ])('treats %s as spam, responds alike, and lists it nowhere', async (_name, more) => {
    const team = await operator()
    const { slug } = await platformArticle(team, { kind: 'executive', title: `Laporan ${_name}` })
    const id = await askForReport(visitor, slug, asked(more()), 'id')
    expect(await rowOf(id)).toMatchObject({ state: 'spam' })
    const listed = [...(await downloadsSeenBy(team)).rows, ...(await exportDownloads(team)).rows]
    expect(listed.map((line) => line.id)).not.toContain(id)
  })

  it('is limited to five times an hour for one address, however it is spelled', async () => {
    const { slug } = await platformArticle(await operator(), { kind: 'executive', title: 'Laporan berulang' })
    for (let time = 0; time < 5; time++)
      await askForReport(visitor, slug, asked({ email: `sama+${time}@nusabank.test` }), 'id')
    await expect(
      askForReport(visitor, slug, asked({ email: 'sama@nusabank.test' }), 'id'),
    ).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('is possible for public reports only', async () => {
    const team = await operator()
    const { slug, id } = await platformArticle(team, { kind: 'executive', title: 'Laporan yang ditarik' })
    const other = await platformArticle(team, { kind: 'activity', title: 'Bukan laporan' })
    const download = await askForReport(visitor, slug, asked(), 'id')
    const token = reportToken(download, linkLives.page)
    expect(await reportOfLink(slug, token)).not.toBeNull()
    await unpublishArticle(team, id, '')
    expect(await reportOfLink(slug, token)).toBeNull()
    for (const gone of [slug, other.slug, "1' OR '1"])
      await expect(askForReport(visitor, gone, asked(), 'id')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is read by operators alone, each export is recorded, and it is deleted after its time', async () => {
    const team = await operator()
    const { slug } = await platformArticle(team, { kind: 'executive', title: 'Laporan yang dilupakan' })
    const id = await askForReport(visitor, slug, asked(), 'id')
    const spam = await askForReport(visitor, slug, asked({ reference: 'x' }), 'id')
    for (const stranger of [await hunter(), visitor]) {
      await expect(downloadsSeenBy(stranger)).rejects.toMatchObject({ code: 'not_found' })
      await expect(exportDownloads(stranger)).rejects.toMatchObject({ code: 'not_found' })
    }
    await exportDownloads(team)
    const taken = await database()
      .select()
      .from(events)
      .where(eq(events.type, 'publication.downloads_exported'))
    expect(taken.at(-1)).toMatchObject({ actorId: team.accountId })
    const askedAt = (await rowOf(id))!.askedAt
    travelTo(later(askedAt, downloadDays.spam * day + minute))
    await forgetDownloads()
    expect([await rowOf(spam), (await rowOf(id))?.id]).toEqual([undefined, id])
    travelTo(later(askedAt, downloadDays.asked * day + minute))
    await forgetDownloads()
    expect(await rowOf(id)).toBeUndefined()
  })
})

describe('the link to a report', () => {
  it('returns a passive PDF in the language of the request, made from the text', async () => {
    const { slug } = await platformArticle(await operator(), {
      kind: 'executive',
      title: 'Laporan dua bahasa',
      ...english,
    })
    for (const locale of ['id', 'en'] as const) {
      const id = await askForReport(visitor, slug, asked(), locale)
      const pdf = await reportOfLink(slug, reportToken(id, linkLives.page))
      const bytes = expect.any(Buffer)
      expect(pdf).toEqual({ made: { name: `${slug}-${locale}.pdf`, mediaType: 'application/pdf', bytes } })
      const { made } = pdf as { made: FileContent }
      expect(await checkPdf(made.bytes)).toBeNull()
      expect(made.bytes.length).toBeGreaterThan(2_000)
    }
  })

  it('returns the uploaded PDF where there is one', async () => {
    const team = await operator()
    const pdfId = smallPdf('', 'laporan.pdf')
    const { slug, id } = await platformArticle(team, {
      kind: 'executive',
      title: 'Laporan berkas sendiri',
      pdfId,
    })
    expect((await articleSeenBy(team, id)).pdfs).toEqual({ id: 'laporan.pdf', en: null })
    const download = await askForReport(visitor, slug, asked(), 'en')
    const pdf = await reportOfLink(slug, reportToken(download, linkLives.page))
    expect(pdf).toMatchObject({ uploaded: { name: 'laporan.pdf', mediaType: 'application/pdf' } })
  })

  it('ends after its time, with its request, and for every other report', async () => {
    const team = await operator()
    const { slug } = await platformArticle(team, { kind: 'executive', title: 'Laporan bertautan pendek' })
    const other = await platformArticle(team, { kind: 'executive', title: 'Laporan lain bertautan' })
    const id = await askForReport(visitor, slug, asked(), 'id')
    const token = reportToken(id, linkLives.page)
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    expect(await reportOfLink(slug, token)).not.toBeNull()
    for (const wrong of [null, '', changed, newFormToken('executive link'), 'x'.repeat(5_000)])
      expect(await reportOfLink(slug, wrong)).toBeNull()
    expect(await reportOfLink(other.slug, token)).toBeNull()
    travelTo(later(now(), linkLives.page + second))
    expect(await reportOfLink(slug, token)).toBeNull()
    travelTo(null)
    await database().delete(reportDownloads).where(eq(reportDownloads.id, id))
    expect(await reportOfLink(slug, token)).toBeNull()
  })
})

it('splits a text into blocks for a PDF document', () => {
  const text =
    '# Judul\n\nSatu **tebal**\nbaris `kode`.\n\n- butir\n  lanjut\n2. dua\n\n```\na *b*\n```\n[kata](https://x.test)'
  expect(plainBlocks(text)).toEqual([
    { kind: 'heading', level: 1, text: 'Judul' },
    { kind: 'paragraph', level: 0, text: 'Satu tebal baris kode.' },
    { kind: 'item', level: 0, text: 'butir lanjut' },
    { kind: 'item', level: 2, text: 'dua' },
    { kind: 'code', level: 0, text: 'a *b*' },
    { kind: 'paragraph', level: 0, text: 'kata (https://x.test)' },
  ])
})
