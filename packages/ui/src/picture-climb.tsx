import { LoosePetal } from './loose-petal.tsx'
import { PetalFan } from './petal-fan.tsx'
import { Picture } from './picture.tsx'

const flight = [
  { x: 22, y: 244, angle: 76, scale: 0.55 },
  { x: 66, y: 230, angle: 71, scale: 0.68 },
  { x: 116, y: 209, angle: 66, scale: 0.82 },
  { x: 170, y: 181, angle: 61, scale: 0.96 },
  { x: 228, y: 146, angle: 57, scale: 1.1 },
] as const
const round = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324] as const

/** Petals that rise, each larger than the one before, towards a flower in the sky. */
export function PictureClimb() {
  return (
    <Picture>
      {flight.map((place) => (
        <LoosePetal key={place.x} {...place} className="fill-samudra" />
      ))}
      <PetalFan x={364} y={112} scale={1.08} angles={round} className="fill-senja" />
      <circle cx={364} cy={112} r={36} className="fill-fajar" />
    </Picture>
  )
}
