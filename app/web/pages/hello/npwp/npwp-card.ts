import { npwpCard } from '#domain/company/open-npwp.server.ts'
import { fileAnswer } from '#web/http/file-answer.ts'
import { load } from '#web/http/open.ts'

/** The PDF of a company's NPWP card as a download; each one is recorded. */
export const loader = load(async ({ actor, params }) => {
  const { name, mediaType, bytes } = await npwpCard(actor, params.companyId ?? '')
  return fileAnswer({ name, mediaType, body: bytes })
})
