import { readdirSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { complete } from '#domain/publication/article-input.ts'
import { articlesOf, publicArticles } from '#domain/publication/article-queries.server.ts'
import { articles } from '#domain/publication/article-tables.server.ts'
import { unpublishArticle } from '#domain/publication/publish-article.server.ts'
import { database } from '#infra/database.ts'
import { operator } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { seedPlatformContent } from './platform-content.ts'
import { readArticle } from './read-article.ts'

useDatabase()

it('publishes the bundled texts once, in both languages, and leaves them to operators afterwards', async () => {
  expect(await seedPlatformContent()).toBe(14)
  const shown = await publicArticles({ size: 50, page: 1 })
  expect(shown.every(({ languages }) => languages.length === 2)).toBe(true)
  const counts = await Promise.all(
    (['activity', 'security_awareness', 'executive'] as const).map(
      async (kind) => (await articlesOf(kind, 'en', { page: 1 })).total,
    ),
  )
  expect(counts).toEqual([6, 6, 2])
  const team = await operator()
  const [one] = await database().select().from(articles).where(eq(articles.slug, 'apa-itu-idor'))
  await unpublishArticle(team, one!.id, '')
  expect(await seedPlatformContent()).toBe(0)
  expect(await publicArticles({ size: 50, page: 1 })).toHaveLength(13)
})

it('has complete texts: summaries of lists, bodies to read, no placeholder', () => {
  const files = ['content/publications', 'db/seed/write-ups'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  )
  expect(files.length).toBeGreaterThanOrEqual(20)
  for (const name of files) {
    const { texts, topics } = readArticle(readFileSync(name, 'utf8'), 'Cakrawala')
    expect(topics.length, name).toBeGreaterThan(0)
    for (const text of [texts.id, texts.en!]) {
      expect(text.title.length, name).toBeLessThanOrEqual(120)
      expect(text.summary.length, name).toBeGreaterThanOrEqual(complete.summary.least)
      expect(text.summary.length, name).toBeLessThanOrEqual(complete.summary.most)
      expect(text.body.length, name).toBeGreaterThan(900)
      expect(`${text.title}${text.summary}${text.body}`, name).not.toMatch(/lorem|TODO|\{brand\}|undefined/i)
    }
  }
})
