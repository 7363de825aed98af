import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { useControl } from './field-context.ts'

type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

type SelectProps = Omit<ComponentProps<'select'>, 'style'> & {
  options?: readonly SelectOption[] | undefined
  placeholder?: string | undefined
}

/** A native select; `placeholder` becomes a first option with an empty value. */
export function Select({ options = [], placeholder, className = '', children, ...rest }: SelectProps) {
  const wiring = useControl(rest)
  return (
    <span className={`relative block ${className}`}>
      <select className={`${controlClass} appearance-none truncate pr-8`} {...rest} {...wiring}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
