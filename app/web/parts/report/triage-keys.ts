import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keys of a desk: a digit opens the act of that number and leads into its form, Ctrl+Enter (or ⌘+Enter) sends the form one
 * writes in. Everything also works by pointer and by Tab.
 */
export function useTriageKeys(): RefObject<HTMLDivElement | null> {
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
