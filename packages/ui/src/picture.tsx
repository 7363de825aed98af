import type { ReactNode } from 'react'

/**
 * A drawing of 480 by 260 that stands on the line below it: line, half discs, petals. Says nothing that the words
 * beside it do not say.
 */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 480 260"
      role="presentation"
      aria-hidden
      className="block h-auto w-full max-w-lg justify-self-center"
    >
      {children}
    </svg>
  )
}
