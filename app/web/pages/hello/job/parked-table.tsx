import { ActButton } from '@cakrawala/page-parts/act-button'
import { useRefusedIntent } from '@cakrawala/page-parts/act-panel'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Select } from '@cakrawala/ui/select'
import { type Column, Table } from '@cakrawala/ui/table'
import { giveUpReasons, isMailKind } from '#domain/operations/job/job.ts'
import type { ParkedJob } from '#domain/operations/job/job-view.ts'
import { jobWords } from '#i18n/jobs.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { useQueueName } from './job-words.ts'
import { Reason } from './queue-figures.tsx'

/** What is no longer tried, and what may be done about each. */
export function ParkedTable({ parked }: { parked: readonly ParkedJob[] }) {
  const words = useWords(jobWords)
  const { parkedColumns: heads } = words
  const columns: Column<ParkedJob>[] = [
    { key: 'what', header: heads.what, main: true, cell: (job) => <What job={job} /> },
    { key: 'reader', header: heads.reader, nowrap: true, cell: (job) => <Reader job={job} /> },
    { key: 'why', header: heads.why, cell: (job) => <Why job={job} /> },
    { key: 'since', header: heads.since, nowrap: true, cell: ({ parkedAt }) => <Moment at={parkedAt} /> },
    { key: 'acts', header: heads.acts, cell: (job) => <Acts job={job} /> },
  ]
  return (
    <Table
      caption={words.parkedCaption}
      rows={parked}
      rowKey={({ id }) => id}
      empty={<EmptyState title={words.parkedEmpty.title}>{words.parkedEmpty.text}</EmptyState>}
      columns={columns}
    />
  )
}

function What({ job: { queue, event } }: { job: ParkedJob }) {
  const words = useWords(jobWords)
  return (
    <span className="grid gap-1">
      <span>{useQueueName()(queue)}</span>
      {event && (
        <L
          to={`/hello/audit-log?type=${event.type}`}
          className="font-mono text-xs font-normal wrap-anywhere text-samudra-text hover:underline"
        >
          {words.event(event)}
        </L>
      )}
    </span>
  )
}

function Reader({ job: { queue, reader } }: { job: ParkedJob }) {
  const { noReader } = useWords(jobWords)
  if (!reader) return <span className="text-ink-soft">{isMailKind(queue) ? noReader : '–'}</span>
  return (
    <L to={`/hello/accounts/${reader.id}`} className="wrap-anywhere text-samudra-text hover:underline">
      {reader.username}
    </L>
  )
}

function Why({ job: { kind, reason, tries } }: { job: ParkedJob }) {
  const words = useWords(jobWords)
  return (
    <span className="grid gap-1">
      <span>{words.kinds[kind]}</span>
      {reason && <Reason reason={reason} />}
      {tries !== null && <span className="text-xs text-ink-soft">{words.tries({ count: tries })}</span>}
    </span>
  )
}

function Acts({ job: { id, queue } }: { job: ParkedJob }) {
  const words = useWords(jobWords)
  const intent = `give-up ${id}`
  return (
    <div className="grid justify-items-start gap-1">
      <ActButton intent="send" fields={{ jobId: id }} size="sm">
        {isMailKind(queue) ? words.sendAgain : words.runAgain}
      </ActButton>
      <details open={useRefusedIntent() === intent}>
        <summary className="cursor-pointer py-2 text-sm text-samudra-text">{words.giveUp}</summary>
        <ActForm intent={intent} className="grid gap-3 pt-1">
          <input type="hidden" name="jobId" value={id} />
          <GiveUpReason id={id} />
          <div>
            <SubmitButton variant="secondary" size="sm">
              {words.giveUpTitle}
            </SubmitButton>
          </div>
        </ActForm>
      </details>
    </div>
  )
}

function GiveUpReason({ id }: { id: string }) {
  const { why, choose, reasons } = useWords(jobWords)
  const options = giveUpReasons.map((value) => ({ value, label: reasons[value] }))
  return (
    <FormField name="reason" id={`reason-${id}`} label={why} required>
      <Select placeholder={choose} options={options} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
