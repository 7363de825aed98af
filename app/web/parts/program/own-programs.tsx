import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { ListFoot } from '@cakrawala/page-parts/list-foot'
import type { CountedPage } from '@cakrawala/paging/paging'
import { Button } from '@cakrawala/ui/button'
import { PageHeader } from '@cakrawala/ui/page-header'
import type { ProgramLine } from '#domain/program/program-view.ts'
import { programListWords } from '#i18n/program-list.ts'
import { ExportForm } from '#web/parts/log-export.tsx'
import { usePath, useWords } from '../locale.tsx'
import { ProgramFilters } from './program-filters.tsx'
import { ProgramList } from './program-list.tsx'

type OwnProgramsProps = {
  title: string
  /** Path of this list, without language. */
  root: string
  list: CountedPage<ProgramLine>
  size: number
  mayCreate: boolean
  /** Whether the reader may take the list along. */
  mayExport: boolean
  /** Lists of one kind of management leave that filter out. */
  managers?: boolean | undefined
}

/** A company's list of its own programs. */
export function OwnPrograms(props: OwnProgramsProps) {
  const { title, root, list, size, mayCreate, mayExport, managers } = props
  const words = useWords(programListWords)
  const path = usePath()
  const create = mayCreate && (
    <Button variant="primary" to={path('/company/programs/create')}>
      {words.create}
    </Button>
  )
  return (
    <div className="grid gap-4">
      <PageHeader
        title={title}
        actions={
          <>
            {mayExport && list.total > 0 && <ExportForm total={list.total} />}
            {create}
          </>
        }
      />
      <ProgramFilters root={path(root)} managing managers={managers} searchHint={words.searchOwn} />
      <ProgramList
        rows={list.rows}
        foot={list.total > 0 && <ListFoot {...list} things="programs" size={size} />}
        managing
        detail={(id) => `/company/programs/detail/${id}`}
        companies={false}
        empty={
          <ListEmpty root={root} title={words.emptyTitle} action={create}>
            {mayCreate ? words.emptyOwn : words.emptyShared}
          </ListEmpty>
        }
      />
    </div>
  )
}
