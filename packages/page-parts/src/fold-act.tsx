import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useEffect, useState } from 'react'
import { useActionData } from 'react-router'
import { isRefused } from './refused.ts'

/** One act of a panel: a line that opens to its form, also without scripts. A refused form is open. */
export function FoldAct({ intent, title, children }: { intent: string; title: string; children: ReactNode }) {
  const answer = useActionData<unknown>()
  const refused = isRefused(answer) && answer.typed.intent?.[0] === intent
  const [open, setOpen] = useState(refused)
  useEffect(() => {
    if (answer !== undefined) setOpen(refused)
  }, [answer, refused])
  return (
    <details
      data-act={intent}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 font-semibold hover:bg-sunk group-open:text-samudra-text [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid max-w-xl gap-4 px-4 pt-2 pb-5">{children}</div>
    </details>
  )
}
