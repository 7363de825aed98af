import type { ReactNode } from 'react'
import { describedBy, fieldId } from './field-context.ts'
import { FieldError } from './field-error.tsx'
import type { InputProps } from './text-input.tsx'

type CheckboxProps = Omit<InputProps, 'type' | 'name' | 'id'> & {
  name: string
  label: ReactNode
  hint?: ReactNode | undefined
  error?: string | undefined
  id?: string | undefined
}

/** One yes-or-no with its own label; used alone, without a Field. */
export function Checkbox({
  name,
  label,
  hint,
  error,
  id = fieldId(name),
  className,
  ...rest
}: CheckboxProps) {
  return (
    <div className={`grid gap-1 ${className ?? ''}`}>
      <label className="flex min-h-11 items-center gap-3 md:min-h-6 md:items-start">
        <input
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className="size-5 shrink-0"
          {...rest}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-8 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <div className="pl-8">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
