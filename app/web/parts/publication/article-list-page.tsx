import type { Page } from '@cakrawala/paging/paging'
import { PageHeader } from '@cakrawala/ui/page-header'
import type { PlatformKind } from '#domain/publication/article.ts'
import type { ArticleCard } from '#domain/publication/article-queries.server.ts'
import { articleWords } from '#i18n/articles.ts'
import { publicationWords } from '#i18n/publication.ts'
import type { ArticleSearch } from '#web/http/article-pages.ts'
import { usePath, useWords } from '../locale.tsx'
import { CrumbFacts } from '../seo/crumb-facts.tsx'
import { PublicationTabs } from './article-badges.tsx'
import { ArticleCards } from './article-cards.tsx'
import { ArticleSearchEnd, ArticleSearchForm } from './article-search.tsx'

type ArticleListProps = { kind: PlatformKind; search: ArticleSearch; found: Page<ArticleCard> }

/** The list of one part of the publication. */
export function ArticleListPage({ kind, search, found }: ArticleListProps) {
  const { kinds, leads } = useWords(articleWords)
  const { hub } = useWords(publicationWords)
  const crumbs = [{ to: usePath()('/publication'), label: hub.title }, { label: kinds[kind] }]
  return (
    <div className="page grid gap-8 py-12">
      <CrumbFacts crumbs={crumbs} />
      <PageHeader title={kinds[kind]} subtitle={leads[kind]} breadcrumb={crumbs} />
      <PublicationTabs />
      <ArticleSearchForm kind={kind} search={search} />
      {found.rows.length > 0 && (
        <section className="grid gap-4">
          <h2 className="sr-only">{kinds[kind]}</h2>
          <ArticleCards articles={found.rows} />
        </section>
      )}
      <ArticleSearchEnd kind={kind} search={search} found={found} />
    </div>
  )
}
