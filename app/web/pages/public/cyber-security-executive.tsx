import { useLoaderData } from 'react-router'
import { articleWords } from '#i18n/articles.ts'
import { articleListLoader } from '#web/http/article-pages.ts'
import { ArticleListPage } from '#web/parts/publication/article-list-page.tsx'
import { pageQuery, publicPage, topicQuery } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  articleWords,
  (words) => words.kinds.executive,
  (words) => words.leads.executive,
)
/** What is searched for may be anything: only the list and its topics are to be found. */
export const handle = publicPage({ queries: { page: pageQuery, topic: topicQuery } })
export const loader = articleListLoader('executive')

export default function CyberSecurityExecutive() {
  return <ArticleListPage kind="executive" {...useLoaderData<typeof loader>()} />
}
