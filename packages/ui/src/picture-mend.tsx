import { markPetal } from './kawung.ts'
import { LoosePetal } from './loose-petal.tsx'
import { PetalFan } from './petal-fan.tsx'
import { Picture } from './picture.tsx'

/** A half disc with one petal missing, and the petal that goes there. */
export function PictureMend() {
  return (
    <Picture>
      <PetalFan
        x={220}
        y={260}
        scale={1.9}
        angles={[-80, -60, -40, -20, 0, 20, 60, 80]}
        className="fill-samudra"
      />
      <path d="M176 260a44 44 0 0 1 88 0Z" className="fill-samudra" />
      <path
        d={markPetal}
        transform="translate(220 260) rotate(40) scale(1.9)"
        strokeDasharray="4 3"
        className="fill-transparent stroke-line-strong"
      />
      <path d="M346 110L366 86" strokeDasharray="4 6" strokeWidth={2} className="stroke-daun" />
      <LoosePetal x={398} y={48} angle={40} scale={1.9} className="fill-daun" />
    </Picture>
  )
}
