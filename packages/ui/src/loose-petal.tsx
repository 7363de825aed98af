import { petal } from './kawung.ts'

type LoosePetalProps = {
  x: number
  y: number
  /** Degrees from upright, clockwise. */
  angle: number
  scale?: number
  className: string
}

/** The middle of a petal, which is drawn between 50 and 98 above its root. */
const middle = 74

/** One petal by itself, its middle at x, y. */
export function LoosePetal({ x, y, angle, scale = 1, className }: LoosePetalProps) {
  return (
    <path
      d={petal}
      fillRule="evenodd"
      transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale}) translate(0 ${middle})`}
      className={className}
    />
  )
}
