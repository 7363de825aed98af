import { HalfDisc } from './half-disc.tsx'
import { mark } from './kawung.ts'

type LogoProps = {
  word: string
  size?: 'sm' | 'md' | 'lg' | undefined
  markOnly?: boolean | undefined
}

const sizes = {
  sm: { word: 'text-base gap-2', sign: 'h-4' },
  md: { word: 'text-lg gap-2', sign: 'h-5' },
  lg: { word: 'text-2xl gap-3', sign: 'h-8' },
} as const

/** The mark, half disc over line, beside the word; with `markOnly` the word is only read out. */
export function Logo({ word, size = 'md', markOnly }: LogoProps) {
  const look = sizes[size]
  return (
    <span className={`inline-flex items-center font-bold tracking-tight ${look.word}`}>
      <svg
        viewBox="-104 -100 208 120"
        role="presentation"
        aria-hidden
        className={`shrink-0 text-senja ${look.sign}`}
      >
        <HalfDisc {...mark} />
        <path d="M-104 6h208v14h-208z" className="fill-ink" />
      </svg>
      <span className={markOnly ? 'sr-only' : 'logo-word'}>{word}</span>
    </span>
  )
}
