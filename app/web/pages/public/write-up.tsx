import { plainText } from '@cakrawala/markdown/plain-text'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { isPseudonym } from '#domain/account/pseudonym.ts'
import { nextArticles, ownArticle } from '#domain/publication/article-queries.server.ts'
import { type WriteUp, writeUp } from '#domain/publication/write-up-queries.server.ts'
import { dateText } from '#i18n/moment.ts'
import { publicationWords } from '#i18n/publication.ts'
import { defaultLocale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { addressOf } from '#web/http/article-pages.ts'
import { load } from '#web/http/open.ts'
import { BandBadge } from '#web/parts/badges.tsx'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { ArticleFacts } from '#web/parts/publication/article-facts.tsx'
import { ArticlePage } from '#web/parts/publication/article-page.tsx'
import { LimitedFactsShown } from '#web/parts/publication/limited-facts.tsx'
import { ShareSection } from '#web/parts/publication/share-section.tsx'
import { CrumbFacts } from '#web/parts/seo/crumb-facts.tsx'
import { publicPage } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'
import { UserText } from '#web/parts/user-text.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = pageTitle(
  publicationWords,
  (words, data?: Loaded) => (data?.telling ?? data?.article)?.title ?? words.writeUps.title,
  (words, data) => aboutOf(data) ?? words.writeUps.text,
)

export const handle = publicPage<Loaded>({
  picture: ({ name }) => `write-ups/${name}`,
  languages: ({ article }) => article?.languages ?? [defaultLocale],
  type: 'article',
})

/** Tellings of reports and bughunters' own articles share their addresses. */
export const loader = load(async ({ params, url, locale, go }) => {
  const { username, slug } = params
  if (username === undefined) throw go('/publication/bughunter-write-ups')
  if (slug === undefined) throw go(`/${encodeURIComponent(username)}`)
  const address = addressOf(url)
  const disclosureText = await writeUp(username, slug)
  if (disclosureText)
    return {
      telling: disclosureText,
      article: null,
      next: [],
      address,
      name: `${disclosureText.username}/${slug}`,
    }
  const article = found(await ownArticle(username, slug, locale))
  const next = await nextArticles(article, locale)
  return { telling: null, article, next, address, name: `${article.username}/${slug}` }
})

export default function WriteUpPage() {
  const { telling: disclosureText, article, next, address } = useLoaderData<typeof loader>()
  if (disclosureText) return <WriteUpText telling={disclosureText} address={address} />
  return article && <ArticlePage article={article} next={next} address={address} />
}

function aboutOf(data: Loaded | undefined): string | undefined {
  return data?.telling ? plainText(data.telling.summaryHtml) : data?.article?.summary
}

/** The disclosure of a report, as both sides agreed to it. */
function WriteUpText({ telling: disclosureText, address }: { telling: WriteUp; address: string }) {
  const { hub, writeUps: words } = useWords(publicationWords)
  const path = usePath()
  const crumbs = [
    { to: path('/publication'), label: hub.title },
    { to: path('/publication/bughunter-write-ups'), label: words.title },
    { label: disclosureText.title },
  ]
  return (
    <article className="page grid max-w-[72ch] gap-8 py-12">
      <CrumbFacts crumbs={crumbs} />
      <ArticleFacts
        title={disclosureText.title}
        description={plainText(disclosureText.summaryHtml)}
        publishedAt={disclosureText.publishedAt}
        author={{ name: disclosureText.username, known: !isPseudonym(disclosureText.username) }}
        picture={`write-ups/${disclosureText.username}/${disclosureText.slug}`}
      />
      <PageHeader
        title={disclosureText.title}
        breadcrumb={crumbs}
        meta={<WriteUpMeta telling={disclosureText} />}
      />
      <div className="border-l-4 border-senja pl-4">
        <UserText sanitizedHtml={disclosureText.summaryHtml} />
      </div>
      <section className="grid">
        <h2 className="sr-only">{words.story}</h2>
        {disclosureText.limited ? (
          <LimitedFactsShown facts={disclosureText.limited} />
        ) : (
          <UserText sanitizedHtml={disclosureText.bodyHtml} />
        )}
      </section>
      <ShareSection address={address} title={disclosureText.title} />
    </article>
  )
}

function WriteUpMeta({ telling: disclosureText }: { telling: WriteUp }) {
  const { writeUps: words, privateProgram } = useWords(publicationWords)
  const locale = useLocale()
  return (
    <>
      <BandBadge band={disclosureText.band} />
      {isPseudonym(disclosureText.username) ? (
        <span>{words.by({ name: disclosureText.username })}</span>
      ) : (
        <L
          to={`/${disclosureText.username}`}
          className="inline-flex min-h-11 items-center font-medium text-samudra-text hover:underline md:min-h-0"
        >
          {words.by({ name: disclosureText.username })}
        </L>
      )}
      <span>{disclosureText.program ?? privateProgram}</span>
      <time dateTime={disclosureText.publishedAt.toISOString()}>
        {words.published({ date: dateText(disclosureText.publishedAt, locale) })}
      </time>
    </>
  )
}
