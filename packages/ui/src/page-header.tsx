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
  /** At the far end of the way here; what comes late moves nothing there. */
  besideBreadcrumb?: ReactNode | undefined
  /** The subtitle beside the title where there is room, above a list that wants the height. */
  dense?: boolean | undefined
}

/** The head of a page: the way here, its title, on whom it waits, and at most one primary action. */
export function PageHeader({ title, subtitle, waiting, meta, actions, dense, ...crumbs }: PageHeaderProps) {
  return (
    <header className="grid gap-2">
      {crumbs.breadcrumb && (
        <div className="relative">
          <Breadcrumb label={crumbs.breadcrumbLabel} crumbs={crumbs.breadcrumb} />
          {crumbs.besideBreadcrumb && (
            <div className="unprinted absolute end-0 top-1/2 -translate-y-1/2">{crumbs.besideBreadcrumb}</div>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <div
          className={`grid min-w-0 flex-[1_1_20rem] gap-1 wrap-anywhere ${dense ? 'xl:flex xl:items-baseline xl:gap-4' : ''}`}
        >
          <h1 className={`text-xl ${dense ? 'xl:shrink-0' : ''}`}>{title}</h1>
          {waiting && (
            <p className="flex items-center gap-2 text-base font-medium [&>svg]:size-4">{waiting}</p>
          )}
          {subtitle && (
            <p className={`text-ink-soft ${dense ? 'xl:truncate' : 'max-w-[53ch]'}`}>{subtitle}</p>
          )}
          {meta && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1 text-ink-soft">{meta}</div>
          )}
        </div>
        {actions && <div className="unprinted actions flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}
