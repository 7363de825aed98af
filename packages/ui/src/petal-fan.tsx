import { petal } from './kawung.ts'

type PetalFanProps = {
  x: number
  y: number
  /** Degrees from upright, clockwise; one petal each. */
  angles: readonly number[]
  /** 1 is a petal of 48 that begins 50 from the centre. */
  scale?: number
  className: string
}

/** Petals around one point of a drawing. */
export function PetalFan({ x, y, angles, scale = 1, className }: PetalFanProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fillRule="evenodd" className={className}>
      {angles.map((angle) => (
        <path key={angle} d={petal} transform={`rotate(${angle})`} />
      ))}
    </g>
  )
}
