import { type StoredPage, storedPage } from '@cakrawala/page-cache/stored-page'
import { wordsIn } from '#i18n/catalogue.ts'
import { timeText } from '#i18n/moment.ts'
import { oldPageWords } from '#i18n/old-page.ts'
import { localeOf } from '#kernel/locale.ts'

const made = new WeakMap<StoredPage, Promise<StoredPage>>()

/**
 * A page as it last was, with a line on top that shows from when: for visitors, while it cannot be made anew.
 * It must not be cached.
 * @param key the address it is cached under
 */
export function oldPage(page: StoredPage, key: string): Promise<StoredPage> {
  const known = made.get(page) ?? markedAsOld(page, key)
  made.set(page, known)
  return known
}

function markedAsOld(page: StoredPage, key: string): Promise<StoredPage> {
  const locale = localeOf(key.split(/[/?]/)[1])
  const line = wordsIn(oldPageWords, locale).line({ time: timeText(new Date(page.madeAt), locale) })
  const bar = `<p role="status" class="bg-kunyit-tint px-4 py-2 text-center text-sm text-kunyit-text">${line}</p>`
  const html = page.bodies.identity.toString('utf8').replace(/<body[^>]*>/, (body) => body + bar)
  const { topics, family, madeAt } = page
  // The number is of RFC 7234: "response is stale".
  const headers = { ...page.own, Warning: '110 - "Response is Stale"' }
  return storedPage({ body: Buffer.from(html), headers, passing: true, topics, family, madeAt })
}
