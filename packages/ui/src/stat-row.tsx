import type { ReactNode } from 'react'

/** StatTiles side by side in one frame, parted by hairlines; those of the last row share its width. */
export function StatRow({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap gap-px overflow-clip rounded border border-line bg-line"
    >
      {children}
    </section>
  )
}
