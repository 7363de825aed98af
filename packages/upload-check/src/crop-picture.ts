import sharp from 'sharp'
import { inTurn } from './pixel-turns.ts'
import { pixelsOf } from './redraw-image.ts'

/**
 * Cuts a picture that was redrawn already to a shape, around what draws the eye.
 * @returns WebP @throws Refusal unavailable when too many pictures wait
 */
export async function cropPicture(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const crop = async () => {
    const image = sharp(bytes, { failOn: 'error' })
    return image
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .webp({ quality: 80 })
      .toBuffer()
  }
  return inTurn(await pixelsOf(bytes), crop)
}
