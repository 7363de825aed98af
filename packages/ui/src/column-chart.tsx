import { barShare, type ChartBar } from './chart-bar.ts'
import { toneShape } from './tone.ts'

type ColumnChartProps = { label: string; columns: readonly ChartBar[]; max?: number | undefined }

/** Numbers over time, as columns on the horizon: number above, column, word below. */
export function ColumnChart({ label, columns, max }: ColumnChartProps) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col text-xs">
      {columns.map((column) => (
        <li key={column.key} className="flex min-w-0 flex-col-reverse items-center">
          <span className="w-full truncate border-t border-line-strong pt-1 text-center text-ink-soft">
            {column.label}
          </span>
          <svg
            aria-hidden
            width="100%"
            height="96"
            className={`block scale-y-[-1] ${toneShape[column.tone ?? 'primary']}`}
          >
            <rect x="15%" width="70%" height={barShare(column.value, columns, max)} fill="currentColor" />
          </svg>
          <span className="pb-1 font-medium tabular-nums">{column.valueText}</span>
        </li>
      ))}
    </ol>
  )
}
