import { type Tone, toneShape } from './tone.ts'

type LinePoint = { key: string; label: string; value: number | null; valueText: string }
type LineChartProps = {
  label: string
  points: readonly LinePoint[]
  /** What is better is higher: a rank rises as its number falls. */
  better?: 'more' | 'less' | undefined
  tone?: Tone | undefined
}

const [height, edge] = [96, 10]

/** The course of a number over time: a line on the horizon, with each number and its word below. Months without one leave a gap. */
export function LineChart({ label, points, better = 'more', tone = 'primary' }: LineChartProps) {
  const places = linePlaces(
    points.map(({ value }) => value),
    better,
  )
  return (
    <div>
      <svg aria-hidden width="100%" height={height} className={`block ${toneShape[tone]}`}>
        {places.map((place, index) => {
          const next = places[index + 1]
          if (!place || !next) return null
          return (
            <line
              key={place.x}
              x1={place.x}
              y1={place.y}
              x2={next.x}
              y2={next.y}
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          )
        })}
        {places.map(
          (place) => place && <circle key={place.x} cx={place.x} cy={place.y} r="3.5" fill="currentColor" />,
        )}
      </svg>
      <ol aria-label={label} className="grid auto-cols-fr grid-flow-col border-t border-line-strong text-xs">
        {points.map((point) => (
          <li key={point.key} className="flex min-w-0 flex-col-reverse items-center pt-1">
            <span className="w-full truncate text-center text-ink-soft">{point.label}</span>
            <span className="font-medium tabular-nums">{point.valueText}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Where each number is: `x` as a share of the width, `y` in px from the top. A level course runs through the middle. */
export function linePlaces(
  values: readonly (number | null)[],
  better: 'more' | 'less',
): ({ x: string; y: number } | null)[] {
  const known = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  return values.map((value, index) => {
    if (value === null) return null
    const up = high === low ? 0.5 : (value - low) / (high - low)
    const share = better === 'more' ? up : 1 - up
    const x = `${Math.round(((index + 0.5) / values.length) * 1000) / 10}%`
    return { x, y: Math.round(height - edge - share * (height - 2 * edge)) }
  })
}
