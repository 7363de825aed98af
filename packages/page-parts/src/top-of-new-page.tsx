import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Opens another page at its top, also where a long form keeps its scroll position while it is answered: what
 * it leads to is another page. Going back and forth keeps the position, and an address with a fragment names
 * its own.
 */
export function TopOfNewPage() {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type !== 'POP' && hash === '') window.scrollTo(0, 0)
  }, [pathname, hash, type])
  return null
}
