import { renderAsync } from '@resvg/resvg-js'
import { Refusal } from '#kernel/refusal.ts'

/** Pictures drawn at once; more wait their turn, and too many are sent away. */
const atOnce = 2
const mostWaiting = 40
let drawing = 0
const waiting: (() => void)[] = []

/**
 * Draws an SVG as PNG in its own size, off the main thread. It reads no font, no file and no address.
 * @throws Refusal unavailable when too many wait
 */
export async function pngOf(svg: string): Promise<Buffer> {
  if (drawing < atOnce) drawing++
  else if (waiting.length < mostWaiting) await new Promise<void>((go) => waiting.push(go))
  else throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  try {
    const picture = await renderAsync(svg, { font: { loadSystemFonts: false } })
    return picture.asPng()
  } finally {
    // Whoever waits takes over this very place.
    const next = waiting.shift()
    if (next) next()
    else drawing--
  }
}
