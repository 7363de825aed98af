import { articleSeenBy, ownArticleSeenBy } from '#domain/publication/article-queue.server.ts'
import { sendArticle } from '#domain/publication/review-article.server.ts'
import { createOwnArticle, createPlatformArticle } from '#domain/publication/write-article.server.ts'
import type { Person } from '#kernel/actor.ts'
import { aText, hunterArticle, platformArticle } from './articles.ts'
import { aPicture } from './pictures.ts'

type Words = { articleDraft: string; platformDraft: string; markup: string }

/** Articles in every place they can stand: public, at work in the team, a bughunter's draft, one in review. */
export async function buildArticles(team: Person, reporter: Person, words: Words) {
  const { articleDraft, platformDraft, markup } = words
  const activity = await platformArticle(team, { kind: 'activity', title: `Kegiatan ${markup}` })
  const awareness = await platformArticle(team, { kind: 'security_awareness', title: `Awareness ${markup}` })
  const executive = await platformArticle(team, { kind: 'executive', title: 'Laporan untuk pimpinan' })
  const cover = await aPicture()
  const withPicture = async () => ({
    body: `${aText().body}\n\n![Layar](gambar.png)`,
    files: [await aPicture()],
  })
  const inner = await createPlatformArticle(team, {
    ...aText({ title: `Naskah ${platformDraft} ${markup}`, cover, ...(await withPicture()) }),
    kind: 'security_awareness',
  })
  const draft = await createOwnArticle(
    reporter,
    aText({ title: `Draf ${articleDraft} ${markup}`, cover, ...(await withPicture()) }),
  )
  const sent = await createOwnArticle(reporter, aText({ title: 'Yang menunggu ditinjau' }))
  await sendArticle(reporter, sent.id)
  const own = await hunterArticle(reporter, team, {
    title: `Tulisan bughunter ${markup}`,
    cover: await aPicture(),
    ...(await withPicture()),
  })
  const pictureOf = async (viewer: Person, { id }: { id: string }) => {
    const { pictures } = await (viewer === team ? articleSeenBy(team, id) : ownArticleSeenBy(viewer, id))
    return { fileId: pictures[0]!.fileId }
  }
  const username = reporter.username
  return {
    articles: { activity, awareness, executive, inner, draft, sent, own: { ...own, username } },
    articlePictures: {
      public: await pictureOf(reporter, own),
      inner: await pictureOf(team, inner),
      draft: await pictureOf(reporter, draft),
    },
    covers: {
      public: { fileId: (await articleSeenBy(reporter, own.id)).coverFileId! },
      inner: { fileId: (await articleSeenBy(team, inner.id)).coverFileId! },
      draft: { fileId: (await articleSeenBy(reporter, draft.id)).coverFileId! },
    },
  }
}
