import { useLoaderData } from 'react-router'
import { notificationWords } from '#i18n/notifications.ts'
import { act, load } from '#web/http/open.ts'
import { actOnNotices, noticeFacts } from '#web/parts/notice/notice-acts.server.ts'
import { NoticesPage } from '#web/parts/notice/notices-page.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { useArea } from '#web/parts/use-area.ts'

export const meta = pageTitle(notificationWords, (words) => words.title)
export const loader = load(noticeFacts)
export const action = act(actOnNotices)

export default function Notifications() {
  return <NoticesPage area={useArea()} {...useLoaderData<typeof loader>()} />
}
