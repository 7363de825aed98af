import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { useControl } from './field-context.ts'

export type InputProps = Omit<ComponentProps<'input'>, 'style'>

/** One line of text; inside a Field it needs no id, name or aria of its own. */
export function TextInput({
  mono,
  className = '',
  type = 'text',
  ...rest
}: InputProps & { mono?: boolean | undefined }) {
  const wiring = useControl(rest)
  return (
    <input
      type={type}
      className={`${controlClass} ${mono ? 'font-mono' : ''} ${className}`}
      {...rest}
      {...wiring}
    />
  )
}
