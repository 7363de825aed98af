import { EmptyState } from '@cakrawala/ui/empty-state'
import { type Column, Table } from '@cakrawala/ui/table'
import type { QueueView } from '#domain/operations/job/job-view.ts'
import { jobWords } from '#i18n/jobs.ts'
import { useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { useQueueName } from './job-words.ts'

/** One line a queue in which something waits. */
export function QueueFigures({ queues }: { queues: readonly QueueView[] }) {
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

export function Reason({ reason }: { reason: string | null }) {
  return reason === null ? '–' : <code className="font-mono text-xs wrap-anywhere">{reason}</code>
}
