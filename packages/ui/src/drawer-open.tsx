import MenuSign from 'lucide-react/icons/menu'

type DrawerOpenProps = { drawer: string; label: string; className: string }

/** Opens a popover drawer. */
export function DrawerOpen({ drawer, label, className }: DrawerOpenProps) {
  return (
    <button
      type="button"
      popoverTarget={drawer}
      aria-label={label}
      className={`grid size-11 shrink-0 place-items-center rounded text-ink hover:bg-sunk ${className}`}
    >
      <MenuSign aria-hidden className="size-5" />
    </button>
  )
}
