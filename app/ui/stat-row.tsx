import type { ReactNode } from 'react'

/** StatTiles side by side in one frame, parted by hairlines. */
export function StatRow({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-px overflow-clip rounded border border-line bg-line"
    >
      {children}
    </section>
  )
}
