import type { Topic } from './cached-addresses.ts'

/** The cache key of a file that is the same for every reader, signed in or not. */
export type PublicCacheKey = { key: string; topics: readonly Topic[]; family: string; open: true }

const pictures = /^\/og\/(?:id|en)\/([a-z-]{1,40})(?:\/[a-z0-9_-]{1,100}){0,3}\.png$/
const lists = /^\/(?:robots\.txt|sitemap\.xml|sitemaps\/[a-z]{1,20}-\d{1,4}\.xml)$/

/** Null for other addresses. A query counts for nothing: no one asks for the same work under a thousand names. */
export function publicCacheKey(url: string): PublicCacheKey | null {
  const [path = ''] = url.split('?', 1)
  const [, kind] = pictures.exec(path) ?? []
  if (kind !== undefined) return { key: path, topics: of.pictures, family: `picture ${kind}`, open: true }
  return lists.test(path) ? { key: path, topics: of.lists, family: 'list', open: true } : null
}

const of: Record<'pictures' | 'lists', readonly Topic[]> = {
  pictures: ['programs', 'points', 'people', 'companies', 'publications'],
  lists: ['programs', 'people', 'companies', 'publications'],
}
