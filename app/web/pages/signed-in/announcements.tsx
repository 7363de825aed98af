import { useLoaderData } from 'react-router'
import { announcementWords } from '#i18n/announcements.ts'
import { act, load } from '#web/http/open.ts'
import { actOnBanner, eventFactsText } from '#web/parts/announcement/announcement-acts.server.ts'
import { AnnouncementsPage } from '#web/parts/announcement/announcements-page.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { useArea } from '#web/parts/use-area.ts'

export const meta = pageTitle(announcementWords, (words) => words.title)
export const loader = load(eventFactsText)
export const action = act(actOnBanner)

export default function Announcements() {
  return <AnnouncementsPage area={useArea()} {...useLoaderData<typeof loader>()} />
}
