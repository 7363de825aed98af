import type { ManagedProgramView } from '#domain/program/program-views.ts'
import { programWords } from '#i18n/program.ts'
import { programFormWords } from '#i18n/program-form.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { usePath, useWords } from '../locale.tsx'
import { SeenVersion } from '../seen-version.tsx'
import { ProgramForm } from './program-form.tsx'
import { formTextsOf, useFormTexts } from './program-form-values.ts'

type EditProgramPageProps = {
  program: ManagedProgramView
  managementFixed: boolean
  /** Paths of the area's program pages, without language and id. */
  detail: string
  edit: string
}

/** The page that writes a program's next version. */
export function EditProgramPage({ program, managementFixed, detail, edit }: EditProgramPageProps) {
  const words = useWords(programWords)
  const form = useWords(programFormWords)
  const path = usePath()
  const back = path(`${detail}/${program.id}`)
  const texts = { ...formTextsOf(program), version: String(program.version) }
  // A button that saves nothing reads the page anew: the typed fields stay those of the version they began from.
  const { at } = useFormTexts(texts)
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
        kept={texts}
        managementFixed={managementFixed}
        submitLabel={program.acceptedAt ? form.saveVersion : form.save}
        cancelTo={back}
      >
        <SeenVersion name="version" version={at('version')} kept={path(`${edit}/${program.id}`)} />
      </ProgramForm>
    </div>
  )
}
