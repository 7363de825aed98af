import { sendFocused, usePageKeys } from '@cakrawala/page-parts/page-keys'
import type { SidebarItem } from '@cakrawala/ui/sidebar'
import { useNavigate } from 'react-router'
import { jumpsOf } from './jumps.ts'
import { useKeys } from './use-keys.ts'
import { useLoaded } from './use-loaded.ts'

type AreaKeysProps = { sidebar: readonly SidebarItem[] }

/** The keys every page of an area has, and what they open. */
export function AreaKeys({ sidebar }: AreaKeysProps) {
  const navigate = useNavigate()
  const [sheet, openSheet] = useLoaded<AreaKeysProps>(async () => (await import('./key-sheet.tsx')).KeySheet)
  useKeys({ search: focusSearch, sheet: openSheet, send: sendFocused })
  usePageKeys(
    Object.fromEntries(jumpsOf(sidebar).map(({ to, keys }) => [`g ${keys}`, () => void navigate(to)])),
  )
  return sheet && <sheet.Part sidebar={sidebar} turn={sheet.turn} />
}

function focusSearch(): boolean {
  const field =
    document.getElementById('field-q') ?? document.querySelector<HTMLElement>('[role=search] input')
  field?.focus()
  return field !== null
}
