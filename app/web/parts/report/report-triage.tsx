import type { ReactNode } from 'react'
import { reportActWords } from '#i18n/report-acts.ts'
import { useWords } from '../locale.tsx'
import { useTriageKeys } from './triage-keys.ts'

type ReportDeskProps = {
  header: ReactNode
  /** What the reader may do, above what the report promises; beside the reading on wide screens, before it on phones. */
  actions: ReactNode
  children: ReactNode
}

/** A report on the desk of those who work on it: reading on the left, acts on the right. */
export function ReportTriagePanel({ header, actions, children }: ReportDeskProps) {
  const desk = useTriageKeys()
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
