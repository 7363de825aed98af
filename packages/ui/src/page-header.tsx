import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'

type PageHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode | undefined
  /** On whom this page waits: always the second thing one sees. */
  waiting?: ReactNode | undefined
  meta?: ReactNode | undefined
  actions?: ReactNode | undefined
  breadcrumb?: readonly Crumb[] | undefined
  breadcrumbLabel?: string | undefined
}

/** The head of a page: the way here, its title, on whom it waits, and at most one primary action. */
export function PageHeader({ title, subtitle, waiting, meta, actions, ...crumbs }: PageHeaderProps) {
  return (
    <header className="grid gap-2">
      {crumbs.breadcrumb && <Breadcrumb label={crumbs.breadcrumbLabel} crumbs={crumbs.breadcrumb} />}
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <div className="grid min-w-0 flex-[1_1_20rem] gap-1 wrap-anywhere">
          <h1 className="text-xl">{title}</h1>
          {waiting && (
            <p className="flex items-center gap-2 text-base font-medium [&>svg]:size-4">{waiting}</p>
          )}
          {subtitle && <p className="max-w-[53ch] text-ink-soft">{subtitle}</p>}
          {meta && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1 text-ink-soft">{meta}</div>
          )}
        </div>
        {actions && <div className="unprinted actions flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}
