import { Badge } from '@cakrawala/ui/badge'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import type { Tone } from '@cakrawala/ui/tone'
import { useLoaderData, useSearchParams } from 'react-router'
import type { AnnouncementLevel } from '#domain/announcement/announcement.ts'
import type { AnnouncementView } from '#domain/announcement/announcement-view.ts'
import { announcementWords } from '#i18n/announcements.ts'
import { momentText } from '#i18n/moment.ts'
import { act, load } from '#web/http/open.ts'
import { actOnBanner, announcementFacts } from '#web/parts/announcement/announcement-acts.server.ts'
import type { Area } from '#web/parts/area-of.ts'
import { useArea } from '#web/parts/area-of.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { UserText } from '#web/parts/user-text.tsx'

type AnnouncementsPageProps = {
  area: Area
  announcements: readonly AnnouncementView[]
  older: string | null
  present: Date
}

const tones: Readonly<Record<AnnouncementLevel, Tone>> = {
  warning: 'warning',
  notice: 'primary',
  news: 'neutral',
}

export const meta = pageTitle(announcementWords, (words) => words.title)
export const loader = load(announcementFacts)
export const action = act(actOnBanner)

export default function Announcements() {
  return <AnnouncementsPage area={useArea()} {...useLoaderData<typeof loader>()} />
}

/** All announcements of the platform to this reader, also expired ones. */
function AnnouncementsPage({ area, announcements, older, present }: AnnouncementsPageProps) {
  const words = useWords(announcementWords)
  const [search] = useSearchParams()
  const page = usePath()(`/${area}/announcements`)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {announcements.length === 0 && <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>}
      {announcements.map((announcement) => (
        <Panel key={announcement.id}>
          <Announcement announcement={announcement} over={announcement.untilAt <= present} />
        </Panel>
      ))}
      {(older !== null || search.has('before')) && (
        <nav aria-label={words.pages.label} className="flex flex-wrap justify-end gap-2">
          {search.has('before') && <ButtonLink to={page}>{words.pages.newest}</ButtonLink>}
          {older !== null && <ButtonLink to={`${page}?before=${older}`}>{words.pages.older}</ButtonLink>}
        </nav>
      )}
    </div>
  )
}

function Announcement({ announcement, over }: { announcement: AnnouncementView; over: boolean }) {
  const words = useWords(announcementWords)
  const locale = useLocale()
  const { level, fromAt, untilAt, editedAt } = announcement
  const { title, html } = announcement.words[locale]
  return (
    <article className="grid gap-3">
      <header className="grid gap-2">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
          <Badge tone={tones[level]}>{words.levels[level]}</Badge>
          <time dateTime={fromAt.toISOString()}>{momentText(fromAt, locale)}</time>
          {editedAt && <span>{words.edited({ at: momentText(editedAt, locale) })}</span>}
          <span>{over ? words.over : words.until({ at: momentText(untilAt, locale) })}</span>
        </p>
      </header>
      <UserText sanitizedHtml={html} />
    </article>
  )
}
