import { useContext } from 'react'
import { settingKeys } from '#domain/setting/setting.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { profileTabWords } from '#i18n/profile.ts'
import { settingWords } from '#i18n/settings.ts'
import type { Area } from './area-of.ts'
import { usePath, useWords } from './locale.tsx'
import { MenuHere, useMember } from './member-here.ts'
import type { PageHere } from './page-names.ts'
import { profilePlacesOf } from './profile-pages.ts'

/** The pages of an area that this person may go to: of the menu, of the account, for the team its settings. */
export function usePagesHere(area: Area): PageHere[] {
  const [menu, member, path] = [useContext(MenuHere), useMember(), usePath()]
  const tabs = useWords(profileTabWords)
  const settings = useWords(settingWords)
  const { title } = useWords(notificationWords)
  const entries = [
    ...menu.flatMap(({ to, label, items = [] }) => [
      { path: to, label, within: null },
      ...items.map((item) => ({ path: item.to, label: item.label, within: label })),
    ]),
    { path: path(`/${area}/notifications`), label: title, within: null },
    ...(member ? profilePlacesOf(member) : []).map((place) => ({
      ...{ path: path(place.path), label: tabs.tabs[place.word], within: tabs.label },
    })),
    ...(area === 'hello' ? settingKeys : []).map((key) => ({
      ...{ path: path(`/hello/settings/${key}`), label: settings.keys[key].name, within: settings.title },
    })),
  ]
  // A group of the menu leads to its first page: that one is named.
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()]
}
