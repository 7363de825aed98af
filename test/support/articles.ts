import type { ArticleInput, PlatformArticleInput } from '#domain/publication/article-input.ts'
import { publishArticle } from '#domain/publication/publish-article.server.ts'
import { sendArticle } from '#domain/publication/review-article.server.ts'
import {
  createOwnArticle,
  createPlatformArticle,
  type Written,
} from '#domain/publication/write-article.server.ts'
import type { Person } from '#kernel/actor.ts'

/** A text long enough to be read by others. */
export const longText = `## Pembuka\n\n${'Kalimat ini ada supaya naskahnya cukup panjang untuk ditinjau. '.repeat(8)}`

export function aText(more: Partial<ArticleInput> = {}): ArticleInput {
  return {
    title: 'Cara menulis laporan yang cepat divalidasi',
    summary: 'Langkah, bukti, dan dampak yang membuat laporan dibaca sekali saja.',
    body: longText,
    ...{ titleEn: '', summaryEn: '', bodyEn: '', topics: ['reporting'] },
    ...more,
  }
}

export const english = {
  titleEn: 'How to write a report that is validated fast',
  summaryEn: 'Steps, proof and impact that let a report be read only once.',
  bodyEn: `## Opening\n\n${'This sentence is here so that the text is long enough to be reviewed. '.repeat(8)}`,
}

/** An article of the platform team, public at once. */
export async function platformArticle(
  team: Person,
  more: Partial<PlatformArticleInput> = {},
): Promise<Written> {
  const kind = more.kind ?? 'security_awareness'
  const written = await createPlatformArticle(team, { ...aText(), ...more, kind })
  await publishArticle(team, written.id, 1)
  return written
}

/** A bughunter's own article, sent, reviewed and public. */
export async function hunterArticle(
  author: Person,
  team: Person,
  more: Partial<ArticleInput> = {},
): Promise<Written> {
  const written = await createOwnArticle(author, aText(more))
  await sendArticle(author, written.id)
  await publishArticle(team, written.id, 1)
  return written
}
