import { PetalFan } from './petal-fan.tsx'
import { Picture } from './picture.tsx'

const islands = [
  { x: 56, scale: 0.52 },
  { x: 134, scale: 0.27 },
  { x: 352, scale: 0.3 },
  { x: 428, scale: 0.46 },
] as const

/** Islands of petals along one line, and the sun that rises between them. */
export function PictureArchipelago() {
  return (
    <Picture>
      <PetalFan
        x={240}
        y={260}
        scale={2}
        angles={[-64, -48, -32, -16, 0, 16, 32, 48, 64]}
        className="fill-senja"
      />
      <path d="M172 260a68 68 0 0 1 136 0Z" className="fill-fajar" />
      {islands.map(({ x, scale }) => (
        <g key={x} className="fill-samudra">
          <PetalFan
            x={x}
            y={260}
            scale={scale}
            angles={[-75, -45, -15, 15, 45, 75]}
            className="fill-samudra"
          />
          <path d={`M${x - 38 * scale} 260a${38 * scale} ${38 * scale} 0 0 1 ${76 * scale} 0Z`} />
        </g>
      ))}
    </Picture>
  )
}
