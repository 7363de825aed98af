import type { ReactNode } from 'react'

/**
 * A drawing of 480 by 260 on the line below it: line, half discs, petals. Repeats the text beside it and adds nothing.
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
