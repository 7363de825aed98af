import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/** The error of one field; beside it on wide screens, else below. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-2 text-sm font-medium text-bata-text">
      <CircleAlert className="size-4 translate-y-0.5 shrink-0" aria-hidden />
      <span>{children}</span>
    </p>
  )
}
