import sharp from 'sharp'

/** Covers are shown at most this large; the shape is that of the drawn ones. */
const coverSize = { width: 1_280, height: 720 } as const

/** Cuts a picture that was redrawn already to the shape of a cover. @returns WebP */
export function cropCover(bytes: Buffer): Promise<Buffer> {
  const { width, height } = coverSize
  return sharp(bytes, { failOn: 'error' })
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .webp({ quality: 80 })
    .toBuffer()
}
