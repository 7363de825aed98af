import { Badge } from '@cakrawala/ui/badge'
import { PageHeader } from '@cakrawala/ui/page-header'
import type { ReactNode } from 'react'
import type { ProgramView } from '#domain/program/program-view.ts'
import { programWords } from '#i18n/program.ts'
import { usePath, useWords } from '../locale.tsx'
import { ProgramStatusBadge, useManagerNames, VisibilityBadge } from './program-badges.tsx'

type ProgramHeadProps = {
  program: ProgramView
  /** Path of the list this page came from, without language. */
  list: string
  waiting?: ReactNode
  actions?: ReactNode
}

/** The head of a program's page in every area. */
export function ProgramHead({ program, list, waiting, actions }: ProgramHeadProps) {
  const words = useWords(programWords)
  const managers = useManagerNames()
  const path = usePath()
  return (
    <PageHeader
      breadcrumbLabel={words.path}
      breadcrumb={[{ to: path(list), label: words.programs }, { label: program.title }]}
      title={program.title}
      subtitle={program.summary}
      waiting={waiting}
      actions={actions}
      meta={
        <>
          <ProgramStatusBadge program={program} />
          <VisibilityBadge visibility={program.visibility} />
          <Badge>{managers[program.managedBy]}</Badge>
          <span>{words.version({ version: program.version })}</span>
        </>
      }
    />
  )
}
