import { leadToFirstPage } from '@cakrawala/page-server/first-page'
import { pageFrom } from '@cakrawala/paging/paging'
import { type ArticleTopic, type PlatformKind, topicOf } from '#domain/publication/article.ts'
import { articlesOf, nextArticles, publicArticle } from '#domain/publication/article-queries.server.ts'
import { settings } from '#infra/settings.ts'
import { found } from '#kernel/refusal.ts'
import { load } from './open.ts'

/** The loader of the list of one part of the publication. */
export function articleListLoader(kind: PlatformKind) {
  return load(async ({ url, locale }) => {
    const search = articleSearchOf(url.searchParams)
    const list = await articlesOf(kind, locale, search)
    leadToFirstPage(list, url)
    return { search, found: list }
  })
}

/** The loader of one article of the platform. */
export function articleLoader(kind: PlatformKind) {
  return load(async ({ params, url, locale }) => {
    const article = found(await publicArticle(kind, params.slug ?? '', locale))
    return { article, next: await nextArticles(article, locale), address: addressOf(url) }
  })
}

/** The address of a page as it is passed on, without queries. */
export function addressOf(url: URL): string {
  return settings().origin + url.pathname.replace(/\.data$/, '')
}

export type ArticleSearch = { q: string; topic: ArticleTopic | null; page: number }

/**
 * What of an address narrows a list of articles: words in `q`, at most 100 letters, and a topic of ours. Another word in
 * `topic` is searched for, as older links ask.
 */
export function articleSearchOf(search: URLSearchParams): ArticleSearch {
  const topic = topicOf(search.get('topic'))
  const words = search.get('q') || (topic === null ? (search.get('topic') ?? '') : '')
  const q = words
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, 100)
    .toWellFormed()
  return { q, topic, page: pageFrom(search.get('page')) }
}
