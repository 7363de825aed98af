import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { reportActWords } from '#i18n/report-acts.ts'
import { useWords } from '../locale.tsx'

type ReportDeskProps = {
  header: ReactNode
  /** What the reader may do, above what the report promises; beside the reading on wide screens, before it on phones. */
  actions: ReactNode
  children: ReactNode
}

/** A report in triage: reading on the left, acts on the right. */
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

/**
 * Keys of triage: a digit opens the act of that number and leads into its form, Ctrl+Enter (or ⌘+Enter) sends the form
 * one writes in. Everything also works by pointer and by Tab.
 */
function useTriageKeys(): RefObject<HTMLDivElement | null> {
  const desk = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      if (event.ctrlKey || event.metaKey) sendOn(event)
      else openOn(event, desk.current)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return desk
}

function sendOn(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  event.target.form?.requestSubmit()
}

function openOn(event: KeyboardEvent, desk: HTMLElement | null): void {
  if (!/^[1-9]$/.test(event.key) || isTyping(event.target)) return
  const act = desk?.querySelectorAll<HTMLDetailsElement>('details[data-act]')[Number(event.key) - 1]
  if (!act) return
  event.preventDefault()
  act.open = true
  const first = act.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')
  first?.focus()
  act.scrollIntoView({ block: 'nearest' })
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}
