import { PetalFan } from './petal-fan.tsx'
import { Picture } from './picture.tsx'

const sides = [
  { x: 124, colour: 'fill-samudra' },
  { x: 356, colour: 'fill-senja' },
] as const

/** Two half discs that touch on one line, and the sun above the place: the two sides of a program. */
export function PictureTwoSides() {
  return (
    <Picture>
      {sides.map(({ x, colour }) => (
        <g key={x} className={colour}>
          <PetalFan x={x} y={260} scale={1.2} angles={[-75, -50, -25, 0, 25, 50, 75]} className={colour} />
          <PetalFan x={x} y={260} scale={0.6} angles={[-62, -37, -12, 12, 37, 62]} className={colour} />
          <path d={`M${x - 24} 260a24 24 0 0 1 48 0Z`} />
        </g>
      ))}
      <circle cx={240} cy={112} r={30} className="fill-fajar" />
    </Picture>
  )
}
