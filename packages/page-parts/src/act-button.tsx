import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { SubmitButton } from './form.tsx'

type ActButtonProps = {
  intent: string
  /** What the act is about, such as a row of a table. */
  fields?: Readonly<Record<string, string>>
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'sm' | 'md'
  children: ReactNode
}

/**
 * One act without anything to type. There is no space for a sentence beside it: where it is refused,
 * `PageRefusal` shows why.
 */
export function ActButton({
  intent,
  fields = {},
  variant = 'secondary',
  size = 'md',
  children,
}: ActButtonProps) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant={variant} size={size}>
        {children}
      </SubmitButton>
    </Form>
  )
}
