import { ActForm, FormField, SubmitButton, useAccepted, useTyped } from '@cakrawala/page-parts/form'
import { FileInput } from '@cakrawala/ui/file-input'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { noteAudiences } from '#domain/incident/incident.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { useWords } from '../locale.tsx'

type Props = { mayNote: boolean; handler: boolean; noteKey: string }

/**
 * Adds a note to a ticket, with a file if there is one. Only who handles tickets may hide it from the
 * reporter.
 */
export function IncidentNoteForm({ mayNote, handler, noteKey }: Props) {
  const { note } = useWords(incidentWords).one
  if (!mayNote) return <p className="text-ink-soft">{note.ended}</p>
  return (
    <Panel title={note.title}>
      <ActForm intent="note" encType="multipart/form-data" className="grid gap-4">
        <Fields handler={handler} noteKey={noteKey} />
        <div>
          <SubmitButton>{note.submit}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Fields({ handler, noteKey }: Omit<Props, 'mayNote'>) {
  const { note } = useWords(incidentWords).one
  return (
    <div key={useAccepted()} className="grid gap-4">
      <input type="hidden" name="key" value={useTyped('key', noteKey) ?? ''} />
      <FormField name="body" id="field-note-body" label={note.body} hint={note.hint} required>
        <TextArea rows={5} maxLength={5_000} defaultValue={useTyped('body')} />
      </FormField>
      {handler && <Audience />}
      <FormField name="file" id="field-note-file" label={note.file} hint={note.fileHint}>
        <FileInput accept={accepted} />
      </FormField>
    </div>
  )
}

function Audience() {
  const { note } = useWords(incidentWords).one
  return (
    <FormField name="audience" id="field-note-audience" label={note.audience}>
      <Select
        options={noteAudiences.map((value) => ({ value, label: note[value] }))}
        defaultValue={useTyped('audience', 'all')}
      />
    </FormField>
  )
}

const accepted = 'application/pdf,image/jpeg,image/png,image/webp'
