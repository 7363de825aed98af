import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'

type PanelProps = {
  title?: ReactNode | undefined
  subtitle?: ReactNode | undefined
  actions?: ReactNode | undefined
  footer?: ReactNode | undefined
  /** Without padding, for a table that reaches the edges. */
  flush?: boolean | undefined
  /** Shows the title alone, with this beside it, until it is opened. */
  fold?: ReactNode | undefined
  /** Whether a folded one is open when the page comes. */
  open?: boolean | undefined
  id?: string | undefined
  children: ReactNode
}

/** A titled part of a dashboard page. */
export function Panel({ title, subtitle, actions, footer, flush, fold, open, id, children }: PanelProps) {
  const heading = useId()
  const name = (
    <h2 id={heading} className="text-sm">
      {title}
    </h2>
  )
  const body = <div className={flush ? '' : 'p-4'}>{children}</div>
  return (
    <section
      id={id}
      aria-labelledby={title ? heading : undefined}
      className="min-w-0 overflow-clip rounded border border-line bg-surface"
    >
      {fold !== undefined ? (
        <Fold name={name} beside={fold} open={open}>
          {body}
        </Fold>
      ) : (
        <>
          {(title || actions) && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
              <div className="grid min-h-8 min-w-0 flex-[1_1_12rem] content-center">
                {name}
                {subtitle && <p className="text-xs text-ink-soft">{subtitle}</p>}
              </div>
              {actions && <div className="actions flex flex-wrap items-center gap-2">{actions}</div>}
            </div>
          )}
          {body}
        </>
      )}
      {footer && <div className="border-t border-line px-4 py-2">{footer}</div>}
    </section>
  )
}

type FoldProps = { name: ReactNode; beside: ReactNode; open?: boolean | undefined; children: ReactNode }

function Fold({ name, beside, open, children }: FoldProps) {
  return (
    <details open={open} className="group/panel">
      <summary className="flex min-h-11 items-center gap-3 px-4 py-2 hover:bg-sunk md:min-h-10">
        {name}
        <span className="ml-auto min-w-0 truncate text-ink-soft">{beside}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft group-open/panel:rotate-180" />
      </summary>
      <div className="border-t border-line">{children}</div>
    </details>
  )
}
