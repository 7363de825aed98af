import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database, transaction } from '#infra/database.ts'
import { aText, hunterArticle, platformArticle } from '../../../test/support/articles.ts'
import { hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { articles, articleVersions } from './article-tables.server.ts'
import { eraseOwnArticles } from './export-publication-data.server.ts'
import { createOwnArticle } from './write-article.server.ts'

useDatabase()

it('deletes own articles with every public version, and nothing of others', async () => {
  const [team, leaver, other] = [await operator(), await hunter(), await hunter()]
  await hunterArticle(leaver, team, { title: 'Tulisan yang ikut pergi' })
  await createOwnArticle(leaver, aText({ title: 'Draf yang ikut pergi' }))
  const kept = await hunterArticle(other, team, { title: 'Tulisan yang tinggal' })
  await platformArticle(team, { title: 'Tulisan tim yang tinggal' })
  await transaction((tx) => eraseOwnArticles(tx, leaver.accountId))
  await transaction((tx) => eraseOwnArticles(tx, team.accountId))
  const rows = await database().select().from(articles)
  expect(rows.map(({ titleId }) => titleId).sort()).toEqual([
    'Tulisan tim yang tinggal',
    'Tulisan yang tinggal',
  ])
  expect(await database().select().from(articleVersions)).toHaveLength(2)
  expect(await database().$count(articleVersions, eq(articleVersions.articleId, kept.id))).toBe(1)
})
