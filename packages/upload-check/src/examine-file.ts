import { Refusal } from '@cakrawala/refusal/refusal'
import { checkPdf } from '@cakrawala/upload-check/check-pdf'
import { endings, isMedia, type Media } from '@cakrawala/upload-check/media'
import { redrawImage } from '@cakrawala/upload-check/redraw-image'
import { fileTypeFromBuffer } from 'file-type'
import { cleanName } from './clean-name.ts'

/** `limit`: files must be smaller, in bytes; `limitKey` is the message key of that. `unnamed`: a name where none is left. */
export type UploadRules = { limit: number; limitKey: string; unnamed: string }
export type ExaminedFile = { name: string; media: Media; bytes: Buffer }

/**
 * Reads an upload and makes it harmless: size, ending, declared type and content must agree; images are redrawn and
 * PDFs must be passive.
 * @param field the form field that errors belong to
 * @throws Refusal file_too_large, or invalid_input with one of `file_type`, `pdf_only`, `file_broken`, `file_active`
 */
export async function examineFile(
  file: File,
  allowed: readonly Media[],
  field: string,
  rules: UploadRules,
): Promise<ExaminedFile> {
  if (file.size >= rules.limit) throw tooLarge(field, rules)
  if (file.size === 0) throw wrong(field, 'required')
  const media = file.type.toLowerCase()
  const ending = /\.([a-z0-9]{1,8})$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const otherType = allowed.length === 1 && allowed[0] === 'application/pdf' ? 'pdf_only' : 'file_type'
  if (!isMedia(media) || !allowed.includes(media) || !endings[media].some((one) => one === ending)) {
    throw wrong(field, otherType)
  }
  const bytes = Buffer.from(await file.arrayBuffer())
  const real = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (real?.mime !== media) throw wrong(field, otherType)
  return {
    name: cleanName(file.name, media, rules.unnamed),
    media,
    bytes: await harmless(bytes, media, field, rules),
  }
}

async function harmless(bytes: Buffer, media: Media, field: string, rules: UploadRules): Promise<Buffer> {
  if (media === 'application/pdf') {
    const problem = await checkPdf(bytes)
    if (problem) throw wrong(field, problem)
    return bytes
  }
  const drawn = await redrawImage(bytes, media, rules.limit)
  if (drawn === 'too_large') throw tooLarge(field, rules)
  if (drawn === 'file_broken') throw wrong(field, 'file_broken')
  return drawn
}

function tooLarge(field: string, { limitKey }: UploadRules): Refusal {
  return new Refusal('file_too_large', { fields: { [field]: [{ key: limitKey }] } })
}

function wrong(field: string, key: string): Refusal {
  return new Refusal('invalid_input', { fields: { [field]: [{ key }] } })
}
