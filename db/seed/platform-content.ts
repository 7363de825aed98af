import { readdir, readFile } from 'node:fs/promises'
import { after, day, now } from '@cakrawala/calendar/clock'
import { articlePlaces, platformKinds } from '#domain/publication/article.ts'
import { hasPlatformArticles, publishPlatformContent } from '#domain/publication/platform-content.server.ts'
import { settings } from '#infra/settings.ts'
import { readArticle } from './read-article.ts'

const folder = new URL('../../content/publications/', import.meta.url)

/**
 * Publishes what the platform comes with, at its first start only: what the team takes back or rewrites later stays as the
 * team wants it. @returns how many articles are new
 */
export async function seedPlatformContent(present: Date = now()): Promise<number> {
  if (await hasPlatformArticles()) return 0
  let published = 0
  for (const kind of platformKinds) {
    const place = new URL(`${articlePlaces[kind].split('/').at(-1)}/`, folder)
    for (const name of (await readdir(place)).sort()) {
      const article = readArticle(await readFile(new URL(name, place), 'utf8'), settings().brandName)
      const { texts, topics } = article
      const slug = name.replace(/\.md$/, '')
      const publishedAt = after(present, -article.day * day)
      const isNew = await publishPlatformContent(
        { kind: 'system', job: 'seed' },
        { kind, slug, texts, topics, publishedAt },
      )
      if (isNew) published++
    }
  }
  return published
}
