import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import type { HandlingView } from '#domain/report/handling/handling-view.ts'
import { handlingBounds } from '#domain/report/handling-bounds.ts'
import { handlingWords } from '#i18n/handling.ts'
import { useWords } from '../locale.tsx'

/** Who of the company mends a report, its labels and its number elsewhere, and the form to change them. */
export function HandlingPanel({ handling }: { handling: HandlingView }) {
  const words = useWords(handlingWords)
  const { assignee, labels, reference, mayHandle } = handling
  const items = [
    { term: words.assignee, value: assignee?.username ?? words.nobody },
    ...(labels.length > 0 ? [{ term: words.labels, value: <Labels labels={labels} /> }] : []),
    ...(reference
      ? [{ term: words.reference, value: <span className="wrap-anywhere">{reference}</span> }]
      : []),
  ]
  return (
    <Panel title={words.title} subtitle={words.subtitle} id="handling" flush>
      <div className="p-4">
        <DescriptionList items={items} />
      </div>
      {mayHandle && (
        <FoldAct intent="handle" title={words.change}>
          <HandlingForm handling={handling} />
        </FoldAct>
      )}
    </Panel>
  )
}

function Labels({ labels }: { labels: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {labels.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
    </span>
  )
}

function HandlingForm({ handling: { assignee, labels, reference, people } }: { handling: HandlingView }) {
  const words = useWords(handlingWords)
  const options = people.map(({ id, username }) => ({ value: id, label: username }))
  return (
    <ActForm intent="handle" className="grid gap-4">
      <FormField name="assigneeId" label={words.assignee}>
        <Select
          options={[{ value: '', label: words.nobody }, ...options]}
          defaultValue={useTyped('assigneeId', assignee?.id ?? '')}
        />
      </FormField>
      <FormField name="labels" label={words.labels} hint={words.labelsHint}>
        <TextInput defaultValue={useTyped('labels', labels.join(', '))} />
      </FormField>
      <FormField name="reference" label={words.reference} hint={words.referenceHint}>
        <TextInput
          maxLength={handlingBounds.reference}
          defaultValue={useTyped('reference', reference ?? '')}
        />
      </FormField>
      <div>
        <SubmitButton variant="secondary">{words.save}</SubmitButton>
      </div>
    </ActForm>
  )
}
