import { redirect } from 'react-router'

type NumberedPage = { rows: readonly unknown[]; page: number }
type KeysetPage = { rows: readonly unknown[]; next: string | null; prev: string | null }

/** Leads from beyond the last page of a list (an old link, a shrunken list) to its first, with its filters. @throws Response */
export function leadToFirstPage(list: NumberedPage, url: URL): void {
  if (list.rows.length === 0 && list.page !== 1) leadBackWithout('page', url)
}

/**
 * Redirects from a cursor of a list with nothing beyond it to the first rows, with the filters. `start`: the
 * name in the address of where the list begins.
 * @throws Response
 */
export function leadToStart(list: KeysetPage, url: URL, start = 'from'): void {
  if (list.rows.length === 0 && (list.next ?? list.prev) !== null) leadBackWithout(start, url)
}

function leadBackWithout(name: string, url: URL): never {
  const search = new URLSearchParams(url.searchParams)
  search.delete(name)
  const path = url.pathname.replace(/\.data$/, '')
  throw redirect(search.size > 0 ? `${path}?${search}` : path)
}
