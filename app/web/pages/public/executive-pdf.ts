import { fileAnswer } from '@cakrawala/http/file-answer'
import { articlePath } from '#domain/publication/article.ts'
import { reportOfLink } from '#domain/publication/executive-link.server.ts'
import { load } from '#web/http/open.ts'
import { redirectToSignedUrl } from '#web/http/signed-file-url.ts'

/** The PDF behind a signed link; an expired link leads back to the form, which shows it. */
export const loader = load(async ({ actor, params: { slug = '' }, url, go }) => {
  const token = url.searchParams.get('t')
  const pdf = await reportOfLink(slug, token)
  if (pdf && 'uploaded' in pdf) return redirectToSignedUrl(actor, pdf.uploaded)
  if (pdf) return fileAnswer({ name: pdf.made.name, mediaType: pdf.made.mediaType, body: pdf.made.bytes })
  const late = token === null ? '' : '?t=0'
  throw go(articlePath({ kind: 'executive', slug: encodeURIComponent(slug), username: null }) + late)
})
