import { hour, minute, now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { eq } from 'drizzle-orm'
import PDFDocument from 'pdfkit'
import {
  type FileContent,
  type StoredFile,
  unsafeStoredFile,
} from '#domain/account/files/file-queries.server.ts'
import { database } from '#infra/database.ts'
import { seal, unseal } from '#infra/secrets.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'
import { articles, articleVersions, reportDownloads } from './article-tables.server.ts'
import { type PlainBlock, plainBlocks } from './plain-blocks.ts'

type Version = Pick<
  typeof articleVersions.$inferSelect,
  'id' | 'titleId' | 'summaryId' | 'bodyIdMd' | 'titleEn' | 'summaryEn' | 'bodyEnMd' | 'publishedAt'
>
type Doc = InstanceType<typeof PDFDocument>

const ink = '#0B1F33'
const soft = '#4A5B6C'
const samudra = '#0F5C8C'
const senja = '#E4572E'
const petal = 'M0-50C15-61 15-84 0-98C-15-84-15-61 0-50ZM0-60C2-68 2-80 0-88C-2-80-2-68 0-60Z'
const margin = 64

/** Made once a version and language; the last few are cached. */
const made = new Map<string, Promise<Buffer>>()
const keptAtMost = 6

/** The PDF document of an executive report: a cover of the platform, then the published text. */
function reportPdf(version: Version, locale: Locale): Promise<Buffer> {
  const key = `${version.id} ${locale}`
  const known = made.get(key)
  if (known) return known
  const bytes = draw(version, locale)
  made.set(key, bytes)
  bytes.catch(() => made.delete(key))
  const [oldest] = made.keys()
  if (made.size > keptAtMost && oldest) made.delete(oldest)
  return bytes
}

function draw(version: Version, locale: Locale): Promise<Buffer> {
  const english = locale === 'en'
  const title = (english && version.titleEn) || version.titleId
  const summary = (english && version.summaryEn) || version.summaryId
  const body = (english && version.bodyEnMd) || version.bodyIdMd
  const { brandName: brand } = settings()
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: { Title: printable(title), Author: brand, CreationDate: version.publishedAt },
  })
  const bytes = collected(doc)
  const year = version.publishedAt.getUTCFullYear()
  drawCover(doc, { title, summary, line: `Cyber Security Executive · ${brand} · ${year}` })
  doc.addPage()
  for (const block of plainBlocks(body)) drawBlock(doc, block)
  drawFeet(doc, title)
  doc.end()
  return bytes
}

function collected(doc: Doc): Promise<Buffer> {
  return new Promise((done, fail) => {
    const pieces: Buffer[] = []
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => done(Buffer.concat(pieces)))
    doc.on('error', fail)
  })
}

function drawCover(
  doc: Doc,
  { title, summary, line }: { title: string; summary: string; line: string },
): void {
  const { width } = doc.page
  const horizon = 330
  doc.save().rect(0, horizon, width, 2).fill(senja)
  doc.translate(width / 2, horizon)
  for (const angle of [-80, -60, -40, -20, 0, 20, 40, 60, 80]) {
    doc.save().rotate(angle).scale(2.2).path(petal).fill(senja, 'even-odd').restore()
  }
  doc.path('M-66 0a66 66 0 0 1 132 0Z').fill(samudra)
  doc.restore()
  doc.fillColor(soft).font('Helvetica').fontSize(11).text(printable(line), margin, 380)
  doc.moveDown(0.8).fillColor(ink).font('Helvetica-Bold').fontSize(28).text(printable(title), { lineGap: 4 })
  doc.moveDown(0.8).fillColor(soft).font('Helvetica').fontSize(13).text(printable(summary), { lineGap: 4 })
}

