import { LoosePetal } from './loose-petal.tsx'
import { PetalFan } from './petal-fan.tsx'
import { Picture } from './picture.tsx'

const strewn = [
  { x: 26, y: 96, angle: -62 },
  { x: 92, y: 52, angle: 38 },
  { x: 66, y: 168, angle: 84 },
  { x: 138, y: 122, angle: -24 },
] as const
const nearing = [
  { x: 22, y: 231, angle: 12 },
  { x: 100, y: 226, angle: 6 },
  { x: 166, y: 220, angle: 0 },
] as const

/** Petals strewn about come down to the line and join one fan: findings fall into order. */
export function PictureOrder() {
  return (
    <Picture>
      {strewn.map((place) => (
        <LoosePetal key={place.x} {...place} scale={1.1} className="fill-line-strong" />
      ))}
      {nearing.map((place) => (
        <LoosePetal key={place.x} {...place} scale={1.1} className="fill-samudra" />
      ))}
      <PetalFan
        x={338}
        y={260}
        scale={1.4}
        angles={[-80, -60, -40, -20, 0, 20, 40, 60, 80]}
        className="fill-daun"
      />
      <PetalFan
        x={338}
        y={260}
        scale={0.7}
        angles={[-70, -50, -30, -10, 10, 30, 50, 70]}
        className="fill-daun"
      />
      <path d="M310 260a28 28 0 0 1 56 0Z" className="fill-daun" />
    </Picture>
  )
}
