import type { CountedRows } from '@cakrawala/page-parts/list-page'
import { useListAddress } from '@cakrawala/page-parts/list-sizes'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePath } from '../locale.tsx'
import { keepList } from './kept-list.ts'

type List = Omit<CountedRows<unknown>, 'rows'> & { rows: readonly { id: string; hash: string }[] }

/** Keeps the reports of a list in its order; `root` is the address of their pages without hash and id. */
export function useKeptList({ rows, total, counted, next, prev }: List, root: string): void {
  const place = usePath()(root)
  const { pathname, search } = useLocation()
  const address = useListAddress()
  const more = next === null ? null : pathname + address({ from: next })
  const begins = prev === null && (counted === undefined || total <= counted)
  const text = rows.map(({ id, hash }) => `${id} ${place}/${hash}/${id}`).join('\n')
  useEffect(() => {
    const reports = text.split('\n').map((line) => line.split(' ') as [string, string])
    if (text) keepList({ address: pathname + search, reports, total: begins ? total : null, more })
  }, [pathname, search, text, total, begins, more])
}
