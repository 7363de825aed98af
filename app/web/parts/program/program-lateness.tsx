import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import type { Lateness, ProgramLine } from '#domain/program/program-view.ts'
import { answerDays } from '#domain/report/clock/promises.ts'
import { dateText, momentText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { promiseWords } from '#i18n/promises.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

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

type Term = Pick<ProgramLine, 'status' | 'validUntil' | 'daysLeft'>

/** Days left, with the exact last day on hover. */
export function DaysLeft({ program }: { program: Term }) {
  const words = useWords(programWords)
  const locale = useLocale()
  return (
    <time
      dateTime={program.validUntil}
      title={dateText(startOf(program.validUntil), locale)}
      className="tabular-nums"
    >
      {program.status === 'ended'
        ? words.over
        : program.daysLeft === 0
          ? words.lastDay
          : words.days({ count: program.daysLeft })}
    </time>
  )
}

/** A calendar day (`YYYY-MM-DD`, Asia/Jakarta) as one reads it. */
export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{dateText(startOf(day), useLocale())}</time>
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`)
}
