import { Panel } from '@cakrawala/ui/panel'
import type { AnnouncementAtWork } from '#domain/announcement/announcements-for-team.server.ts'
import { announcementWords } from '#i18n/announcements.ts'
import { momentText } from '#i18n/moment.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

/** Every text it ever had, as it was typed; nothing while there is one only. */
export function AnnouncementVersions({ versions }: Pick<AnnouncementAtWork, 'versions'>) {
  const { one } = useWords(announcementWords)
  const locale = useLocale()
  if (versions.length < 2) return null
  return (
    <Panel title={one.versions} flush>
      <ol className="divide-y divide-line">
        {versions.map(({ version, content, by, at }) => (
          <li key={version}>
            <details>
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2">
                <span className="font-semibold">{one.version({ version })}</span>
                <span className="text-xs text-ink-soft">
                  {one.by({ name: by, at: momentText(at, locale) })}
                </span>
              </summary>
              <div className="grid gap-4 px-4 pb-4 lg:grid-cols-2">
                <Text lang="id" title={content.title} text={content.text} />
                <Text lang="en" title={content.titleEn} text={content.textEn} />
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Text({ lang, title, text }: { lang: 'id' | 'en'; title: string; text: string }) {
  return (
    <div lang={lang} className="grid content-start gap-1">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}
