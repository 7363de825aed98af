import { plainText } from '@cakrawala/markdown/plain-text'
import { Feed } from 'feed'
import { articlePath } from '#domain/publication/article.ts'
import { newestArticles } from '#domain/publication/article-queries.server.ts'
import { publishedWriteUps } from '#domain/publication/write-up-queries.server.ts'
import { articleWords } from '#i18n/articles.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { settings } from '#infra/settings.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'

const most = 30

type Item = { title: string; summary: string; path: string; at: Date }

/** The newest public articles and write-ups as RSS 2.0, in one language where they have it. */
export async function publicationFeed(locale: Locale): Promise<string> {
  const { origin, brandName: brand } = settings()
  const words = wordsIn(articleWords, locale).feed
  const link = origin + inLocale('/publication', locale)
  const items = await newestItems(locale)
  const feed = new Feed({
    title: words.title({ brand }),
    description: words.text({ brand }),
    id: link,
    link,
    language: locale,
    copyright: brand,
    ...(items[0] ? { updated: items[0].at } : {}),
    generator: brand,
    feedLinks: { rss: origin + inLocale('/publication/rss.xml', locale) },
  })
  for (const { title, summary, path, at } of items) {
    const address = origin + inLocale(path, locale)
    feed.addItem({ title: clean(title), description: clean(summary), id: address, link: address, date: at })
  }
  return feed.rss2()
}

async function newestItems(locale: Locale): Promise<Item[]> {
  const platform = await newestArticles(locale, most)
  const { rows } = await publishedWriteUps({ page: 1, locale })
  const items: Item[] = [
    ...platform.map(({ title, summary, publishedAt: at, ...where }) => ({
      title,
      summary,
      at,
      path: articlePath(where),
    })),
    ...rows.map(({ username, slug, title, summary, summaryHtml, publishedAt: at }) => ({
      ...{ title, at, path: `/write-ups/${username}/${slug}` },
      summary: summary ?? plainText(summaryHtml),
    })),
  ]
  return items.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, most)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Readers of feeds take titles and summaries for HTML; XML knows no controls. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\ufffe\uffff]/gu, ' ').replace(/[&<>]/g, (sign) => entities[sign]!)
}
