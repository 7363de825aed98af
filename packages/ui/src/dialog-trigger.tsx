import type { MouseEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-class.ts'

type DialogTriggerProps = ButtonLook & {
  /** The id of the Dialog it opens. */
  dialog: string
  icon?: ReactNode | undefined
  className?: string | undefined
  children: ReactNode
}

/** Opens a Dialog: as a modal by script, as a popover without. */
export function DialogTrigger({ dialog, children, ...look }: DialogTriggerProps) {
  return (
    <Button
      type="button"
      popoverTarget={dialog}
      aria-haspopup="dialog"
      onClick={(event) => openModal(event, dialog)}
      {...look}
    >
      {children}
    </Button>
  )
}

function openModal(event: MouseEvent, id: string) {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement) || dialog.matches(':popover-open')) return
  event.preventDefault()
  if (!dialog.open) dialog.showModal()
}
