import type { Drawing } from './kawung.ts'

/** A half disc of petals with its sun; draws up from 0,0 with a radius of 98. */
export function HalfDisc({ petal, sun, rings }: Drawing) {
  return (
    <g fill="currentColor" fillRule="evenodd">
      <path d={`M${-sun} 0a${sun} ${sun} 0 0 1 ${2 * sun} 0Z`} />
      {rings.flatMap(({ angles, scale }) =>
        angles.map((angle) => (
          <path key={`${scale} ${angle}`} d={petal} transform={`rotate(${angle}) scale(${scale})`} />
        )),
      )}
    </g>
  )
}
