import { cleanName as clean, shownName as shown } from '@cakrawala/upload-check/clean-name'
import { cropPicture } from '@cakrawala/upload-check/crop-picture'
import {
  type Claim,
  claimOf as claim,
  type ExaminedFile,
  examineFile as examine,
} from '@cakrawala/upload-check/examine-file'
import type { Media } from '@cakrawala/upload-check/media'
import sharp from 'sharp'

const rules = { limitKey: 'max_5mb_file', unnamed: 'berkas' }

/** `examine-file` of packages/upload-check, with the words of this product. */
export const claimOf = (file: Claim, allowed: readonly Media[], field: string) =>
  claim(file, allowed, field, rules)
export const examineFile = (file: File, allowed: readonly Media[], field: string): Promise<ExaminedFile> =>
  examine(file, allowed, field, rules)
export const cleanName = (name: string, media: Media) => clean(name, media, rules.unnamed)
export const shownName = (name: string) => shown(name, rules.unnamed)

/** Covers are shown at most this large; the shape is that of the drawn ones. */
export const cropCover = (bytes: Buffer) =>
  cropPicture(bytes, { width: 1_280, height: 720, around: 'attention' })

/** A picture in an article: whole, its longer side at most this many pixels. */
export const fitPicture = async (bytes: Buffer, longest = 1_600): Promise<Buffer> => {
  const { width, height } = await sharp(bytes).metadata()
  const scale = Math.min(1, longest / Math.max(width, height))
  const sized = (side: number) => Math.max(1, Math.round(side * scale))
  return cropPicture(bytes, { width: sized(width), height: sized(height), around: 'centre' })
}

/** A picture of an account, square around its centre. */
export const cropSquare = (bytes: Buffer, width: number) =>
  cropPicture(bytes, { width, height: width, around: 'centre' })
