import { hour, minute, now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import {
  type FileContent,
  type StoredFile,
  unsafeStoredFile,
} from '#domain/account/files/file-queries.server.ts'
import { database } from '#infra/database.ts'
import { seal, unseal } from '#infra/seal.ts'
import type { Locale } from '#kernel/locale.ts'
import { articles, articleVersions, reportDownloads } from './article-tables.server.ts'
import { reportPdf } from './report-pdf.server.ts'

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
