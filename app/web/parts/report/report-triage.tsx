import { type ReactNode, useRef } from 'react'
import { reportActWords } from '#i18n/report-acts.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../locale.tsx'

type ReportDeskProps = {
  header: ReactNode
  /** What the reader may do, above what the report promises; beside the reading on wide screens, before it on phones. */
  actions: ReactNode
  children: ReactNode
}

/** A report in triage: reading on the left, acts on the right. */
export function ReportTriagePanel({ header, actions, children }: ReportDeskProps) {
  const desk = useRef<HTMLDivElement>(null)
  useKeys({ step: (digit) => openStep(desk.current, digit) })
  const words = useWords(reportActWords)
  return (
    <div
      ref={desk}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_28rem]"
    >
      <div className="min-w-0 lg:col-span-2">{header}</div>
      <aside
        aria-label={words.actions}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        className="unprinted grid min-w-0 gap-6 lg:sticky lg:top-16 lg:col-start-2 lg:row-start-2 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:overscroll-contain"
      >
        {actions}
      </aside>
      <div className="grid min-w-0 gap-6 lg:col-start-1 lg:row-start-2">{children}</div>
    </div>
  )
}

/** Opens the act of that number and leads into its form. */
function openStep(desk: HTMLElement | null, digit: string): boolean {
  const act = desk?.querySelectorAll<HTMLDetailsElement>('details[data-act]')[Number(digit) - 1]
  if (!act) return false
  act.open = true
  act.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus()
  act.scrollIntoView({ block: 'nearest' })
  return true
}
