import { barShare, type ChartBar } from './chart-bar.ts'
import { toneShape } from './tone.ts'

type BarChartProps = { label: string; bars: readonly ChartBar[]; max?: number | undefined }

/** Numbers to compare, as rows: word, bar, number. */
export function BarChart({ label, bars, max }: BarChartProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[auto_1fr_auto] gap-y-2">
      {bars.map((bar) => (
        <li key={bar.key} className="col-span-3 grid grid-cols-subgrid items-center gap-x-3">
          <span className="text-ink-soft">{bar.label}</span>
          <svg aria-hidden width="100%" height="12" className={toneShape[bar.tone ?? 'primary']}>
            <rect width="100%" height="12" rx="2" className="fill-neutral-tint" />
            <rect width={barShare(bar.value, bars, max)} height="12" rx="2" fill="currentColor" />
          </svg>
          <span className="num font-medium">{bar.valueText}</span>
        </li>
      ))}
    </ul>
  )
}
