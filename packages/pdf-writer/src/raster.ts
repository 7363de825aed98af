import { turnsOf } from '@cakrawala/fair-queue/turns'
import { renderAsync } from '@resvg/resvg-js'

const inTurn = turnsOf(2, 40)

/**
 * Draws an SVG as PNG in its own size, off the main thread. It reads no font, no file and no address.
 * @throws Refusal unavailable when too many wait
 */
export function pngOf(svg: string): Promise<Buffer> {
  return inTurn(async () => (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng())
}
