import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { useControl } from './field-context.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'style'> & { mono?: boolean | undefined }

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ mono, className = '', rows = 5, ...rest }: TextAreaProps) {
  const wiring = useControl(rest)
  return (
    <textarea
      rows={rows}
      className={`${controlClass} field-sizing-content wrap-anywhere min-h-24 md:min-h-24 md:py-2 ${mono ? 'font-mono' : ''} ${className}`}
      {...rest}
      {...wiring}
    />
  )
}
