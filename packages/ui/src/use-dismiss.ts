import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Closes an open <details> on a press outside, on Escape and, unless it `stays`, when the page changes. */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>, stays = false): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new page
  useEffect(() => {
    if (details.current && !stays) details.current.open = false
  }, [key, details])
  useEffect(() => {
    const onPress = (event: Event) => {
      const menu = details.current
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      const menu = details.current
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [details])
}
