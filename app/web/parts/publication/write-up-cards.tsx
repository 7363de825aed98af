import { Card } from '@cakrawala/ui/card'
import { isPseudonym } from '#domain/account/pseudonym.ts'
import type { WriteUpCard } from '#domain/publication/write-up-queries.server.ts'
import { dateText } from '#i18n/moment.ts'
import { publicationWords } from '#i18n/publication.ts'
import { BandBadge } from '#web/parts/badges.tsx'
import { L, useLocale, useWords } from '../locale.tsx'
import { UserText } from '../user-text.tsx'

/** Write-ups as cards: what, by whom, when. */
export function WriteUpCards({ writeUps }: { writeUps: readonly WriteUpCard[] }) {
  const words = useWords(publicationWords).writeUps
  const locale = useLocale()
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {writeUps.map(({ username, slug, title, summary, summaryHtml, language, band, publishedAt }) => (
        <li key={`${username}/${slug}`}>
          <Card className="grid h-full content-start gap-3">
            <div className="flex flex-wrap items-center gap-3 text-xs text-ink-soft">
              {band === null ? <span>{words.own}</span> : <BandBadge band={band} />}
              <time dateTime={publishedAt.toISOString()}>
                {words.published({ date: dateText(publishedAt, locale) })}
              </time>
            </div>
            <h2 className="text-lg text-balance wrap-anywhere" lang={language}>
              <L to={`/write-ups/${username}/${slug}`} className="hover:underline">
                {title}
              </L>
            </h2>
            {summary === null ? (
              <UserText sanitizedHtml={summaryHtml} size="dense" />
            ) : (
              <p className="text-sm wrap-anywhere" lang={language}>
                {summary}
              </p>
            )}
            <p className="text-ink-soft">
              {isPseudonym(username) ? (
                words.by({ name: username })
              ) : (
                <L to={`/${username}`} className="hover:underline">
                  {words.by({ name: username })}
                </L>
              )}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
