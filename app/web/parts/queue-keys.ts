import { useEffect } from 'react'

/** Keys of a list: `/` leads to the search, `j` and `k` to the next and the previous row. */
export function useQueueKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return
      const place = placeOf(event.key)
      if (!place) return
      event.preventDefault()
      place.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function placeOf(key: string): HTMLElement | null | undefined {
  if (key === '/') return document.getElementById('field-q')
  if (key !== 'j' && key !== 'k') return null
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row]')]
  const here = rows.findIndex((row) => row.contains(document.activeElement))
  const next = key === 'j' ? here + 1 : Math.max(0, here - 1)
  return rows[next]?.querySelector<HTMLElement>('a')
}
