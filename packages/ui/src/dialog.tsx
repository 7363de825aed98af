import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { DialogClose } from './dialog-close.tsx'

type DialogProps = {
  id: string
  title: ReactNode
  closeLabel: string
  children: ReactNode
  footer?: ReactNode | undefined
  /** Open at once, as after an answer with errors; otherwise it closes when the page changes. */
  defaultOpen?: boolean | undefined
  wide?: boolean | undefined
}

/** A native dialog, modal by script; it is also a popover, so that it opens where no script runs. */
export function Dialog({ id, title, closeLabel, children, footer, defaultOpen = false, wide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation settles whether it is open
  useEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':modal') === defaultOpen) return
    element.close()
    if (defaultOpen) element.showModal()
  }, [defaultOpen, key])
  return (
    <dialog
      ref={dialog}
      id={id}
      popover="auto"
      aria-labelledby={`${id}-title`}
      className={`dialog ${wide ? 'dialog-wide' : ''}`}
      // The server opens it in the page; from then on the browser sets this attribute.
      open={defaultOpen || undefined}
      suppressHydrationWarning
    >
      <div className="flex items-start gap-2 px-6 pt-5">
        <h2 id={`${id}-title`} className="min-w-0 flex-1 text-lg wrap-anywhere">
          {title}
        </h2>
        <DialogClose dialog={id} aria-label={closeLabel} size="icon" className="-mt-1 -mr-3">
          <X aria-hidden />
        </DialogClose>
      </div>
      <div className="px-6 pt-2 pb-6">{children}</div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">{footer}</div>
      )}
    </dialog>
  )
}
