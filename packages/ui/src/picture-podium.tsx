import { PetalFan } from './petal-fan.tsx'
import { Picture } from './picture.tsx'

const places = [
  { x: 110, top: 178, colour: 'fill-samudra' },
  { x: 240, top: 118, colour: 'fill-fajar' },
  { x: 370, top: 208, colour: 'fill-senja' },
] as const

/** Three suns on three heights: a contest with its places. */
export function PicturePodium() {
  return (
    <Picture>
      {places.map(({ x, top, colour }) => (
        <g key={x} className={colour}>
          <path
            d={`M${x - 65} 262V${top}h130V262`}
            strokeWidth={1.5}
            className="fill-surface stroke-line-strong"
          />
          <PetalFan x={x} y={top} scale={0.65} angles={[-78, -52, -26, 0, 26, 52, 78]} className={colour} />
          <path d={`M${x - 24} ${top}a24 24 0 0 1 48 0Z`} />
        </g>
      ))}
    </Picture>
  )
}
