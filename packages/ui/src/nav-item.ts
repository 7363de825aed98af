import type { ReactNode } from 'react'

/** One link of a menu; `to` is a ready path, `end` asks for an exact match when marking the current page. */
export type NavItem = {
  to: string
  label: string
  icon?: ReactNode | undefined
  hint?: string | undefined
  end?: boolean | undefined
  /** The key that leads to it. */
  keys?: string | undefined
}
