import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'

export type Crumb = { to?: string | undefined; label: string }

/** The way here; the last crumb is this page. A page has several ways of going: without a label this one is called as it begins. */
export function Breadcrumb({ label, crumbs }: { label: string | undefined; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label ?? crumbs[0]?.label} className="text-xs text-ink-soft">
      <ol className="flex flex-wrap items-center gap-1">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-1 wrap-anywhere">
            {index > 0 && <ChevronRight className="size-3 shrink-0" aria-hidden />}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="relative underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-3.5 hover:text-ink hover:underline"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
