import { redirect } from 'react-router'
import type { Page } from '#kernel/paging.ts'

/** Leads from beyond the last page of a list (an old link, a shrunken list) to its first, with its filters. @throws Response */
export function leadToFirstPage(list: Pick<Page<unknown>, 'rows' | 'page'>, url: URL): void {
  if (list.rows.length > 0 || list.page === 1) return
  const search = new URLSearchParams(url.searchParams)
  search.delete('page')
  const path = url.pathname.replace(/\.data$/, '')
  throw redirect(search.size > 0 ? `${path}?${search}` : path)
}
