import type { ProgramLine } from '#domain/program/program-views.ts'
import { programWords } from '#i18n/program.ts'
import type { Page } from '#kernel/paging.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { usePath, useWords } from './locale.tsx'
import { ProgramFilters } from './program-filters.tsx'
import { ProgramList } from './program-list.tsx'

type OwnProgramsProps = {
  title: string
  /** Path of this list, without language. */
  root: string
  list: Page<ProgramLine>
  mayCreate: boolean
  /** Lists of one kind of management leave that filter out. */
  managers?: boolean | undefined
}

/** A company's list of its own programs. */
export function OwnPrograms({ title, root, list, mayCreate, managers }: OwnProgramsProps) {
  const words = useWords(programWords)
  const path = usePath()
  const create = mayCreate && (
    <Button variant="primary" to={path('/company/programs/create')}>
      {words.create}
    </Button>
  )
  return (
    <div className="grid gap-4">
      <PageHeader title={title} actions={create} />
      <ProgramFilters root={path(root)} managing managers={managers} />
      <ProgramList
        list={list}
        managing
        detail={(id) => `/company/programs/detail/${id}`}
        empty={<EmptyState title={words.emptyTitle}>{words.emptyOwn}</EmptyState>}
      />
    </div>
  )
}
