import { type ReactNode, useId } from 'react'

type FormSectionProps = {
  number?: number | undefined
  title: ReactNode
  hint?: ReactNode | undefined
  children: ReactNode
}

/**
 * A numbered part of a long form: what it is about on the left, its fields on the right; above them on narrow screens.
 */
export function FormSection({ number, title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="@container border-line pb-6 [section~&]:border-t [section~&]:pt-6"
    >
      <div className="grid gap-x-8 gap-y-4 @3xl:grid-cols-[16rem_1fr]">
        <div className="grid content-start gap-1">
          <h2 id={id} className="flex gap-2 text-base">
            {number !== undefined && <span className="text-ink-soft tabular-nums">{number}</span>}
            {title}
          </h2>
          {hint && <p className="text-ink-soft">{hint}</p>}
        </div>
        <div className="grid min-w-0 content-start gap-5">{children}</div>
      </div>
    </section>
  )
}
