import { inTurn } from '@cakrawala/upload-check/pixel-turns'
import { pixelsOf } from '@cakrawala/upload-check/redraw-image'
import sharp from 'sharp'

/** Covers are shown at most this large; the shape is that of the drawn ones. */
const coverSize = { width: 1_280, height: 720 } as const

/** Cuts a picture that was redrawn already to the shape of a cover. @returns WebP @throws Refusal unavailable when too many pictures wait */
export async function cropCover(bytes: Buffer): Promise<Buffer> {
  const { width, height } = coverSize
  const crop = async () => {
    const image = sharp(bytes, { failOn: 'error' })
    return image
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .webp({ quality: 80 })
      .toBuffer()
  }
  return inTurn(await pixelsOf(bytes), crop)
}
