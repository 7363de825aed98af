import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Closes a popover drawer when the page changes. */
export function useDrawer(drawer: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new page
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover()
  }, [key, drawer])
}
