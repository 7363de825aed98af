import { type ReactNode, useRef } from 'react'
import { useDismiss } from './use-dismiss.ts'

type PanelMenuProps = {
  /** Read out for the picture. */
  name: string
  icon: ReactNode
  /** A small number at the picture; nothing at all where it is null. */
  count?: string | null | undefined
  children: ReactNode
}

/** A panel that unfolds below a picture of the top bar; a native <details>, so it needs no script. */
export function PanelMenu({ name, icon, count, children }: PanelMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details)
  return (
    <details ref={details} className="menu relative">
      <summary
        aria-label={name}
        className="relative grid size-11 place-items-center rounded hover:bg-sunk md:size-9 [&>svg]:size-5"
      >
        {icon}
        {count && (
          <span className="absolute top-0.5 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-bata px-1 text-[0.625rem] leading-none font-bold text-on-bata tabular-nums md:-top-0.5 md:-right-0.5">
            {count}
          </span>
        )}
      </summary>
      <div className="absolute top-full right-0 z-40 mt-1 grid max-h-[calc(100dvh-5rem)] w-88 overflow-auto rounded border border-line bg-surface shadow-float max-sm:fixed max-sm:inset-x-2 max-sm:top-14 max-sm:w-auto">
        {children}
      </div>
    </details>
  )
}
