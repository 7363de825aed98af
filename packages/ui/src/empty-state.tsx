import type { ReactNode } from 'react'
import { Horizon } from './horizon.tsx'

type EmptyStateProps = { title: ReactNode; children: ReactNode; action?: ReactNode | undefined }

/** What this place is for, and the one next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-8 text-center">
      <Horizon tone="faint" size="sm" className="mb-4 w-full max-w-xs" />
      <h2 className="text-base">{title}</h2>
      <div className="max-w-prose text-ink-soft">{children}</div>
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
