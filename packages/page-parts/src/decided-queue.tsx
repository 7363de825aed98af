import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { type Column, Table } from '@cakrawala/ui/table'
import { Tabs } from '@cakrawala/ui/tabs'
import type { CountedRows } from './list-page.ts'
import { ListPanel } from './list-panel.tsx'
import { useParts } from './parts-context.ts'

type Words = Record<
  | 'title'
  | 'subtitle'
  | 'caption'
  | 'waiting'
  | 'decided'
  | 'empty'
  | 'emptyText'
  | 'decidedEmpty'
  | 'decidedEmptyText',
  string
>

type DecidedQueueProps<Row> = {
  /** Path of the page, without language. */
  place: string
  words: Words
  list: { decided: boolean; queue: CountedRows<Row>; size: number }
  rowKey: (row: Row) => string
  columns: Column<Row>[]
}

/** A queue in two lists: what waits, and what was decided. */
export function DecidedQueue<Row>({ place, words, list, rowKey, columns }: DecidedQueueProps<Row>) {
  const { decided, queue, size } = list
  const { path } = useParts()
  const [title, text] = decided
    ? [words.decidedEmpty, words.decidedEmptyText]
    : [words.empty, words.emptyText]
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Tabs
        label={words.title}
        items={[
          { to: path(place), label: words.waiting, current: !decided },
          { to: path(`${place}?show=decided`), label: words.decided, current: decided },
        ]}
      />
      <ListPanel list={queue} size={size}>
        <Table
          caption={words.caption}
          rows={queue.rows}
          rowKey={rowKey}
          empty={<EmptyState title={title}>{text}</EmptyState>}
          columns={columns}
        />
      </ListPanel>
    </div>
  )
}
