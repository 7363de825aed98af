import { Panel } from '@cakrawala/ui/panel'
import type { ComponentProps } from 'react'
import { ListFoot } from './list-foot.tsx'
import type { CountedRows } from './list-page.ts'

type Foot = Pick<ComponentProps<typeof ListFoot>, 'things' | 'size' | 'at' | 'label'>
type ListPanelProps = Omit<ComponentProps<typeof Panel>, 'flush' | 'footer'> &
  Foot & { list: CountedRows<unknown> }

/** A panel around the table of a list by keys, with its foot while there is anything in it. */
export function ListPanel({ list, things, size, at, label, ...panel }: ListPanelProps) {
  return (
    <Panel
      {...panel}
      flush
      footer={list.total > 0 && <ListFoot {...list} things={things} size={size} at={at} label={label} />}
    />
  )
}
