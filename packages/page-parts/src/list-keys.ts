import { useEffect } from 'react'

/** The id of the dialog that lists the keys of a list; `?` opens it where there is one. */
export const queueHelp = 'queue-keys'

/**
 * Keys of a list: `/` leads to its search or else to that of the area, `j` and `k` to the next and the
 * previous row, `c` takes the row one is on (its form with `data-key="c"`), `?` lists the keys.
 */
export function useQueueKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return
      const act = actOf(event.key)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function actOf(key: string): (() => void) | null {
  if (key === '?') return helpOf(document.getElementById(queueHelp))
  const row = document.activeElement?.closest('tr[data-row]')
  const form = row?.querySelector<HTMLFormElement>('form[data-key=c]')
  if (key === 'c') return form ? () => form.requestSubmit() : null
  const place = placeOf(key)
  return place ? () => place.focus() : null
}

function helpOf(dialog: HTMLElement | null): (() => void) | null {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return null
  return () => dialog.showModal()
}

function placeOf(key: string): HTMLElement | null | undefined {
  if (key === '/') return document.getElementById('field-q') ?? document.querySelector('[role=search] input')
  if (key !== 'j' && key !== 'k') return null
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row]')]
  const here = rows.findIndex((row) => row.contains(document.activeElement))
  const next = key === 'j' ? here + 1 : Math.max(0, here - 1)
  return rows[next]?.querySelector<HTMLElement>('a')
}
