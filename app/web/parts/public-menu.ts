import type { NavItem } from '@cakrawala/ui/nav-item'
import { navigationWords } from '#i18n/navigation.ts'
import { usePath, useWords } from './locale.tsx'
import { publicMenu } from './menus.ts'

type MenuGroup = { key: string; label: string; items: NavItem[] }

/** The groups of the public menu (specification §2) in the reader's language. */
export function usePublicMenu(): MenuGroup[] {
  const { groups, links: names } = useWords(navigationWords)
  const path = usePath()
  return publicMenu.map(({ key, links }) => ({
    key,
    label: groups[key],
    items: links.map(({ path: to, word }) => ({ to: path(to), ...names[word] })),
  }))
}
