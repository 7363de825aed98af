type MeterLevel = 0 | 1 | 2 | 3 | 4
type MeterProps = {
  label: string
  level: MeterLevel
  text: string
  /** What more means: a stronger password is better, a higher severity worse. */
  rising?: 'better' | 'worse' | undefined
}

const fills = {
  better: ['w-0', 'w-1/4 bg-bata', 'w-2/4 bg-kunyit', 'w-3/4 bg-samudra', 'w-full bg-daun'],
  worse: ['w-0', 'w-1/4 bg-samudra', 'w-2/4 bg-kunyit', 'w-3/4 bg-senja', 'w-full bg-bata'],
} as const

/** Four levels with their word, such as the strength of a password. */
export function Meter({ label, level, text, rising = 'better' }: MeterProps) {
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden className="relative h-2 flex-1 overflow-clip rounded-full bg-neutral-tint">
        <div className={`h-full transition-all ${fills[rising][level]}`} />
        <div className="absolute inset-0 grid grid-cols-4 divide-x-2 divide-surface">
          <span />
          <span />
          <span />
          <span />
        </div>
      </div>
      <p aria-live="polite" className="min-w-20 text-right text-xs font-medium">
        <span className="sr-only">{label}: </span>
        {text}
      </p>
    </div>
  )
}
