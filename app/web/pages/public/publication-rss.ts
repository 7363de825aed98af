import { load } from '#web/http/open.ts'
import { publicationFeed } from '#web/http/publication-feed.server.ts'

/** The newest publications for feed readers. */
export const loader = load(async ({ locale }) => {
  const headers = {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=60',
  }
  return new Response(await publicationFeed(locale), { headers })
})
