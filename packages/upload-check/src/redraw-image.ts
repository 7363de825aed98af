import { isRefusal } from '@cakrawala/refusal/refusal'
import sharp from 'sharp'
import type { images } from './media.ts'
import { inTurn } from './pixel-turns.ts'

type ImageMedia = (typeof images)[number]

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

const mostPixels = 40_000_000
const longestSeconds = 10

/**
 * Draws an image anew: what is no picture is lost (scripts, trailers, EXIF, GPS), and later frames too.
 * @param limit the new bytes must be fewer
 * @returns the new bytes; `too_large` when even a coarser picture has too many; `file_broken` otherwise
 * @throws Refusal unavailable when too many pictures wait
 */
export async function redrawImage(
  bytes: Buffer,
  media: ImageMedia,
  limit: number,
): Promise<Buffer | 'too_large' | 'file_broken'> {
  try {
    const pixels = await pixelsOf(bytes)
    return pixels > mostPixels ? 'file_broken' : await inTurn(pixels, () => smallEnough(bytes, media, limit))
  } catch (error) {
    if (isRefusal(error)) throw error
    return 'file_broken'
  }
}

/** The size in the header; nothing is drawn yet. */
export async function pixelsOf(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes).metadata()
  return width * height
}

async function smallEnough(bytes: Buffer, media: ImageMedia, limit: number): Promise<Buffer | 'too_large'> {
  for (const quality of [88, 70]) {
    const drawn = await encoded(bytes, media, quality)
    if (drawn.length < limit) return drawn
  }
  return 'too_large'
}

function encoded(bytes: Buffer, media: ImageMedia, quality: number): Promise<Buffer> {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
    .autoOrient()
    .timeout({ seconds: longestSeconds })
  if (media === 'image/png') return image.png({ compressionLevel: 8, palette: quality < 80 }).toBuffer()
  return media === 'image/webp' ? image.webp({ quality }).toBuffer() : image.jpeg({ quality }).toBuffer()
}
