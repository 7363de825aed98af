import type { ReactNode } from 'react'

/** What happened, in order; holds TimelineItems. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="grid">
      {children}
    </ol>
  )
}
