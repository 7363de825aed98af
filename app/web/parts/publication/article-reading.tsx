import { Notice } from '@cakrawala/ui/notice'
import type { ArticleKind, ArticleTopic } from '#domain/publication/article.ts'
import type { ArticlePicture } from '#domain/publication/article-view.ts'
import { articleWords } from '#i18n/articles.ts'
import type { Locale } from '#kernel/locale.ts'
import { useLocale, useWords } from '../locale.tsx'
import { preloadMono } from '../preloaded-fonts.ts'
import { UserText } from '../user-text.tsx'
import { ArticleCover } from './article-cards.tsx'
import { ArticlePictures } from './article-pictures.tsx'

export type Reading = {
  kind: ArticleKind
  slug: string
  language: Locale
  summary: string
  topics: readonly ArticleTopic[]
  coverFileId: string | null
  bodyHtml: string
  pictures: readonly ArticlePicture[]
}

/** An article as it is read: on its public page, and in previews by the same way (MD-02). */
export function ArticleReading({ article }: { article: Reading }) {
  const words = useWords(articleWords)
  const reader = useLocale()
  const { kind, slug, language, summary, topics, coverFileId, bodyHtml, pictures } = article
  if (bodyHtml.includes('<code')) preloadMono()
  return (
    <>
      {language !== reader && <Notice>{words.indonesianOnly}</Notice>}
      <ArticleCover kind={kind} slug={slug} fileId={coverFileId} eager />
      <p className="border-l-4 border-senja pl-4 text-read wrap-anywhere" lang={language}>
        {summary}
      </p>
      <section className="grid wrap-anywhere" lang={language}>
        <h2 className="sr-only">{words.body}</h2>
        <ArticlePictures pictures={pictures}>
          <UserText sanitizedHtml={bodyHtml} />
        </ArticlePictures>
      </section>
      {topics.length > 0 && (
        <ul aria-label={words.topicsLabel} className="flex flex-wrap gap-2 text-sm text-ink-soft">
          {topics.map((topic) => (
            <li key={topic} className="rounded-sm bg-neutral-tint px-2 py-0.5">
              {words.topics[topic]}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
