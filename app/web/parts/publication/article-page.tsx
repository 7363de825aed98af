import { PageHeader } from '@cakrawala/ui/page-header'
import { articlePath, articlePlaces } from '#domain/publication/article.ts'
import type { ArticleCard, PublicArticle } from '#domain/publication/article-queries.server.ts'
import { articleWords } from '#i18n/articles.ts'
import { dateText } from '#i18n/moment.ts'
import { publicationWords } from '#i18n/publication.ts'
import { L, useLocale, usePath, useWords } from '../locale.tsx'
import { CrumbFacts } from '../seo/crumb-facts.tsx'
import { ArticleCards } from './article-cards.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleReading } from './article-reading.tsx'
import { ShareSection } from './share-section.tsx'

type ArticlePageProps = { article: PublicArticle; next: readonly ArticleCard[]; address: string }

/** The public page of an article: of the platform, and of a bughunter under their name. */
export function ArticlePage({ article, next, address }: ArticlePageProps) {
  const words = useWords(articleWords)
  const crumbs = useArticleCrumbs(article)
  const { title, summary, publishedAt, updatedAt, username } = article
  return (
    <div className="page grid gap-12 py-12">
      <article className="grid w-full max-w-[72ch] gap-8 justify-self-center">
        <CrumbFacts crumbs={crumbs} />
        <ArticleFacts
          {...{ title, publishedAt, description: summary, changedAt: updatedAt, picture: pictureOf(article) }}
          author={username === null ? undefined : { name: username, known: true }}
        />
        <PageHeader
          title={
            <span className="wrap-anywhere" lang={article.language}>
              {title}
            </span>
          }
          breadcrumb={crumbs}
          meta={<ArticleMeta article={article} />}
        />
        <ArticleReading article={article} />
        <ShareSection address={address} title={title} />
      </article>
      {next.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-lg">{words.next}</h2>
          <ArticleCards articles={next} />
        </section>
      )}
    </div>
  )
}

/** The way to an article, as the page and search engines show it. */
export function useArticleCrumbs({ kind, title }: Pick<PublicArticle, 'kind' | 'title'>) {
  const { kinds } = useWords(articleWords)
  const { hub } = useWords(publicationWords)
  const path = usePath()
  return [
    { to: path('/publication'), label: hub.title },
    { to: path(articlePlaces[kind]), label: kinds[kind] },
    { label: title },
  ]
}

/** Kind and name of the sharing picture of an article. */
export function pictureOf(article: Pick<PublicArticle, 'kind' | 'slug' | 'username'>): string {
  return articlePath(article).slice(1)
}

export function ArticleMeta({ article }: { article: PublicArticle }) {
  const words = useWords(articleWords)
  const locale = useLocale()
  const { username, minutes, publishedAt, updatedAt } = article
  const [first, last] = [dateText(publishedAt, locale), dateText(updatedAt, locale)]
  return (
    <>
      {username !== null && (
        <L
          to={`/${username}`}
          className="inline-flex min-h-11 items-center font-medium text-samudra-text hover:underline md:min-h-0"
        >
          {words.by({ name: username })}
        </L>
      )}
      <time dateTime={publishedAt.toISOString()}>{words.published({ date: first })}</time>
      {first !== last && <time dateTime={updatedAt.toISOString()}>{words.changed({ date: last })}</time>}
      <span>{words.minutes({ minutes })}</span>
    </>
  )
}
