import { useDismiss } from '@cakrawala/ui/use-dismiss'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useRef } from 'react'

type ListMenuProps = {
  name: string
  /** What is chosen in it. */
  chosen?: string | undefined
  icon: ReactNode
  /** Open from the start: a form in it was refused. */
  open?: boolean
  children: ReactNode
}

/** A panel in the head of a list that unfolds below its name; it stays open while its forms answer. */
export function ListMenu({ name, chosen, icon, open, children }: ListMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details, true)
  return (
    <details ref={details} open={open} className="relative max-md:w-full">
      <summary className="inline-flex min-h-11 w-full cursor-pointer list-none items-center gap-2 rounded border border-line-strong bg-surface px-3 font-semibold hover:bg-sunk md:min-h-9 md:text-sm [&::-webkit-details-marker]:hidden [&>svg]:size-4">
        {icon}
        <span className="max-w-52 truncate">{chosen ? `${name}: ${chosen}` : name}</span>
        <ChevronDown aria-hidden className="ms-auto" />
      </summary>
      <div className="z-30 mt-1 grid gap-3 rounded border border-line bg-surface p-3 text-start md:absolute md:right-0 md:max-h-[75dvh] md:w-88 md:overflow-auto md:shadow-float">
        {children}
      </div>
    </details>
  )
}
