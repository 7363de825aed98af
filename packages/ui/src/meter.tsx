type MeterLevel = 0 | 1 | 2 | 3 | 4
type MeterProps = {
  label: string
  level: MeterLevel
  text: string
  /** What more means: a stronger password is better, a higher severity worse. */
  rising?: 'better' | 'worse' | undefined
}

// The level is in an attribute: pages without React set that alone.
const widths =
  'w-0 group-data-[level=1]/meter:w-1/4 group-data-[level=2]/meter:w-2/4 group-data-[level=3]/meter:w-3/4 group-data-[level=4]/meter:w-full'
const fills = {
  better:
    'group-data-[level=1]/meter:bg-bata group-data-[level=2]/meter:bg-kunyit group-data-[level=3]/meter:bg-samudra group-data-[level=4]/meter:bg-daun',
  worse:
    'group-data-[level=1]/meter:bg-samudra group-data-[level=2]/meter:bg-kunyit group-data-[level=3]/meter:bg-senja group-data-[level=4]/meter:bg-bata',
} as const

/** Four levels with their word, such as the strength of a password. */
export function Meter({ label, level, text, rising = 'better' }: MeterProps) {
  return (
    <div data-level={level} className="group/meter flex items-center gap-3">
      <div aria-hidden className="relative h-2 flex-1 overflow-clip rounded-full bg-neutral-tint">
        <div className={`h-full transition-all ${widths} ${fills[rising]}`} />
        <div className="absolute inset-0 grid grid-cols-4 divide-x-2 divide-surface">
          <span />
          <span />
          <span />
          <span />
        </div>
      </div>
      <p aria-live="polite" className="min-w-20 text-right text-xs font-medium">
        <span className="sr-only">{label}: </span>
        <span data-level-text>{text}</span>
      </p>
    </div>
  )
}
