import { controlClass } from './control-class.ts'
import { useControl } from './field-context.ts'
import type { InputProps } from './text-input.tsx'

/** Whole rupiah: the prefix is drawn, the value is what the person types (dots allowed, parsed by the server). */
export function MoneyInput({ className = '', ...rest }: InputProps) {
  const wiring = useControl(rest)
  return (
    <span className={`relative block ${className}`}>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-soft"
      >
        Rp
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={`${controlClass} pl-10 text-right`}
        {...rest}
        {...wiring}
      />
    </span>
  )
}
