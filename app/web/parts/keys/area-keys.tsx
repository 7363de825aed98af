import { sendFocused, usePageKeys } from '@cakrawala/page-parts/page-keys'
import type { SidebarItem } from '@cakrawala/ui/sidebar'
import { type ComponentType, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Area } from '../area-of.ts'
import { jumpsOf } from './jumps.ts'
import { useKeys } from './use-keys.ts'

/** What keys open over a page of an area; loaded when it is first opened. */
export type Overlay = ComponentType<{ area: Area; sidebar: readonly SidebarItem[]; closed: () => void }>

const overlays = {
  sheet: async () => (await import('./key-sheet.tsx')).KeySheet,
  palette: async () => (await import('./palette.tsx')).Palette,
} satisfies Record<string, () => Promise<Overlay>>

/** The keys every page of an area has, and what they open. */
export function AreaKeys({ area, sidebar }: { area: Area; sidebar: readonly SidebarItem[] }) {
  const navigate = useNavigate()
  const [Shown, show] = useState<Overlay | null>(null)
  const closed = useCallback(() => show(null), [])
  const open = (name: keyof typeof overlays) => void overlays[name]().then((part) => show(() => part))
  useKeys({
    ...{ palette: () => open('palette'), sheet: () => open('sheet') },
    ...{ search: focusSearch, send: sendFocused },
  })
  usePageKeys(
    Object.fromEntries(jumpsOf(sidebar).map(({ to, keys }) => [`g ${keys}`, () => void navigate(to)])),
  )
  return Shown && <Shown area={area} sidebar={sidebar} closed={closed} />
}

function focusSearch(): boolean {
  const field =
    document.getElementById('field-q') ?? document.querySelector<HTMLElement>('[role=search] input')
  field?.focus()
  return field !== null
}
