import { Card } from '@cakrawala/ui/card'
import { type CoverTone, DrawnCover } from '@cakrawala/ui/drawn-cover'
import { type ArticleKind, articlePath } from '#domain/publication/article.ts'
import type { ArticleCard } from '#domain/publication/article-queries.server.ts'
import { articleWords } from '#i18n/articles.ts'
import { dateText } from '#i18n/moment.ts'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'

const tones = {
  activity: 'samudra',
  security_awareness: 'daun',
  executive: 'fajar',
  write_up: 'senja',
} as const satisfies Record<ArticleKind, CoverTone>

type ArticleCoverProps = {
  kind: ArticleKind
  slug: string
  fileId: string | null
  /** The first picture of a page is fetched at once, the others when they come into sight. */
  eager?: boolean
}

/** The uploaded cover, or one that is drawn. Decorative: the title is beside it. */
export function ArticleCover({ kind, slug, fileId, eager = false }: ArticleCoverProps) {
  const look = 'aspect-video h-auto w-full rounded border border-line object-cover'
  if (fileId === null) return <DrawnCover seed={slug} tone={tones[kind]} className={look} />
  return (
    <img
      src={`/publication/covers/${fileId}`}
      alt=""
      width={1280}
      height={720}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={look}
    />
  )
}

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
