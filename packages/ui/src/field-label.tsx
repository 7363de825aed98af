import type { ReactNode } from 'react'

export type FieldMarks = {
  required?: boolean | undefined
  requiredLabel?: string | undefined
  optionalLabel?: string | undefined
}

/** The words of a label with its mark: a star read out as `requiredLabel`, or the word for optional. */
export function FieldLabel({
  children,
  required,
  requiredLabel,
  optionalLabel,
}: FieldMarks & { children: ReactNode }) {
  return (
    <>
      {children}
      {required && (
        <span className="text-bata-text" title={requiredLabel}>
          <span aria-hidden> *</span>
          {requiredLabel && <span className="sr-only"> ({requiredLabel})</span>}
        </span>
      )}
      {!required && optionalLabel && <span className="font-normal text-ink-soft"> ({optionalLabel})</span>}
    </>
  )
}
