import { Panel } from './panel.tsx'
import { Table } from './table.tsx'

type Line = { what: string; first: string; second: string; third: string }
type Props = {
  title: string
  text: string
  what: string
  names: Omit<Line, 'what'>
  lines: readonly Line[]
}

const sides = ['first', 'second', 'third'] as const

/** Three ways side by side, one question a line. */
export function ComparisonTable({ title, text, what, names, lines }: Props) {
  return (
    <section className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="text-xl">{title}</h2>
        <p className="max-w-[66ch] text-read text-pretty text-ink-soft">{text}</p>
      </div>
      <Panel flush>
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
      </Panel>
    </section>
  )
}
