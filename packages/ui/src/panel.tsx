import { type ReactNode, useId } from 'react'

type PanelProps = {
  title?: ReactNode | undefined
  subtitle?: ReactNode | undefined
  actions?: ReactNode | undefined
  footer?: ReactNode | undefined
  /** Without padding, for a table that reaches the edges. */
  flush?: boolean | undefined
  id?: string | undefined
  children: ReactNode
}

/** A titled part of a dashboard page. */
export function Panel({ title, subtitle, actions, footer, flush, id, children }: PanelProps) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={title ? heading : undefined}
      className="min-w-0 overflow-clip rounded border border-line bg-surface"
    >
      {(title || actions) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
          <div className="grid min-h-8 min-w-0 flex-[1_1_12rem] content-center">
            <h2 id={heading} className="text-sm">
              {title}
            </h2>
            {subtitle && <p className="text-xs text-ink-soft">{subtitle}</p>}
          </div>
          {actions && <div className="actions flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      <div className={flush ? '' : 'p-4'}>{children}</div>
      {footer && <div className="border-t border-line px-4 py-2">{footer}</div>}
    </section>
  )
}
