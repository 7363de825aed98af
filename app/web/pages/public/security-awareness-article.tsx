import { useLoaderData } from 'react-router'
import { articleWords } from '#i18n/articles.ts'
import { articleLoader } from '#web/http/article-pages.ts'
import { ArticlePage, pictureOf } from '#web/parts/publication/article-page.tsx'
import { publicPage } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = pageTitle(
  articleWords,
  (words, data?: Loaded) => data?.article.title ?? words.kinds.security_awareness,
  (words, data) => data?.article.summary ?? words.leads.security_awareness,
)
export const handle = publicPage<Loaded>({
  picture: ({ article }) => pictureOf(article),
  languages: ({ article }) => article.languages,
  type: 'article',
})
export const loader = articleLoader('security_awareness')

export default function SecurityAwarenessArticle() {
  return <ArticlePage {...useLoaderData<typeof loader>()} />
}
