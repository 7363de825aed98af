import type { ReactNode } from 'react'
import { describedBy, fieldId } from './field-context.ts'
import { FieldError } from './field-error.tsx'
import { FieldLabel, type FieldMarks } from './field-label.tsx'
import { RadioCard, type RadioOption } from './radio-card.tsx'

type RadioGroupProps = FieldMarks & {
  name: string
  legend: ReactNode
  options: readonly RadioOption[]
  defaultValue?: string | undefined
  hint?: ReactNode | undefined
  error?: string | undefined
  columns?: 1 | 2 | 3 | 4 | undefined
  onChange?: ((value: string) => void) | undefined
}

const grids = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const

/** One choice of few, each as a card with its own explanation; used alone, without a Field. */
export function RadioGroup({ name, legend, options, hint, error, columns = 1, ...rest }: RadioGroupProps) {
  const { defaultValue, onChange, ...marks } = rest
  const id = fieldId(name)
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={describedBy(id, hint, error)}>
      <legend className="float-left font-semibold">
        <FieldLabel {...marks}>{legend}</FieldLabel>
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <div className={`clear-both grid gap-2 ${grids[columns]}`}>
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            option={option}
            checked={option.value === defaultValue}
            required={marks.required}
            invalid={Boolean(error)}
            onChoose={onChange}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
