import { Pager } from '@cakrawala/ui/pager'
import { useSearchParams } from 'react-router'
import { programListWords } from '#i18n/program-list.ts'
import type { Page } from '#kernel/paging.ts'
import { useWords } from '../locale.tsx'

/** The numbered pages of the programs everybody may read. */
export function ProgramPager({ list: { page, pages, total } }: { list: Page<unknown> }) {
  const words = useWords(programListWords)
  const [search] = useSearchParams()
  const pageTo = (wanted: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(wanted))
    next.delete('done')
    return `?${next}`
  }
  return (
    <Pager
      {...{ page, pages, pageTo }}
      label={words.pager}
      previousLabel={words.previous}
      nextLabel={words.next}
      summary={words.total({ total })}
    />
  )
}
