import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { templateBounds } from '#domain/report/template/template-bounds.ts'
import { renameTemplateInput } from '#domain/report/template/template-input.ts'
import { type TemplateLine, templatesSeenBy } from '#domain/report/template/template-queries.server.ts'
import { deleteTemplate, renameTemplate } from '#domain/report/template/write-template.server.ts'
import { reportTemplateWords } from '#i18n/report-templates.ts'
import { refuse } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(reportTemplateWords, (words) => words.title)

export const loader = load(({ actor }) => templatesSeenBy(actor))

/** The intent of a form names its template: forms of one page share their fields. */
const intents = /^(rename|delete)_template ([0-9a-f-]{36})$/

export const action = act(async ({ actor, go }, form) => {
  const [, act, id] = intents.exec(String(form.get('intent'))) ?? []
  if (id === undefined) return refuse('invalid_input')
  if (act === 'rename') await renameTemplate(actor, id, parseForm(renameTemplateInput, form))
  else await deleteTemplate(actor, id)
  return go(`/bughunter/report-templates?done=template_${act === 'rename' ? 'renamed' : 'deleted'}`)
})

/** The templates a bughunter saved: renamed and deleted here, used in the form of a report. */
export default function ReportTemplates() {
  const templates = useLoaderData<typeof loader>()
  const words = useWords(reportTemplateWords)
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {templates.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      {templates.map((template) => (
        <Template key={template.id} template={template} />
      ))}
    </div>
  )
}

function Template({ template: { id, name, title } }: { template: TemplateLine }) {
  const words = useWords(reportTemplateWords)
  return (
    <Panel title={name} subtitle={title && words.fromReport({ title })}>
      <div className="flex flex-wrap items-end gap-3">
        <ActForm
          intent={`rename_template ${id}`}
          className="flex min-w-0 flex-[1_1_20rem] flex-wrap items-end gap-3"
        >
          <FormField id={`name-${id}`} name="name" label={words.name} required>
            <NameInput name={name} />
          </FormField>
          <SubmitButton variant="secondary" aria-label={words.renameOf({ name })}>
            {words.rename}
          </SubmitButton>
        </ActForm>
        <ActForm intent={`delete_template ${id}`}>
          <SubmitButton variant="danger" aria-label={words.removeOf({ name })}>
            {words.remove}
          </SubmitButton>
        </ActForm>
      </div>
    </Panel>
  )
}

function NameInput({ name }: { name: string }) {
  return (
    <TextInput defaultValue={useTyped('name', name)} maxLength={templateBounds.name} autoComplete="off" />
  )
}
