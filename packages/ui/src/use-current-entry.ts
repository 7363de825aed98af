import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls the current entry of a long menu into view: on every page, and when the menu opens as a drawer. A menu that was
 * scrolled before the scripts ran stays: a press that has begun there would end on another entry. @returns the list that
 * scrolls
 */
export function useCurrentEntry(drawer: RefObject<HTMLElement | null>): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const show = () => showCurrentEntry(list.current)
    const menu = drawer.current
    const scrolledBefore = shown.current === null && (list.current?.scrollTop ?? 0) > 0
    if (!scrolledBefore) show()
    shown.current = pathname
    menu?.addEventListener('toggle', show)
    return () => menu?.removeEventListener('toggle', show)
  }, [pathname, drawer])
  return list
}

/** Moves the menu alone: the page stays where its reader is. */
function showCurrentEntry(list: HTMLElement | null): void {
  const places = Array.from(list?.querySelectorAll('[aria-current=page]') ?? [])
  const open = places.findLast((place) => place.getClientRects().length > 0)
  if (!list || !open) return
  const [frame, place] = [list.getBoundingClientRect(), open.getBoundingClientRect()]
  if (place.top >= frame.top && place.bottom <= frame.bottom) return
  list.scrollTop += place.top - frame.top - (frame.height - place.height) / 2
}
