import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

type FiltersProps = {
  label: string
  submitLabel: string
  resetTo?: string | undefined
  resetLabel?: string | undefined
  action?: string | undefined
  children: ReactNode
}

/** Fields that narrow a list: a GET form, so that every filtered list has an address; stays under the top bar. Six share one row. */
export function Filters({ label, submitLabel, resetTo, resetLabel, action, children }: FiltersProps) {
  return (
    <Form
      method="get"
      role="search"
      aria-label={label}
      {...(action === undefined ? {} : { action })}
      preventScrollReset
      className="filters grid grid-cols-2 items-end gap-3 bg-paper py-2 *:first:col-span-2 [&>:nth-last-child(2):nth-child(even)]:col-span-2 sm:*:first:col-span-1 sm:[&>:nth-last-child(2):nth-child(even)]:col-span-1 md:sticky md:top-14 md:z-10 md:flex md:flex-wrap md:[&>*:not(.filter-acts)]:min-w-40 md:[&>*:not(.filter-acts)]:max-w-80 md:[&>*:not(.filter-acts)]:flex-[1_1_10rem] md:has-[>:nth-child(7)]:[&>*:not(.filter-acts)]:min-w-32 md:has-[>:nth-child(7)]:[&>*:not(.filter-acts)]:basis-32 md:has-[>:nth-child(8)]:[&>:first-child:not(.filter-acts)]:min-w-66"
    >
      {children}
      <div className="filter-acts col-span-2 flex gap-2 sm:col-span-1">
        <Button>{submitLabel}</Button>
        {resetTo !== undefined && resetLabel && (
          <ButtonLink to={resetTo} variant="quiet">
            {resetLabel}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
