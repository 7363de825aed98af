import { useLoaderData } from 'react-router'
import { notificationWords } from '#i18n/notifications.ts'
import { act, load } from '#web/http/open.ts'
import {
  actOnNoticeChoices,
  noticeChoiceFacts,
  storedNoticeChoices,
} from '#web/parts/notice/notice-choice-acts.server.ts'
import { NoticeChoicesPage } from '#web/parts/notice/notice-choices-page.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { useArea } from '#web/parts/use-area.ts'

export const meta = pageTitle(notificationWords, (words) => words.choices.title)
export const loader = load(noticeChoiceFacts)
export const action = act(actOnNoticeChoices, storedNoticeChoices)

export default function NotificationSettings() {
  return (
    <NoticeChoicesPage here={`/${useArea()}/notifications/settings`} {...useLoaderData<typeof loader>()} />
  )
}
