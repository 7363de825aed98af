import { useLoaderData } from 'react-router'
import { ownArticleSeenBy } from '#domain/publication/article-queue.server.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { load } from '#web/http/open.ts'
import { ArticlePreview } from '#web/parts/publication/article-preview.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(articleQueueWords, (words) => words.preview.title)
export const loader = load(({ actor, params }) => ownArticleSeenBy(actor, params.slug ?? ''))

export default function PreviewArticle() {
  const article = useLoaderData<typeof loader>()
  const root = '/bughunter/articles'
  return (
    <ArticlePreview
      article={article}
      place={`${root}/preview/${article.slug}`}
      back={`${root}/edit/${article.slug}`}
    />
  )
}
