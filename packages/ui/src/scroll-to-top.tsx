import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useState } from 'react'

/** Pixels scrolled before the way back is offered. */
const scrollThreshold = 100

/** A link back to the top; there only after scrolling, always where no script runs. A landmark of its own, being outside all others. */
export function ScrollToTop({ label }: { label: string }) {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const onScroll = () => setFar(window.scrollY > scrollThreshold)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return (
    <nav aria-label={label}>
      <a
        href="#top"
        data-scroll-top
        aria-label={label}
        className={`unprinted fixed right-4 bottom-4 z-20 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink-soft shadow-float hover:text-ink noscript:visible ${
          far ? 'visible' : 'invisible'
        }`}
      >
        <ArrowUp aria-hidden className="size-4" />
      </a>
    </nav>
  )
}
