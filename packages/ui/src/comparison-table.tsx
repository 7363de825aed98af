import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'
import { Table } from './table.tsx'

type Line = { what: string; first: string; second: string; third: string }
type Props = {
  title: string
  text: string
  what: string
  names: Omit<Line, 'what'>
  lines: readonly Line[]
  /** A link beside the heading. */
  action?: ReactNode
  /** A panel among others, where the page is a place of work. */
  dense?: boolean
}

const sides = ['first', 'second', 'third'] as const

/** Three ways side by side, one question a line. */
export function ComparisonTable({ title, text, action, dense = false, ...rest }: Props) {
  if (dense)
    return (
      <Panel title={title} subtitle={text} actions={action} flush>
        <Lines title={title} {...rest} />
      </Panel>
    )
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h2 className="text-xl">{title}</h2>
          <p className="max-w-[66ch] text-read text-pretty text-ink-soft">{text}</p>
        </div>
        {action}
      </div>
      <Panel flush>
        <Lines title={title} {...rest} />
      </Panel>
    </section>
  )
}

function Lines({ title, what, names, lines }: Pick<Props, 'title' | 'what' | 'names' | 'lines'>) {
  return (
    <Table
      caption={title}
      rows={lines}
      rowKey={(line) => line.what}
      columns={[
        { key: 'what', header: what, main: true, cell: (line) => line.what },
        ...sides.map((side) => ({
          key: side,
          header: names[side],
          cell: (line: Line) => line[side],
        })),
      ]}
    />
  )
}
