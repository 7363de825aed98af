import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import type { ManagedProgramView } from '#domain/program/program-view.ts'
import type { ProgramRules } from '#domain/program/proposal/proposal-view.ts'
import { programWords } from '#i18n/program.ts'
import { programFormWords } from '#i18n/program-form.ts'
import { proposalWords } from '#i18n/program-proposal.ts'
import { usePath, useWords } from '../locale.tsx'
import { ProgramForm } from './program-form.tsx'
import { formTextsOf, useFormTexts } from './program-form-values.ts'

type EditProgramPageProps = {
  program: ManagedProgramView
  /** What the fields are filled from. */
  rules: ProgramRules
  /** The proposed version, and whether it is what the fields show. */
  proposed: { version: number; shown: boolean } | null
  /** Names of the company's proved assets. */
  proved: readonly string[]
  managementFixed: boolean
  /** Paths of the area's program pages, without language and id. */
  detail: string
  edit: string
}

/** The page that writes a program's next version. */
export function EditProgramPage({
  program,
  rules,
  proposed,
  proved,
  managementFixed,
  detail,
  edit,
}: EditProgramPageProps) {
  const words = useWords(programWords)
  const form = useWords(programFormWords)
  const proposal = useWords(proposalWords).editing
  const path = usePath()
  const back = path(`${detail}/${program.id}`)
  const texts = { ...formTextsOf(rules), version: String(proposed?.version ?? program.version) }
  // A button that saves nothing reads the page anew: the typed fields stay those of the version they began from.
  const { at } = useFormTexts(texts)
  return (
    <div className="grid gap-4">
      <PageHeader
        breadcrumbLabel={words.path}
        breadcrumb={[{ to: back, label: program.title }, { label: words.editTitle }]}
        title={words.editTitle}
        subtitle={words.version({ version: proposed?.shown ? proposed.version : program.version })}
      />
      {proposed && (
        <Notice>{proposal[proposed.shown ? 'open' : 'present']({ version: proposed.version })}</Notice>
      )}
      {program.acceptedAt && (
        <Notice tone="warning">
          <p>{proposal.widens}</p>
          <p className="mt-2">{form.newVersion}</p>
        </Notice>
      )}
      <ProgramForm
        kept={texts}
        proved={proved}
        managementFixed={managementFixed}
        submitLabel={program.acceptedAt ? form.saveVersion : form.save}
        cancelTo={back}
      >
        <SeenVersion name="version" version={at('version')} kept={path(`${edit}/${program.id}`)} />
      </ProgramForm>
    </div>
  )
}
