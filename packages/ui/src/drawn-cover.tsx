import { LoosePetal } from './loose-petal.tsx'
import { PetalFan } from './petal-fan.tsx'

export type CoverTone = 'samudra' | 'senja' | 'fajar' | 'daun'

type DrawnCoverProps = {
  /** Text that distinguishes this cover; the same text draws the same picture. */
  seed: string
  tone: CoverTone
  className?: string | undefined
}

const grounds = {
  samudra: 'fill-samudra-tint',
  senja: 'fill-senja-tint',
  fajar: 'fill-fajar-tint',
  daun: 'fill-daun-tint',
} as const satisfies Record<CoverTone, string>
const inks = {
  samudra: 'fill-samudra',
  senja: 'fill-senja',
  fajar: 'fill-fajar',
  daun: 'fill-daun',
} as const satisfies Record<CoverTone, string>
const suns = {
  samudra: 'fill-senja',
  senja: 'fill-samudra',
  fajar: 'fill-senja',
  daun: 'fill-fajar',
} as const

const half = [-80, -60, -40, -20, 0, 20, 40, 60, 80] as const
const inner = [-70, -50, -30, -10, 10, 30, 50, 70] as const
const few = [-75, -45, -15, 15, 45, 75] as const

/** A cover in the language of the platform: a horizon, what rises from it, and loose petals. Decorative. */
export function DrawnCover({ seed, tone, className = '' }: DrawnCoverProps) {
  const dice = diceOf(seed)
  const sunAt = 110 + dice(4) * 145
  const scale = 1.35 + dice(3) * 0.25
  return (
    <svg viewBox="0 0 640 360" role="presentation" aria-hidden className={`block ${className}`}>
      <rect width="640" height="360" className={grounds[tone]} />
      <PetalFan x={sunAt} y={270} scale={scale} angles={half} className={inks[tone]} />
      <PetalFan x={sunAt} y={270} scale={scale * 0.5} angles={inner} className={inks[tone]} />
      <path
        d={`M${sunAt - 26 * scale} 270a${26 * scale} ${26 * scale} 0 0 1 ${52 * scale} 0Z`}
        className={suns[tone]}
      />
      {[0, 1].map((turn) => {
        const x = 40 + ((sunAt + 215 + turn * 130 + dice(5) * 10) % 560)
        return (
          <PetalFan
            key={turn}
            x={x}
            y={270}
            scale={0.34 + dice(3) * 0.14}
            angles={few}
            className={suns[tone]}
          />
        )
      })}
      {[0, 1, 2].map((turn) => (
        <LoosePetal
          key={turn}
          x={50 + ((sunAt + 160 + turn * 110 + dice(6) * 12) % 540)}
          y={40 + dice(6) * 14}
          angle={dice(9) * 20 - 80}
          scale={0.5 + dice(4) * 0.12}
          className={turn === 1 ? suns[tone] : inks[tone]}
        />
      ))}
      <rect y="270" width="640" height="3" className={suns[tone]} />
    </svg>
  )
}

/** Even throws that the seed alone decides (FNV-1a, then xorshift). */
function diceOf(seed: string): (sides: number) => number {
  let state = 0x811c9dc5
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193)
  return (sides) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % sides
  }
}
