import type { Topic } from './cached-addresses.ts'

/** The place in memory of a file that is the same for whoever asks, signed in or not. */
export type OpenPlace = { key: string; topics: readonly Topic[]; open: true }

const pictures = /^\/og\/(?:id|en)\/[\w/-]{1,160}\.png$/
const lists = /^\/(?:robots\.txt|sitemap\.xml|sitemaps\/[a-z]{1,20}-\d{1,4}\.xml)$/

/** Null for other addresses. A query counts for nothing: nobody asks for the same work under a thousand names. */
export function openPlace(url: string): OpenPlace | null {
  const [path = ''] = url.split('?', 1)
  if (pictures.test(path)) return { key: path, topics: of.pictures, open: true }
  return lists.test(path) ? { key: path, topics: of.lists, open: true } : null
}

const of: Record<'pictures' | 'lists', readonly Topic[]> = {
  pictures: ['programs', 'points', 'people', 'companies', 'publications'],
  lists: ['programs', 'people', 'companies', 'publications'],
}
