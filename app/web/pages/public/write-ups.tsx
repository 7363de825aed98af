import { leadToFirstPage } from '@cakrawala/page-server/first-page'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { publishedWriteUps } from '#domain/publication/write-up-queries.server.ts'
import { articleWords } from '#i18n/articles.ts'
import { publicationWords } from '#i18n/publication.ts'
import { articleSearchOf } from '#web/http/article-pages.ts'
import { load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { PublicationTabs } from '#web/parts/publication/article-badges.tsx'
import { ArticleSearchEnd, ArticleSearchForm } from '#web/parts/publication/article-search.tsx'
import { WriteUpCards } from '#web/parts/publication/write-up-cards.tsx'
import { CrumbFacts } from '#web/parts/seo/crumb-facts.tsx'
import { pageQuery, publicPage, topicQuery } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  publicationWords,
  (words) => words.writeUps.title,
  (words) => words.writeUps.text,
)

/** What is searched for may be anything: only the list and its topics are to be found. */
export const handle = publicPage({ queries: { page: pageQuery, topic: topicQuery } })

export const loader = load(async ({ url, locale }) => {
  const search = articleSearchOf(url.searchParams)
  const { q: topic, topic: about, page } = search
  const found = await publishedWriteUps({ topic, about, page, locale })
  leadToFirstPage(found, url)
  return { search, found }
})

export default function WriteUps() {
  const { search, found } = useLoaderData<typeof loader>()
  const { hub } = useWords(publicationWords)
  const { kinds, leads } = useWords(articleWords)
  const crumbs = [{ to: usePath()('/publication'), label: hub.title }, { label: kinds.write_up }]
  return (
    <div className="page grid gap-8 py-12">
      <CrumbFacts crumbs={crumbs} />
      <PageHeader title={kinds.write_up} subtitle={leads.write_up} breadcrumb={crumbs} />
      <PublicationTabs />
      <ArticleSearchForm kind="write_up" search={search} />
      {found.rows.length > 0 && <WriteUpCards writeUps={found.rows} />}
      <ArticleSearchEnd kind="write_up" search={search} found={found} />
    </div>
  )
}
