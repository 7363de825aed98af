import X from 'lucide-react/icons/x'

type DrawerCloseProps = { drawer: string; label: string; className: string }

/** Closes a popover drawer. */
export function DrawerClose({ drawer, label, className }: DrawerCloseProps) {
  return (
    <button
      type="button"
      popoverTarget={drawer}
      popoverTargetAction="hide"
      aria-label={label}
      className={`grid size-11 shrink-0 place-items-center rounded text-ink-soft hover:bg-sunk ${className}`}
    >
      <X aria-hidden className="size-5" />
    </button>
  )
}
