import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useRef } from 'react'
import { useDismiss } from './use-dismiss.ts'

type MenuProps = {
  label: ReactNode
  /** Read out instead of `label`, where that is a picture. */
  name?: string | undefined
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

/** A list of links that unfolds below its label; a native <details>, so it needs no script. */
export function Menu({ label, name, align = 'end', children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details)
  return (
    <details ref={details} className="menu relative">
      <summary
        aria-label={name}
        className="flex min-h-11 items-center gap-2 rounded px-2 font-medium hover:bg-sunk md:min-h-9"
      >
        {label}
        <ChevronDown aria-hidden className="menu-arrow size-4 text-ink-soft transition-transform" />
      </summary>
      <div
        className={`absolute top-full z-40 mt-1 grid min-w-56 rounded border border-line bg-surface p-1 shadow-float ${
          align === 'end' ? 'right-0' : 'left-0'
        }`}
      >
        {children}
      </div>
    </details>
  )
}
