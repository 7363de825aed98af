import { useLoaderData } from 'react-router'
import { nextArticles, ownArticle } from '#domain/publication/article-queries.server.ts'
import { writeUp } from '#domain/publication/write-up-queries.server.ts'
import { publicationWords } from '#i18n/publication.ts'
import { defaultLocale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { addressOf } from '#web/http/article-pages.ts'
import { load } from '#web/http/open.ts'
import { plainText } from '#web/parts/plain-text.ts'
import { ArticlePage } from '#web/parts/publication/article-page.tsx'
import { publicPage } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'
import { WriteUpText } from './write-up-text.tsx'

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
