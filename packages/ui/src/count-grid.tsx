import { barShare } from './chart-bar.ts'
import { type Tone, toneShape } from './tone.ts'

type CountRow = {
  key: string
  label: string
  tone?: Tone | undefined
  cells: readonly { key: string; value: number; valueText: string }[]
}
type CountGridProps = {
  caption: string
  columns: readonly { key: string; label: string }[]
  rows: readonly CountRow[]
}

/** Numbers of several kinds over time: a table whose cells carry their number and a bar against the largest of all. */
export function CountGrid({ caption, columns, rows }: CountGridProps) {
  const most = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value)))
  return (
    <table className="w-full table-fixed border-collapse text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className="w-24 sm:w-32" />
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className="truncate px-1 pb-1 text-center font-normal text-ink-soft">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, tone = 'primary', cells }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="truncate py-2 pr-2 text-left font-medium">
              {label}
            </th>
            {cells.map((cell) => (
              <td key={cell.key} className="px-1 py-2 text-center align-middle">
                <span className={cell.value === 0 ? 'text-ink-soft' : 'font-medium tabular-nums'}>
                  {cell.valueText}
                </span>
                <svg aria-hidden width="100%" height="4" className={`mt-1 block ${toneShape[tone]}`}>
                  <rect width="100%" height="4" rx="2" className="fill-neutral-tint" />
                  <rect width={barShare(cell.value, [], most)} height="4" rx="2" fill="currentColor" />
                </svg>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
