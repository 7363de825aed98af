import { pngOf } from '@cakrawala/pdf-writer/raster'
import type { FastifyInstance } from 'fastify'
import { localeOf } from '#kernel/locale.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { answerOpen } from '#web/http/cache/page-cache.ts'
import { publicCacheKey } from '../cache/public-cache-keys.ts'
import { shareCard } from './share-card.ts'
import { shareDrawing } from './share-drawing.ts'

/** `/og/{language}/{kind}/{name}.png`: the pictures shown where pages of ours are shared, 1200 × 630. */
export async function sharePictures(server: FastifyInstance): Promise<void> {
  server.get('/og/*', (request, reply) => answerOpen(request, reply, () => pictureAt(request.url)))
}

async function pictureAt(url: string): Promise<Response> {
  const path = publicCacheKey(url)?.key
  const [, locale, name] = /^\/og\/(id|en)\/(.+)\.png$/.exec(path ?? '') ?? []
  const card = name === undefined ? null : await shareCard(name, localeOf(locale))
  if (!card) return new Response(null, { status: 404 })
  try {
    const png = await pngOf(shareDrawing(card))
    return new Response(new Uint8Array(png), { headers: pictureHeaders })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return new Response(null, { status: error.status })
  }
}

/** Other sites show them: that is what they are for. */
const pictureHeaders = { 'Content-Type': 'image/png', 'Cross-Origin-Resource-Policy': 'cross-origin' }
