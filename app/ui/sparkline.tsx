import { type Tone, toneShape } from './tone.ts'

type SparklineProps = { values: readonly number[]; label: string; tone?: Tone | undefined }

const [width, height, edge] = [96, 32, 3]

/** The course of a number as a line; `label` says in words what it shows. Nothing for fewer than two values. */
export function Sparkline({ values, label, tone = 'primary' }: SparklineProps) {
  const points = sparkPoints(values)
  const last = points.at(-1)
  if (points.length < 2 || !last) return null
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      className={`shrink-0 ${toneShape[tone]}`}
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={last.x} cy={last.y} r="2.5" fill="currentColor" />
    </svg>
  )
}

/** Places of the values in the drawing, in px; a level course runs through the middle. */
export function sparkPoints(values: readonly number[]): { x: number; y: number }[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = (width - 2 * edge) / Math.max(1, values.length - 1)
  return values.map((value, index) => {
    const share = high === low ? 0.5 : (value - low) / (high - low)
    return { x: round(edge + index * step), y: round(height - edge - share * (height - 2 * edge)) }
  })
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
