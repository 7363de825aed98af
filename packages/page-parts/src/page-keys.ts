import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** What a key does; `false` leaves it to the browser. */
export type KeyAct = (pressed: string) => unknown

/**
 * Acts by what is pressed: `j`, `g r` for two keys one after the other, `Control+k` with Ctrl or ⌘. Keys alone are no
 * acts while a person types or a dialog is open, none is while another page is on its way.
 */
export type KeyActs = Readonly<Record<string, KeyAct>>

const pairMs = 1_500
const registered = new Set<{ current: KeyActs }>()
let first: { key: string; at: number } | null = null

/** Registers the acts of a part of the page as long as it is shown. */
export function usePageKeys(acts: KeyActs): void {
  const idle = useNavigation().state === 'idle'
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    if (!idle) return
    if (registered.size === 0) document.addEventListener('keydown', onKey)
    registered.add(latest)
    return () => {
      registered.delete(latest)
      if (registered.size === 0) document.removeEventListener('keydown', onKey)
    }
  }, [idle])
}

/** What may be pressed on this page now. */
export function pressable(): Set<string> {
  return new Set([...registered].flatMap(({ current }) => Object.keys(current)))
}

/** Does what these keys do, for buttons that do the same. */
export function press(keys: string): boolean {
  for (const { current } of [...registered].toReversed()) {
    const act = current[keys]
    if (act && act(keys) !== false) return true
  }
  return false
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const pressed = pressedOf(event)
  if (pressed === null || (!pressed.startsWith('Control+') && isTaken(event.target))) return
  const before = first && Date.now() - first.at < pairMs ? `${first.key} ` : ''
  first = null
  if ((before && press(before + pressed)) || press(pressed)) event.preventDefault()
  else if ([...pressable()].some((keys) => keys.startsWith(`${pressed} `)))
    first = { key: pressed, at: Date.now() }
}

/** Null for keys with modifiers that none of ours has. Shift makes a letter another key, but belongs to signs such as `?`. */
function pressedOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string | null {
  const lower = key.toLowerCase()
  if (altKey || (shiftKey && (ctrlKey || metaKey || lower !== key.toUpperCase()))) return null
  return ctrlKey || metaKey ? `Control+${lower}` : lower
}

function isTaken(target: EventTarget | null): boolean {
  return isTyping(target) || document.querySelector('dialog:modal') !== null
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}

/** Sends the form around what is in focus, by its own button: the one in focus, or its first one. */
export function sendFocused(): boolean {
  const { activeElement } = document
  const form = formOf(activeElement)
  if (!form) return false
  const senders = [...form.elements].filter(
    (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit',
  )
  const sender = senders.find((one) => one === activeElement) ?? senders[0]
  if (sender?.disabled || sender?.ariaDisabled === 'true') return true
  form.requestSubmit(sender)
  return true
}

function formOf(element: Element | null): HTMLFormElement | null {
  return element && 'form' in element && element.form instanceof HTMLFormElement
    ? element.form
    : (element?.closest('form') ?? null)
}
