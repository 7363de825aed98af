import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogClose } from './dialog-close.tsx'

type LogoutDialogProps = {
  id: string
  action: string
  title: ReactNode
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  /** Hidden inputs of the form. */
  fields?: ReactNode | undefined
  children: ReactNode
}

/** Asks before signing out; a DialogTrigger with the same id opens it. */
export function LogoutDialog({ id, action, title, children, fields, ...labels }: LogoutDialogProps) {
  return (
    <Dialog id={id} title={title} closeLabel={labels.closeLabel}>
      <div className="text-ink-soft">{children}</div>
      <Form method="post" action={action} className="mt-6 flex flex-wrap justify-end gap-2">
        {fields}
        <DialogClose dialog={id}>{labels.cancelLabel}</DialogClose>
        <Button variant="primary">{labels.confirmLabel}</Button>
      </Form>
    </Dialog>
  )
}
