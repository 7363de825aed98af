import { useKeys } from './use-keys.ts'

/** Keys of a list: the next and the previous row, and taking the row one is on (its form with `data-key="c"`). */
export function useQueueKeys(): void {
  useKeys({ next: () => step(1), previous: () => step(-1), take })
}

function step(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const here = rows.findIndex((row) => row.contains(document.activeElement))
  const link = rows[Math.max(0, here + by)]?.querySelector<HTMLElement>('a')
  link?.focus()
  return link != null
}

function take(): boolean {
  const row = document.activeElement?.closest('[data-row]')
  const form = row?.querySelector<HTMLFormElement>('form[data-key=c]')
  form?.requestSubmit()
  return form != null
}
