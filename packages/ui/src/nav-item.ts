import type { ReactNode } from 'react'

/** One link of a menu; `to` is a ready path, `end` asks for an exact match when marking the current page. */
export type NavItem = {
  to: string
  label: string
  icon?: ReactNode | undefined
  hint?: string | undefined
  end?: boolean | undefined
  /** How much waits there, with its words for screen readers. */
  count?: ReactNode | undefined
  /** The key that leads to it. */
  keys?: string | undefined
}
