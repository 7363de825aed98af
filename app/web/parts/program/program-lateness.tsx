import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import type { Lateness } from '#domain/program/program-view.ts'
import { answerDays } from '#domain/report/clock/promises.ts'
import { momentText } from '#i18n/moment.ts'
import { promiseWords } from '#i18n/promises.ts'
import { useLocale, useWords } from '../locale.tsx'

type Props = { lateness: Lateness; mayClear: boolean }

/** For those who manage a program: that it was stopped for broken promises and what they were, or how it was opened again. */
export function ProgramLateness({ lateness, mayClear }: Props) {
  return (
    <>
      {lateness.since ? <Stopped {...lateness} since={lateness.since} /> : <Cleared {...lateness} />}
      {mayClear && <ClearForm />}
    </>
  )
}

function Stopped({ since, kept, promises }: Lateness & { since: Date }) {
  const { stopped: words } = useWords(promiseWords)
  const locale = useLocale()
  return (
    <Notice tone="danger" title={words.title({ since: momentText(since, locale) })}>
      <div className="grid gap-1">
        {kept !== null && promises !== null && <p>{words.counted({ kept, promises, days: answerDays })}</p>}
        <p>{words.next}</p>
      </div>
    </Notice>
  )
}

function Cleared({ clearedAt, note }: Lateness) {
  const { cleared: words } = useWords(promiseWords)
  const locale = useLocale()
  if (clearedAt === null) return null
  return (
    <Notice title={words.title({ at: momentText(clearedAt, locale) })}>
      <div className="grid gap-1">
        {note !== null && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
        <p className="text-ink-soft">{words.hint}</p>
      </div>
    </Notice>
  )
}

function ClearForm() {
  const { clear: words } = useWords(promiseWords)
  return (
    <Panel title={words.title} subtitle={words.hint}>
      <ActForm intent="clear_late" className="grid gap-3">
        <ClearFields />
      </ActForm>
    </Panel>
  )
}

function ClearFields() {
  const { clear: words } = useWords(promiseWords)
  return (
    <>
      <FormField name="note" label={words.note} hint={words.noteHint} required>
        <TextArea rows={3} maxLength={2_000} defaultValue={useTyped('note')} />
      </FormField>
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </>
  )
}
