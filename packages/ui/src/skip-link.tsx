import type { ReactNode } from 'react'

/** The first stop of the keyboard: past the menus to the content. */
export function SkipLink({ children, to = '#content' }: { children: ReactNode; to?: string | undefined }) {
  return (
    <a
      href={to}
      className="sr-only rounded bg-samudra font-semibold text-on-samudra focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:px-4 focus:py-2"
    >
      {children}
    </a>
  )
}
