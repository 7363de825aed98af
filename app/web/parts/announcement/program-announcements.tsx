import { isWhole, ListFoot } from '@cakrawala/page-parts/list-foot'
import type { KeysetPage } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import type { AnnouncementView } from '#domain/program/announcement/program-announcement-view.ts'
import { programAnnouncementWords } from '#i18n/announcements.ts'
import { momentText } from '#i18n/moment.ts'
import { useLocale, useWords } from '../locale.tsx'
import { UserText } from '../user-text.tsx'

/** The announcements of a program to its readers, newest first. Nothing where there is none. */
export function ProgramAnnouncements({ announcements }: { announcements: KeysetPage<AnnouncementView> }) {
  const { title } = useWords(programAnnouncementWords)
  const { rows, ...ways } = announcements
  if (rows.length === 0) return null
  return (
    <Panel
      title={title}
      id="announcements"
      flush
      footer={isWhole(ways) ? undefined : <NewsFoot ways={ways} />}
    >
      <ul className="divide-y divide-line">
        {rows.map((announcement) => (
          <li key={announcement.id} className="p-4">
            <ProgramAnnouncement announcement={announcement} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The ways to older and newer announcements. */
export function NewsFoot({ ways }: { ways: Omit<KeysetPage<unknown>, 'rows'> }) {
  const { title } = useWords(programAnnouncementWords)
  return <ListFoot {...ways} at={{ start: 'news', id: 'announcements' }} label={title} />
}

type ProgramAnnouncementProps = { announcement: AnnouncementView; badges?: ReactNode; by?: string }

/** One of them; `by` for those who may know who wrote it. */
export function ProgramAnnouncement({ announcement, badges, by }: ProgramAnnouncementProps) {
  const { inner, edited } = useWords(programAnnouncementWords)
  const locale = useLocale()
  const { title, html, at, editedAt } = announcement
  return (
    <article className="grid gap-2">
      <header className="grid gap-1">
        <h3 className="text-base wrap-anywhere">{title}</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
          <time dateTime={at.toISOString()}>{momentText(at, locale)}</time>
          {by && <span>{by}</span>}
          {editedAt && <span>{edited({ at: momentText(editedAt, locale) })}</span>}
          {announcement.inner && <Badge tone="warning">{inner}</Badge>}
          {badges}
        </p>
      </header>
      <UserText sanitizedHtml={html} size="dense" />
    </article>
  )
}
