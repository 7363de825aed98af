import { Tabs } from '@cakrawala/ui/tabs'
import { profileTabWords } from '#i18n/profile.ts'
import { usePath, useWords } from './locale.tsx'
import { useMember } from './member-here.ts'
import { profilePlacesOf } from './profile-pages.ts'

/** The pages about the own account as tabs, right under the page's header; they follow the role of who is inside. */
export function ProfileTabs() {
  const { label, tabs } = useWords(profileTabWords)
  const path = usePath()
  const member = useMember()
  if (!member) return null
  const items = profilePlacesOf(member).map((place) => ({
    to: path(place.path),
    label: tabs[place.word],
    end: true,
  }))
  return <Tabs label={label} items={items} />
}
