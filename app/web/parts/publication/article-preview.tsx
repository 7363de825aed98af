import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Tabs } from '@cakrawala/ui/tabs'
import { useSearchParams } from 'react-router'
import type { ArticleAtWork } from '#domain/publication/article-view.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { refusals } from '#i18n/refusals.ts'
import type { Locale } from '#kernel/locale.ts'
import { usePath, useWords } from '../locale.tsx'
import { ArticleReading } from './article-reading.tsx'
import { SendArticle } from './send-article.tsx'

/** The saved text as its readers will see it, in either language. @param place address of this preview; @param back of the text */
export function ArticlePreview({
  article,
  place,
  back,
}: {
  article: ArticleAtWork
  place: string
  back: string
}) {
  const { preview } = useWords(articleQueueWords)
  const path = usePath()
  const [search] = useSearchParams()
  const language: Locale = search.get('language') === 'en' && article.inEnglish ? 'en' : 'id'
  const text = (language === 'en' && article.inEnglish) || article.inIndonesian
  const { kind, slug, topics, coverFileId, pictures, moves, obstacles } = article
  const { details } = useWords(refusals)
  return (
    <div className="grid gap-6">
      <PageHeader
        title={
          <span className="wrap-anywhere" lang={language}>
            {text.title}
          </span>
        }
        subtitle={preview.title}
        actions={<ButtonLink to={path(back)}>{preview.back}</ButtonLink>}
      />
      <Notice>{preview.notice}</Notice>
      {obstacles.send && <Notice tone="warning">{details[obstacles.send]}</Notice>}
      {article.inEnglish && (
        <Tabs
          label={preview.languages}
          items={[
            { to: path(place), label: preview.id, current: language === 'id' },
            { to: path(`${place}?language=en`), label: preview.en, current: language === 'en' },
          ]}
        />
      )}
      <article className="grid w-full max-w-[72ch] gap-8">
        <ArticleReading
          article={{
            ...{ kind, slug, language, topics, coverFileId, pictures },
            ...{ summary: text.summary, bodyHtml: text.html },
          }}
        />
      </article>
      {moves.includes('send') && !obstacles.send && <SendArticle article={article} to={path(back)} />}
    </div>
  )
}
