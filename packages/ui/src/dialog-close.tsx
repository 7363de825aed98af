import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-class.ts'

type DialogCloseProps = ButtonLook & {
  /** The id of the Dialog it closes. */
  dialog: string
  className?: string | undefined
  'aria-label'?: string | undefined
  children: ReactNode
}

/** Closes a Dialog without doing anything else. */
export function DialogClose({
  dialog,
  variant = 'quiet',
  className = '',
  children,
  ...rest
}: DialogCloseProps) {
  return (
    <Button
      type="button"
      variant={variant}
      popoverTarget={dialog}
      popoverTargetAction="hide"
      onClick={(event) => event.currentTarget.closest('dialog')?.close()}
      className={`dialog-close ${className}`}
      {...rest}
    >
      {children}
    </Button>
  )
}
