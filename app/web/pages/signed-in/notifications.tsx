import { ActButton } from '@cakrawala/page-parts/act-button'
import { choicesOf, FilterChoice, ListFilters } from '@cakrawala/page-parts/list-filters'
import { ListFurther } from '@cakrawala/page-parts/list-further'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import Check from 'lucide-react/icons/check'
import { useLoaderData, useSearchParams } from 'react-router'
import type { NoticeGroup } from '#domain/notification/notification.ts'
import { notificationWords } from '#i18n/notifications.ts'
import type { Notice } from '#web/http/notices.ts'
import { act, load } from '#web/http/open.ts'
import type { Area } from '#web/parts/area-of.ts'
import { useArea } from '#web/parts/area-of.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { actOnNotices, noticeFacts } from '#web/parts/notice/notice-acts.server.ts'
import { NoticeLink } from '#web/parts/notice/notice-line.tsx'
import { pageTitle } from '#web/parts/title.ts'

type NoticesPageProps = {
  area: Area
  notices: Notice[]
  older: string | null
  groups: readonly NoticeGroup[]
}

const narrowing = ['group', 'state']

/** All news of a person, newest first. */
function NoticesPage({ area, notices, older, groups }: NoticesPageProps) {
  const words = useWords(notificationWords)
  const [search] = useSearchParams()
  const path = usePath()
  const page = path(`/${area}/notifications`)
  const narrowed = narrowing.some((name) => search.get(name))
  const [newest] = notices
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={
          <>
            {notices.some(({ read }) => !read) && newest && !search.has('before') && (
              <ActButton intent="read_all" fields={{ upTo: newest.id }}>
                {words.readAll}
              </ActButton>
            )}
            <ButtonLink to={path(`/${area}/announcements`)}>{words.announcements}</ButtonLink>
            <ButtonLink to={path(`/${area}/notifications/settings`)}>{words.settings}</ButtonLink>
          </>
        }
      />
      {(narrowed || notices.length > 0) && <NoticeFilters page={page} groups={groups} />}
      {notices.length === 0 ? (
        <Nothing narrowed={narrowed} />
      ) : (
        <Panel flush>
          <ul className="grid divide-y divide-line">
            {notices.map((notice) => (
              <li
                key={notice.id}
                data-row
                className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3"
              >
                <div className="min-w-0 flex-1">
                  <NoticeLink notice={notice} page={page} />
                </div>
                {!notice.read && (
                  <ActButton intent="read" fields={{ id: notice.id }} variant="quiet">
                    <Check aria-hidden className="sm:hidden" />
                    <span className="max-sm:sr-only">{words.read}</span>
                  </ActButton>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <ListFurther root={page} older={older} words={words.pages} />
    </div>
  )
}

function NoticeFilters({ page, groups }: { page: string; groups: readonly NoticeGroup[] }) {
  const { filters, groups: names, unread, isRead } = useWords(notificationWords)
  const { all } = filters
  return (
    <ListFilters root={page} words={filters} names={narrowing}>
      <FilterChoice name="group" label={filters.group} all={all} options={choicesOf(groups, names)} />
      <FilterChoice
        name="state"
        label={filters.state}
        all={all}
        options={[
          { value: 'unread', label: unread },
          { value: 'read', label: isRead },
        ]}
      />
    </ListFilters>
  )
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  const { empty, nothingFound } = useWords(notificationWords)
  const { title, text } = narrowed ? nothingFound : empty
  return <EmptyState title={title}>{text}</EmptyState>
}

export const meta = pageTitle(notificationWords, (words) => words.title)
export const loader = load(noticeFacts)
export const action = act(actOnNotices)

export default function Notifications() {
  return <NoticesPage area={useArea()} {...useLoaderData<typeof loader>()} />
}
