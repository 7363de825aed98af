import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetOthers, keyOf, readKept, writeKept } from './kept-text.ts'
import { useParts } from './parts-context.ts'

type Control = HTMLTextAreaElement | HTMLInputElement
type Form = { intent: string; kept: boolean; refused: boolean }

/**
 * Keeps what a signed-in person types into a form until it is sent, and puts it back where they come back to it.
 * @returns whether it was put back, and what takes it away again
 */
export function useKeptText(place: RefObject<HTMLFormElement | null>, { intent, kept, refused }: Form) {
  const { account, fields } = useParts().keptText
  const page = useLocation().pathname
  const [restored, setRestored] = useState(false)
  const key = account !== null && kept ? keyOf(account, page, intent) : null
  useEffect(() => {
    const form = place.current
    if (!form || !key || account === null) return
    forgetOthers(account)
    const controls = () => textsOf(form, fields)
    if (!refused && putBack(controls(), readKept(key, Date.now()))) setRestored(true)
    const write = () => writeKept(key, typedIn(controls()), Date.now())
    // What is refused comes back with the answer, and is kept again.
    if (refused) write()
    const sent = () => writeKept(key, {}, Date.now())
    form.addEventListener('input', write)
    form.addEventListener('submit', sent)
    return () => {
      form.removeEventListener('input', write)
      form.removeEventListener('submit', sent)
    }
  }, [place, key, account, fields, refused])
  const discard = () => {
    if (place.current) for (const one of textsOf(place.current, fields)) setValue(one, one.defaultValue)
    if (key) writeKept(key, {}, Date.now())
    setRestored(false)
  }
  return { restored, discard }
}

/** Texts of several lines, and the lines the application names; never addresses and passwords. */
function textsOf(form: HTMLFormElement, names: RegExp): Control[] {
  return [...form.elements].filter((one): one is Control => {
    if (one instanceof HTMLTextAreaElement) return !/address|password/.test(one.name + one.autocomplete)
    return one instanceof HTMLInputElement && one.type === 'text' && names.test(one.name)
  })
}

function typedIn(controls: readonly Control[]): Record<string, string> {
  const changed = controls.filter(({ value, defaultValue }) => value !== defaultValue)
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]))
}

/** @returns whether anything was put back: a field that holds something else already keeps it */
function putBack(controls: readonly Control[], kept: Record<string, string> | null): boolean {
  const empty = controls.filter(
    ({ name, value, defaultValue }) => value === defaultValue && (kept?.[name] ?? value) !== value,
  )
  for (const control of empty) setValue(control, kept![control.name]!)
  return empty.length > 0
}

/** As if it were typed, so that scripts that follow a field see it. */
function setValue(control: Control, value: string): void {
  const own = Object.getPrototypeOf(control) as Control
  Object.getOwnPropertyDescriptor(own, 'value')!.set!.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
