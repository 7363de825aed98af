import { Refusal } from '@cakrawala/refusal/refusal'
import { checkPdf } from '@cakrawala/upload-check/check-pdf'
import {
  claimedMedia,
  documents,
  type images,
  kindOf,
  type Media,
  megabytesOf,
} from '@cakrawala/upload-check/media'
import { redrawImage } from '@cakrawala/upload-check/redraw-image'
import { fileTypeFromBuffer } from 'file-type'
import { cleanName } from './clean-name.ts'

/** `limitKey`: the message key of the size that pictures and PDFs have. `unnamed`: a name where none is left. */
export type UploadRules = { limitKey: string; unnamed: string }
export type ExaminedFile = { name: string; media: Media; bytes: Buffer }
/** What an upload says of itself before its content is read. */
export type Claim = { name: string; type: string; size: number }

/**
 * The kind and the clean name of an upload whose ending, declared type and size fit each other; its content is not read.
 * @throws Refusal file_too_large, or invalid_input with one of `required`, `file_type`, `pdf_only`, `evidence_type`
 */
export function claimOf(
  { name, type, size }: Claim,
  allowed: readonly Media[],
  field: string,
  rules: UploadRules,
): { media: Media; name: string } {
  const media = claimedMedia(name, type, allowed)
  const bounds = allowed.map((one) => kindOf(one).below)
  if (size >= (media ? kindOf(media).below : Math.max(...bounds))) throw tooLarge(field, media, rules)
  if (size === 0) throw wrong(field, 'required')
  if (!media) throw wrong(field, otherType(allowed))
  return { media, name: cleanName(name, media, rules.unnamed) }
}

/**
 * Reads a picture or a PDF and makes it harmless: size, ending, declared type and content must agree; images are redrawn and
 * PDFs must be passive.
 * @param field the form field that errors belong to
 * @throws Refusal as `claimOf`, and `file_broken`, `file_active`
 */
export async function examineFile(
  file: File,
  allowed: readonly Media[],
  field: string,
  rules: UploadRules,
): Promise<ExaminedFile> {
  const { media, name } = claimOf(file, allowed, field, rules)
  const bytes = Buffer.from(await file.arrayBuffer())
  const real = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (real?.mime !== media) throw wrong(field, otherType(allowed))
  return { name, media, bytes: await harmless(bytes, media, field, rules) }
}

async function harmless(bytes: Buffer, media: Media, field: string, rules: UploadRules): Promise<Buffer> {
  if (media === 'application/pdf') {
    const problem = await checkPdf(bytes)
    if (problem) throw wrong(field, problem)
    return bytes
  }
  const drawn = await redrawImage(bytes, media as (typeof images)[number], kindOf(media).below)
  if (drawn === 'too_large') throw tooLarge(field, media, rules)
  if (drawn === 'file_broken') throw wrong(field, 'file_broken')
  return drawn
}

/** The message for a file of none of the allowed kinds. */
function otherType(allowed: readonly Media[]): string {
  if (allowed.length === 1 && allowed[0] === 'application/pdf') return 'pdf_only'
  return allowed.some((media) => !(documents as readonly Media[]).includes(media))
    ? 'evidence_type'
    : 'file_type'
}

/** Names the kind and its limit; null: larger than any kind may be. */
function tooLarge(field: string, media: Media | null, { limitKey }: UploadRules): Refusal {
  const known = media !== null && kindOf(media).check !== 'memory'
  const error = known
    ? { key: 'max_of_kind', params: { kind: kindOf(media).name, megabytes: megabytesOf(media) } }
    : { key: limitKey }
  return new Refusal('file_too_large', { fields: { [field]: [error] } })
}

function wrong(field: string, key: string): Refusal {
  return new Refusal('invalid_input', { fields: { [field]: [{ key }] } })
}
