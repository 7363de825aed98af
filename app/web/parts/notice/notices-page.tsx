import Check from 'lucide-react/icons/check'
import { useSearchParams } from 'react-router'
import type { NoticeGroup } from '#domain/notification/notification.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Filters } from '#ui/filters.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Panel } from '#ui/panel.tsx'
import { Select } from '#ui/select.tsx'
import type { Notice } from '#web/http/notices.ts'
import { ActButton } from '../act-button.tsx'
import { usePath, useWords } from '../locale.tsx'
import { NoticeLink } from './notice-line.tsx'

type NoticesPageProps = {
  area: 'bughunter' | 'company' | 'hello' | 'incident'
  notices: Notice[]
  older: string | null
  groups: readonly NoticeGroup[]
}

/** All news of a person, newest first. */
export function NoticesPage({ area, notices, older, groups }: NoticesPageProps) {
  const words = useWords(notificationWords)
  const [search] = useSearchParams()
  const path = usePath()
  const page = path(`/${area}/notifications`)
  const narrowed = Boolean(search.get('group') || search.get('state'))
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
            <ButtonLink to={path(`/${area}/notifications/settings`)}>{words.settings}</ButtonLink>
          </>
        }
      />
      {(narrowed || notices.length > 0) && <NoticeFilters page={page} groups={groups} narrowed={narrowed} />}
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
                  <ActButton intent="read" fields={{ id: notice.id }}>
                    <Check aria-hidden className="sm:hidden" />
                    <span className="max-sm:sr-only">{words.read}</span>
                  </ActButton>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Further page={page} older={older} />
    </div>
  )
}

function NoticeFilters({
  page,
  groups,
  narrowed,
}: {
  page: string
  groups: readonly NoticeGroup[]
  narrowed: boolean
}) {
  const { filters, groups: names, unread, isRead } = useWords(notificationWords)
  const [search] = useSearchParams()
  return (
    <Filters
      key={search.toString()}
      action={page}
      label={filters.label}
      submitLabel={filters.submit}
      {...(narrowed ? { resetTo: page, resetLabel: filters.reset } : {})}
    >
      <Field name="group" label={filters.group}>
        <Select
          placeholder={filters.all}
          options={groups.map((group) => ({ value: group, label: names[group] }))}
          defaultValue={search.get('group') ?? ''}
        />
      </Field>
      <Field name="state" label={filters.state}>
        <Select
          placeholder={filters.all}
          options={[
            { value: 'unread', label: unread },
            { value: 'read', label: isRead },
          ]}
          defaultValue={search.get('state') ?? ''}
        />
      </Field>
    </Filters>
  )
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  const { empty, nothingFound } = useWords(notificationWords)
  const { title, text } = narrowed ? nothingFound : empty
  return <EmptyState title={title}>{text}</EmptyState>
}

function Further({ page, older }: { page: string; older: string | null }) {
  const { pages } = useWords(notificationWords)
  const [search] = useSearchParams()
  if (older === null && !search.has('before')) return null
  const to = (before: string | null) => {
    const query = new URLSearchParams(search)
    query.delete('before')
    query.delete('done')
    if (before !== null) query.set('before', before)
    return query.size > 0 ? `${page}?${query}` : page
  }
  return (
    <nav aria-label={pages.label} className="flex flex-wrap justify-end gap-2">
      {search.has('before') && <ButtonLink to={to(null)}>{pages.newest}</ButtonLink>}
      {older !== null && <ButtonLink to={to(older)}>{pages.older}</ButtonLink>}
    </nav>
  )
}
