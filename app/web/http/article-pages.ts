import { leadToFirstPage } from '@cakrawala/page-server/first-page'
import type { PlatformKind } from '#domain/publication/article.ts'
import { articlesOf, nextArticles, publicArticle } from '#domain/publication/article-queries.server.ts'
import { settings } from '#infra/settings.ts'
import { found } from '#kernel/refusal.ts'
import { articleSearchOf } from './article-search.ts'
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
