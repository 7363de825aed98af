import type { SidebarItem } from '@cakrawala/ui/sidebar'

/** The entries of a menu a key leads to. */
export function jumpsOf(sidebar: readonly SidebarItem[]): { to: string; label: string; keys: string }[] {
  const entries = sidebar.flatMap((item) => [item, ...(item.items ?? [])])
  return entries.flatMap(({ to, label, keys }) => (keys === undefined ? [] : [{ to, label, keys }]))
}
