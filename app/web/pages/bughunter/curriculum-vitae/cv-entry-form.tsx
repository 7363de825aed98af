import { ActForm, FormField, SubmitButton, useRefused, useTyped } from '@cakrawala/page-parts/form'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { Button } from '@cakrawala/ui/button'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { EntryKind } from '#domain/account/curriculum-vitae/curriculum-vitae.ts'
import type { EntryView, OwnEntry } from '#domain/account/curriculum-vitae/curriculum-vitae-queries.server.ts'
import { curriculumVitaeWords } from '#i18n/curriculum-vitae.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { useSuspended } from '#web/parts/member-here.ts'

type Props = { kind: EntryKind; entry: OwnEntry | null; freshId: string }

/**
 * Adds a line, or edits one; `freshId` is the id of a new line, made once a form. An edited line that is gone is offered as
 * a new one.
 */
export function CvEntryForm({ kind, entry, freshId }: Props) {
  const words = useWords(curriculumVitaeWords)
  const path = usePath()
  const suspended = useSuspended()
  return (
    <div className="grid gap-4 rounded border border-line bg-sunk p-4">
      <h3 className="text-sm">{entry ? words.editOf({ title: entry.title }) : words.add[kind]}</h3>
      <ActForm intent={entry ? 'edit' : 'add'} inherits={entry ? undefined : 'edit'} className="grid gap-4">
        <input type="hidden" name="kind" value={kind} />
        <EntryId id={entry?.id ?? freshId} />
        {entry && (
          <SeenVersion
            name="revision"
            version={entry.revision}
            kept={path('/bughunter/profile/curriculum-vitae')}
          />
        )}
        <WhatFields kind={kind} entry={entry} />
        <WhenFields kind={kind} entry={entry} />
        <MoreFields entry={entry} />
        <div className="flex flex-wrap gap-2">
          {!suspended && <SubmitButton>{words.save}</SubmitButton>}
          <Button variant="quiet" to={path('/bughunter/profile/curriculum-vitae')}>
            {words.cancel}
          </Button>
        </div>
      </ActForm>
      {entry && !suspended && <DeleteEntry entry={entry} />}
    </div>
  )
}

/** A refused form keeps the id it had: sent again after all, it still adds one line. */
function EntryId({ id }: { id: string }) {
  return <input type="hidden" name="id" value={useTyped('id', id)} />
}

function WhatFields({ kind, entry }: Omit<Props, 'freshId'>) {
  const { fields } = useWords(curriculumVitaeWords)
  return (
    <>
      <FormField name="title" label={fields.title[kind]} required>
        <TextInput maxLength={120} defaultValue={useTyped('title', entry?.title ?? '')} />
      </FormField>
      <FormField name="organisation" label={fields.organisation[kind]} required>
        <TextInput maxLength={120} defaultValue={useTyped('organisation', entry?.organisation ?? '')} />
      </FormField>
    </>
  )
}

function WhenFields({ kind, entry }: Omit<Props, 'freshId'>) {
  const { fields, hints } = useWords(curriculumVitaeWords)
  const refused = useRefused()
  const isCurrent = refused ? refused.typed.current !== undefined : entry?.endedOn === null
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField name="startedOn" label={fields.startedOn[kind]} hint={hints.month} required>
          <TextInput type="month" defaultValue={useTyped('startedOn', entry?.startedOn ?? '')} />
        </FormField>
        <FormField name="endedOn" label={fields.endedOn[kind]} hint={hints.endedOn[kind]}>
          <TextInput type="month" defaultValue={useTyped('endedOn', entry?.endedOn ?? '')} />
        </FormField>
      </div>
      {kind === 'work' && <Checkbox name="current" label={fields.current} defaultChecked={isCurrent} />}
    </>
  )
}

function MoreFields({ entry }: { entry: EntryView | null }) {
  const { fields, hints } = useWords(curriculumVitaeWords)
  return (
    <>
      <FormField name="place" label={fields.place}>
        <TextInput maxLength={80} defaultValue={useTyped('place', entry?.place ?? '')} />
      </FormField>
      <FormField name="link" label={fields.link} hint={hints.link}>
        <TextInput type="url" maxLength={500} defaultValue={useTyped('link', entry?.link ?? '')} />
      </FormField>
      <FormField name="about" label={fields.about}>
        <TextArea rows={4} maxLength={2_000} defaultValue={useTyped('about', entry?.about ?? '')} />
      </FormField>
    </>
  )
}

function DeleteEntry({ entry }: { entry: EntryView }) {
  const words = useWords(curriculumVitaeWords)
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-bata-text md:min-h-8">
        {words.remove}
      </summary>
      <ActForm intent="delete" className="pt-2">
        <input type="hidden" name="id" value={entry.id} />
        <SubmitButton variant="danger">{words.removeConfirm}</SubmitButton>
      </ActForm>
    </details>
  )
}
