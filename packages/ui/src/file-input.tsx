import { useControl } from './field-context.ts'
import type { InputProps } from './text-input.tsx'

/** A native file picker on a dashed tray; dropping a file on it works in every browser. */
export function FileInput({ className = '', ...rest }: Omit<InputProps, 'type'>) {
  const wiring = useControl(rest)
  return (
    <input
      type="file"
      className={
        'w-full rounded border border-dashed border-line-strong bg-surface p-2 text-sm text-ink-soft ' +
        'hover:border-ink-soft aria-invalid:border-bata file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-sm ' +
        `file:bg-neutral-tint file:px-3 file:font-semibold file:text-ink ${className}`
      }
      {...rest}
      {...wiring}
    />
  )
}
