import { ActButton } from '@cakrawala/page-parts/act-button'
import { useRefusedIntent } from '@cakrawala/page-parts/act-panel'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { giveUpJob, sendJobAgain, sendKindAgain } from '#domain/operations/job/act-on-job.server.ts'
import {
  giveUpJobInput,
  giveUpReasons,
  isMailKind,
  sendAgainInput,
  sendKindAgainInput,
} from '#domain/operations/job/job.ts'
import { jobsSeenBy } from '#domain/operations/job/job-queries.server.ts'
import type { ParkedJob, QueueView } from '#domain/operations/job/job-view.ts'
import { jobWords } from '#i18n/jobs.ts'
import { refuse } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { JobAlarms } from './job-alarms.tsx'

export const meta = pageTitle(jobWords, (words) => words.title)
export const loader = load(({ actor }) => jobsSeenBy(actor))

export const action = act(async ({ actor, go }, form) => {
  const [intent] = String(form.get('intent')).split(' ')
  switch (intent) {
    case 'send':
      await sendJobAgain(actor, parseForm(sendAgainInput, form))
      return go('/hello/jobs?done=job_sent_again')
    case 'send-kind':
      await sendKindAgain(actor, parseForm(sendKindAgainInput, form))
      return go('/hello/jobs?done=job_sent_again')
    case 'give-up':
      await giveUpJob(actor, parseForm(giveUpJobInput, form))
      return go('/hello/jobs?done=job_given_up')
    default:
      return refuse('invalid_input')
  }
})

/** Mails and scheduled jobs: what waits, what is tried again, what is no longer tried. */
export default function Jobs() {
  const { alarms, queues, parked, parkedOf } = useLoaderData<typeof loader>()
  const words = useWords(jobWords)
  const name = useQueueName()
  const sendAll = (queue: string) => (isMailKind(queue) ? words.sendKind : words.runKind)
  const count = parkedOf.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {alarms.length > 0 ? <JobAlarms alarms={alarms} /> : <Notice tone="success">{words.calm}</Notice>}
      <Panel title={words.queuesTitle} flush>
        <QueueFigures queues={queues} />
      </Panel>
      <Panel title={words.parkedTitle} subtitle={words.parkedText} flush>
        {parkedOf.length > 0 && (
          <div className="flex flex-wrap gap-2 p-4">
            {parkedOf.map(({ queue, count: all }) => (
              <ActButton key={queue} intent="send-kind" fields={{ queue }} size="sm">
                {sendAll(queue)({ queue: name(queue), count: all })}
              </ActButton>
            ))}
          </div>
        )}
        <ParkedTable parked={parked} />
        {count > parked.length && (
          <p className="px-4 py-3 text-sm text-ink-soft">{words.newest({ shown: parked.length, count })}</p>
        )}
      </Panel>
    </div>
  )
}

/** What is no longer tried, and what may be done about each. */
function ParkedTable({ parked }: { parked: readonly ParkedJob[] }) {
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

/** One line a queue in which something waits. */
function QueueFigures({ queues }: { queues: readonly QueueView[] }) {
  const words = useWords(jobWords)
  const name = useQueueName()
  const { columns: heads } = words
  const columns: Column<QueueView>[] = [
    { key: 'queue', header: heads.queue, main: true, cell: ({ queue }) => name(queue) },
    { key: 'waiting', header: heads.waiting, numeric: true, cell: ({ waiting }) => String(waiting) },
    { key: 'oldest', header: heads.oldest, nowrap: true, cell: ({ oldest }) => <Moment at={oldest} /> },
    { key: 'retrying', header: heads.retrying, numeric: true, cell: ({ retrying }) => String(retrying) },
    { key: 'reason', header: heads.reason, cell: ({ reason }) => <Reason reason={reason} /> },
    {
      key: 'next',
      header: heads.next,
      nowrap: true,
      cell: ({ nextTry }) => (nextTry ? <Moment at={nextTry} /> : '–'),
    },
  ]
  return (
    <Table
      caption={words.queuesCaption}
      rows={queues}
      rowKey={({ queue }) => queue}
      empty={<EmptyState title={words.queuesEmpty.title}>{words.queuesEmpty.text}</EmptyState>}
      columns={columns}
    />
  )
}

function Reason({ reason }: { reason: string | null }) {
  return reason === null ? '–' : <code className="font-mono text-xs wrap-anywhere">{reason}</code>
}

/** The name of a queue: mails have one in words, scheduled jobs the name they have in the log. */
function useQueueName(): (queue: string) => string {
  const { queues, duty } = useWords(jobWords)
  return (queue) => (isMailKind(queue) ? queues[queue] : duty({ name: queue }))
}
