import { type StoredPage, storedPage } from './stored-page.ts'

/**
 * Makes what marks a page as it last was, for the time in which no new one can be made: with a line on top of its body. It
 * must not be cached.
 * @param barOf the line as HTML, by when the page was made and the key it is cached under
 */
export function pageMarker(barOf: (madeAt: Date, key: string) => string) {
  const made = new WeakMap<StoredPage, Promise<StoredPage>>()
  const mark = (page: StoredPage, key: string): Promise<StoredPage> => {
    const bar = barOf(new Date(page.madeAt), key)
    const html = page.bodies.identity.toString('utf8').replace(/<body[^>]*>/, (body) => body + bar)
    const { topics, family, madeAt } = page
    // The number is of RFC 7234: "response is stale".
    const headers = { ...page.own, Warning: '110 - "Response is Stale"' }
    return storedPage({ body: Buffer.from(html), headers, passing: true, topics, family, madeAt })
  }
  return (page: StoredPage, key: string): Promise<StoredPage> => {
    const known = made.get(page) ?? mark(page, key)
    made.set(page, known)
    return known
  }
}
