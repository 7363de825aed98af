import sharp from 'sharp'

/** A small picture no one has sent before. */
export async function aPicture(): Promise<File> {
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(64 * 64 * 3)))
  const bytes = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'gambar.png', { type: 'image/png' })
}
