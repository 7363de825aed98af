import sharp from 'sharp'
import { inTurn } from './pixel-turns.ts'
import { pixelsOf } from './redraw-image.ts'

/**
 * Cuts a picture that was redrawn already to a shape, around its centre or what draws the eye.
 * @returns WebP @throws Refusal unavailable when too many pictures wait
 */
export async function cropPicture(
  bytes: Buffer,
  { width, height, around }: { width: number; height: number; around: 'attention' | 'centre' },
): Promise<Buffer> {
  const crop = async () => {
    const image = sharp(bytes, { failOn: 'error' })
    return image.resize({ width, height, fit: 'cover', position: around }).webp({ quality: 80 }).toBuffer()
  }
  return inTurn(await pixelsOf(bytes), crop)
}
