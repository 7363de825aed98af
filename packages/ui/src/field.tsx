import type { ReactNode } from 'react'
import { describedBy, FieldContext, fieldId } from './field-context.ts'
import { FieldError } from './field-error.tsx'
import { FieldLabel, type FieldMarks } from './field-label.tsx'

type FieldProps = FieldMarks & {
  name: string
  label: ReactNode
  hint?: ReactNode | undefined
  error?: string | undefined
  id?: string | undefined
  children: ReactNode
}

/** Label above, hint below, error beside; gives id, name and aria to the one control inside it. */
export function Field({ name, label, hint, error, id = fieldId(name), children, ...marks }: FieldProps) {
  const wiring = {
    id,
    name,
    required: marks.required ?? false,
    invalid: Boolean(error),
    describedBy: describedBy(id, hint, error),
  }
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="font-semibold">
        <FieldLabel {...marks}>{label}</FieldLabel>
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-[999_1_16rem]">
          <FieldContext value={wiring}>{children}</FieldContext>
        </div>
        {error && (
          <div className="flex-[1_1_14rem]">
            <FieldError id={`${id}-error`}>{error}</FieldError>
          </div>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
