import { type ReactNode, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'

type Tab = {
  to: string
  label: string
  count?: ReactNode | undefined
  /** Say it where tabs differ by query; left out, the path decides. */
  current?: boolean | undefined
  end?: boolean | undefined
}

const look =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 border-transparent px-3 font-medium text-ink-soft hover:text-ink ' +
  'md:min-h-10 aria-[current=page]:border-samudra aria-[current=page]:font-semibold aria-[current=page]:text-samudra-text'

/**
 * Pages of one subject, as links; scrolls sideways on phones, to the current one, and wraps where rows fit, unless `oneLine`
 * keeps the height for a list.
 */
export function Tabs({
  label,
  items,
  oneLine = false,
}: {
  label: string
  items: readonly Tab[]
  oneLine?: boolean
}) {
  const nav = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has another tab open
  useEffect(() => showOpenTab(nav.current), [key])
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="unprinted overflow-x-auto overflow-y-clip border-b border-line [scrollbar-width:none]"
    >
      <ul className={`-mb-px flex min-w-max ${oneLine ? '' : 'md:min-w-0 md:flex-wrap'}`}>
        {items.map((tab) => (
          <li key={tab.to}>{tabLink(tab)}</li>
        ))}
      </ul>
    </nav>
  )
}

/** Moves the row alone: the page stays where its reader is. */
function showOpenTab(nav: HTMLElement | null): void {
  const open = nav?.querySelector('[aria-current=page]')
  if (!nav || !open) return
  const [row, tab] = [nav.getBoundingClientRect(), open.getBoundingClientRect()]
  nav.scrollLeft += tab.left - row.left - (row.width - tab.width) / 2
}

function tabLink({ to, label, count, current, end }: Tab) {
  const content = (
    <>
      {label}
      {count !== undefined && (
        <span className="rounded-sm bg-neutral-tint px-1 text-xs text-ink-soft tabular-nums">{count}</span>
      )}
    </>
  )
  if (current === undefined) {
    return (
      <NavLink to={to} end={end ?? false} className={look}>
        {content}
      </NavLink>
    )
  }
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} className={look} preventScrollReset>
      {content}
    </Link>
  )
}
