import { Card } from '@cakrawala/ui/card'
import { articlePath } from '#domain/publication/article.ts'
import type { ArticleCard } from '#domain/publication/article-queries.server.ts'
import { articleWords } from '#i18n/articles.ts'
import { dateText } from '#i18n/moment.ts'
import { L, useLocale, useWords } from '../locale.tsx'
import { ArticleCover } from './article-cover.tsx'

/** Articles as cards: cover, title, what it is about, when. */
export function ArticleCards({ articles }: { articles: readonly ArticleCard[] }) {
  const words = useWords(articleWords)
  const locale = useLocale()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map(
        ({ kind, slug, username, title, summary, language, minutes, publishedAt, coverFileId }) => (
          <li key={`${kind}/${username}/${slug}`}>
            <Card className="grid h-full content-start gap-3">
              <ArticleCover kind={kind} slug={slug} fileId={coverFileId} />
              <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
                <time dateTime={publishedAt.toISOString()}>{dateText(publishedAt, locale)}</time>
                <span>{words.minutes({ minutes })}</span>
              </p>
              <h3 className="text-lg text-balance wrap-anywhere" lang={language}>
                <L to={articlePath({ kind, slug, username })} className="hover:underline">
                  {title}
                </L>
              </h3>
              <p className="text-sm text-ink-soft wrap-anywhere" lang={language}>
                {summary}
              </p>
            </Card>
          </li>
        ),
      )}
    </ul>
  )
}