function drawBlock(doc: Doc, { kind, text, level }: PlainBlock): void {
  const words = printable(text)
  if (kind === 'heading') {
    // Avoids a heading alone at the foot of a page.
    if (doc.y > doc.page.height - margin - 90) doc.addPage()
    doc
      .moveDown(0.9)
      .fillColor(samudra)
      .font('Helvetica-Bold')
      .fontSize(level <= 2 ? 16 : 13)
      .text(words)
      .moveDown(0.35)
    return
  }
  doc.fillColor(ink).fontSize(11)
  if (kind === 'code') {
    doc.font('Courier').fontSize(9.5).text(words, { lineGap: 2 }).moveDown(0.7)
    return
  }
  doc.font('Helvetica')
  if (kind === 'item') {
    const { x, y } = doc
    doc.text(level > 0 ? `${level}.` : '•', x, y, { lineBreak: false })
    doc.text(words, x + 20, y, { lineGap: 3, width: doc.page.width - 2 * margin - 20 })
    doc.x = x
    doc.moveDown(0.35)
    return
  }
  doc.text(words, { lineGap: 3 }).moveDown(0.7)
}

function drawFeet(doc: Doc, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 1; page < count; page++) {
    doc.switchToPage(page)
    // Writing into the margin would else begin another page.
    doc.page.margins.bottom = 0
    const foot = `${printable(title).slice(0, 70)} · ${page + 1} / ${count}`
    doc
      .fillColor(soft)
      .font('Helvetica')
      .fontSize(8.5)
      .text(foot, margin, doc.page.height - 40, { lineBreak: false })
  }
}

const near: Record<string, string> = {
  '→': '->',
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
  '\u2011': '-',
  '\u00a0': ' ',
}

/** The letters every PDF reader brings along (WinAnsi); others are written by near ones or as a question mark. */
function printable(text: string): string {
  return [...oneSpelling(text, 'NFC')]
    .map((letter) => near[letter] ?? (/[\n\x20-\x7e\xa1-\xff–—‘’“”•…€™·]/.test(letter) ? letter : '?'))
    .join('')
}

const purpose = 'executive link'
/** The link on the page, and the one in the mail. */
export const linkLives = { page: 30 * minute, mail: 72 * hour } as const

/** The signed part of a link to a PDF: good for one request and a while, readable by no one else. */
export function reportToken(downloadId: string, lives: number): string {
  return seal(purpose, Buffer.from(`${downloadId} ${now().getTime() + lives}`)).toString('base64url')
}

/** The request a token is good for; null when it is not one of ours, changed or late. */
export function downloadOf(token: string | null): string | null {
  if (token === null || token.length > 200) return null
  try {
    const [id, until] = unseal(purpose, Buffer.from(token, 'base64url')).toString().split(' ')
    return isId(id) && Number(until) > now().getTime() ? id : null
  } catch {
    return null
  }
}

/** An uploaded PDF, or one made from the published text. */
export type ReportOfLink = { uploaded: StoredFile } | { made: FileContent }

/**
 * The PDF a signed link leads to, in the language it was asked in where there is one: the uploaded one, else one made from
 * the published text. Null for links that are no more good, for requests that were erased, and for reports taken back.
 */
export async function reportOfLink(slug: string, token: string | null): Promise<ReportOfLink | null> {
  const downloadId = downloadOf(token)
  if (downloadId === null || !/^[a-z0-9-]{1,80}$/.test(slug)) return null
  const [row] = await database()
    .select({ version: articleVersions, slug: articles.slug, locale: reportDownloads.locale })
    .from(reportDownloads)
    .innerJoin(articles, eq(articles.id, reportDownloads.articleId))
    .innerJoin(articleVersions, eq(articleVersions.id, articles.liveVersionId))
    .where(eq(reportDownloads.id, downloadId))
  if (!row || row.slug !== slug) return null
  const { version } = row
  const locale: Locale = row.locale === 'en' && version.titleEn !== null ? 'en' : 'id'
  const fileId = locale === 'en' ? version.pdfEnFileId : version.pdfIdFileId
  const uploaded = fileId && (await unsafeStoredFile(fileId))
  if (uploaded) return { uploaded }
  const bytes = await reportPdf(version, locale)
  return { made: { name: `${slug}-${locale}.pdf`, mediaType: 'application/pdf', bytes } }
}
