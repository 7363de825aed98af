import { Panel } from '@cakrawala/ui/panel'
import type { AnnouncementAtWork } from '#domain/announcement/announcements-for-team.server.ts'
import { announcementWords } from '#i18n/announcements.ts'
import { momentText } from '#i18n/moment.ts'
import { locales } from '#kernel/locale.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { UserText } from '#web/parts/user-text.tsx'

/** Both texts as their readers have them. */
export function AnnouncementPreview({ announcement }: { announcement: AnnouncementAtWork }) {
  const { one } = useWords(announcementWords)
  const locale = useLocale()
  const { words, fromAt, untilAt } = announcement
  return (
    <Panel title={one.preview} subtitle={`${momentText(fromAt, locale)} – ${momentText(untilAt, locale)}`}>
      <div className="grid gap-6 lg:grid-cols-2">
        {locales.map((language) => (
          <article key={language} lang={language} className="grid content-start gap-2">
            <p className="text-xs text-ink-soft" lang={locale}>
              {one.languages[language]}
            </p>
            <h3 className="text-base wrap-anywhere">{words[language].title}</h3>
            <UserText sanitizedHtml={words[language].html} size="dense" />
          </article>
        ))}
      </div>
    </Panel>
  )
}
