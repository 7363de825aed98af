import sharp from 'sharp'
import { drawLines } from './dot-font.ts'

const sides = { top: 24, bottom: 24, left: 32, right: 32 }

/** Lines on a dark screen, as a bughunter would attach them. */
export async function screenPicture(name: string, lines: readonly string[]): Promise<File> {
  const image = draw(lines, {
    columns: Math.max(30, ...lines.map(({ length }) => length)),
    dot: 3,
    ink: 232,
    paper: 24,
  })
  return fileOf(await image.png().toBuffer(), `${name}.png`, 'image/png')
}

/** A card that no one can take for a document: SAMPLE is written all over it. */
export async function sampleCard(kind: string, holder: string): Promise<File> {
  const title = kind === 'selfie' ? 'SWAFOTO' : `KARTU ${kind.toUpperCase()}`
  const lines = [title, '', `Nama: ${holder}`, 'Nomor: (contoh)', '', '* C O N T O H *', 'Bukan dokumen asli']
  const image = draw(lines, { columns: 28, dot: 3, ink: 40, paper: kind === 'selfie' ? 205 : 228 })
  return fileOf(await image.jpeg({ quality: 70 }).toBuffer(), `${kind}-contoh.jpg`, 'image/jpeg')
}

function draw(lines: readonly string[], look: Parameters<typeof drawLines>[1]) {
  const { pixels, width, height } = drawLines(lines, look)
  const background = { r: look.paper, g: look.paper, b: look.paper }
  return sharp(pixels, { raw: { width, height, channels: 1 } }).extend({ ...sides, background })
}

function fileOf(bytes: Buffer, name: string, type: string): File {
  return new File([new Uint8Array(bytes)], name, { type })
}
