import type { ManagedProgramView } from '#domain/program/program-views.ts'
import { programWords } from '#i18n/program.ts'
import { programFormWords } from '#i18n/program-form.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { usePath, useWords } from '../locale.tsx'
import { ProgramForm } from './program-form.tsx'
import { formTextsOf } from './program-form-values.ts'

type EditProgramPageProps = {
  program: ManagedProgramView
  managementFixed: boolean
  /** Path of the program's page, without language. */
  detail: string
}

/** The page that writes a program's next version. */
export function EditProgramPage({ program, managementFixed, detail }: EditProgramPageProps) {
  const words = useWords(programWords)
  const form = useWords(programFormWords)
  const path = usePath()
  const back = path(detail)
  return (
    <div className="grid gap-4">
      <PageHeader
        breadcrumbLabel={words.path}
        breadcrumb={[{ to: back, label: program.title }, { label: words.editTitle }]}
        title={words.editTitle}
        subtitle={words.version({ version: program.version })}
      />
      {program.acceptedAt && <Notice tone="warning">{form.newVersion}</Notice>}
      <ProgramForm
        kept={formTextsOf(program)}
        managementFixed={managementFixed}
        submitLabel={program.acceptedAt ? form.saveVersion : form.save}
        cancelTo={back}
      >
        <input type="hidden" name="version" value={program.version} />
      </ProgramForm>
    </div>
  )
}
