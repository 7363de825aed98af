import { HalfDisc } from './half-disc.tsx'
import { rising } from './kawung.ts'

type HorizonProps = {
  tone?: 'full' | 'faint' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  className?: string | undefined
}

const heights = { sm: 'h-16', md: 'h-24', lg: 'h-40 md:h-56' } as const

/** The signature: a thin line across the whole width, and the half disc rising from it. Decorative. */
export function Horizon({ tone = 'full', size = 'md', className = '' }: HorizonProps) {
  const faint = tone === 'faint'
  return (
    <div
      aria-hidden
      className={`flex items-end justify-center border-b ${faint ? 'border-line' : 'border-senja'} ${className}`}
    >
      <svg
        viewBox="-100 -100 200 100"
        role="presentation"
        className={`block ${heights[size]} ${faint ? 'text-line-strong opacity-40' : 'text-senja'}`}
      >
        <HalfDisc {...rising} />
      </svg>
    </div>
  )
}
