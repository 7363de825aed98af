import { PanelMenu } from '@cakrawala/ui/panel-menu'
import { Toast } from '@cakrawala/ui/toast'
import BellRing from 'lucide-react/icons/bell'
import { useFetcher } from 'react-router'
import { frameWords } from '#i18n/frame.ts'
import { notificationWords } from '#i18n/notifications.ts'
import type { BellFacts } from '#web/http/notices.ts'
import { useLive } from '../live/use-live.ts'
import { L, usePath, useWords } from '../locale.tsx'
import { NoticeLink } from '../notice/notice-line.tsx'

type BellProps = { area: string; username: string; bell: BellFacts }

/** The bell of an area: how many news are unread, the latest ones, and the way to all of them. */
export function Bell({ area, username, bell }: BellProps) {
  const { unread, latest, toast } = useLive(bell, username)
  const words = useWords(notificationWords)
  const page = usePath()(`/${area}/notifications`)
  const count = unread > 99 ? words.many : String(unread)
  return (
    <>
      <PanelMenu
        name={unread > 0 ? words.bell({ unread: count }) : words.bellNone}
        icon={<BellRing aria-hidden />}
        count={unread > 0 ? count : null}
      >
        <div className="flex items-center justify-between gap-2 border-b border-line px-4 py-2">
          <p className="font-semibold">{words.latest}</p>
          {unread > 0 && latest[0] && <ReadAll page={page} upTo={latest[0].id} />}
        </div>
        {latest.length === 0 ? (
          <p className="px-4 py-6 text-ink-soft">{words.empty.title}</p>
        ) : (
          <ul className="grid divide-y divide-line">
            {latest.map((notice) => (
              <li key={notice.id} className="px-4 py-3">
                <NoticeLink notice={notice} page={page} />
              </li>
            ))}
          </ul>
        )}
        <div className="flex justify-between gap-2 border-t border-line px-4 py-2 font-semibold text-samudra-text">
          <L to={`/${area}/notifications`} className="py-2 hover:underline md:py-1">
            {words.all}
          </L>
          <L to={`/${area}/notifications/settings`} className="py-2 hover:underline md:py-1">
            {words.settings}
          </L>
        </div>
      </PanelMenu>
      {toast && <NewsToast key={toast.id} toast={toast} page={page} />}
    </>
  )
}

function ReadAll({ page, upTo }: { page: string; upTo: string }) {
  const { readAll } = useWords(notificationWords)
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={page}>
      <input type="hidden" name="intent" value="seen_all" />
      <input type="hidden" name="upTo" value={upTo} />
      <button
        type="submit"
        className="min-h-11 text-xs font-semibold text-samudra-text hover:underline md:min-h-6"
      >
        {readAll}
      </button>
    </fetcher.Form>
  )
}

function NewsToast({ toast, page }: { toast: BellFacts['latest'][number]; page: string }) {
  const { news } = useWords(notificationWords)
  const { close } = useWords(frameWords)
  return (
    <Toast title={news} closeLabel={close}>
      <NoticeLink notice={toast} page={page} plain />
    </Toast>
  )
}
