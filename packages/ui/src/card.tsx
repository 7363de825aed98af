import type { ReactNode } from 'react'
import { Link } from 'react-router'

type CardProps = { children: ReactNode; to?: string | undefined; className?: string | undefined }

/** A quiet surface; with `to` the whole of it is one link. */
export function Card({ children, to, className = 'grid gap-3' }: CardProps) {
  const look = `min-w-0 rounded border border-line bg-surface p-4 ${className}`
  if (to === undefined) return <div className={look}>{children}</div>
  return (
    <Link to={to} className={`${look} transition-colors hover:border-samudra`}>
      {children}
    </Link>
  )
}
