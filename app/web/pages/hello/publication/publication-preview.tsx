import { useLoaderData } from 'react-router'
import { articleSeenBy } from '#domain/publication/article-queue.server.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { load } from '#web/http/open.ts'
import { ArticlePreview } from '#web/parts/publication/article-preview.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(articleQueueWords, (words) => words.preview.title)
export const loader = load(({ actor, params }) => articleSeenBy(actor, params.id ?? ''))

export default function PreviewPublication() {
  const article = useLoaderData<typeof loader>()
  const back = `/hello/publications/${article.id}`
  return <ArticlePreview article={article} place={`${back}/preview`} back={back} />
}
