import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { Menu } from './menu.tsx'
import { MenuItem } from './menu-item.tsx'
import type { NavItem } from './nav-item.ts'

type AccountMenuProps = {
  label: string
  name: string
  detail?: ReactNode | undefined
  src?: string | undefined
  items: readonly NavItem[]
  /** After the links, such as the DialogTrigger for signing out. */
  children?: ReactNode | undefined
}

/** Who is signed in, and what is theirs. */
export function AccountMenu({ label, name, detail, src, items, children }: AccountMenuProps) {
  return (
    <Menu
      name={`${label}: ${name}`}
      label={
        <>
          <Avatar name={name} src={src} />
          <span className="hidden max-w-40 truncate lg:inline">{name}</span>
        </>
      }
    >
      <div className="grid border-b border-line px-3 pt-2 pb-3">
        <span className="truncate font-semibold">{name}</span>
        {detail && <span className="truncate text-xs text-ink-soft">{detail}</span>}
      </div>
      <div className="grid pt-1 [&>button]:justify-start [&>button]:gap-3 [&>button]:px-3 [&>button]:font-normal [&>button]:text-ink [&>button]:hover:bg-sunk [&>button>svg]:text-ink-soft">
        {items.map((item) => (
          <MenuItem key={item.to} to={item.to} icon={item.icon}>
            {item.label}
          </MenuItem>
        ))}
        {children}
      </div>
    </Menu>
  )
}
