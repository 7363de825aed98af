import { eq, ne } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { bughunters, files } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { aText, longText } from '../../../test/support/articles.ts'
import { hunter, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { aPicture } from '../../../test/support/pictures.ts'
import { type ArticleInput, ownArticleInput } from './article-input.ts'
import { articlePictureSeenBy } from './article-pictures.server.ts'
import { ownArticle } from './article-queries.server.ts'
import { ownArticleSeenBy } from './article-queue.server.ts'
import { articlePictures } from './article-tables.server.ts'
import { publishArticle, unpublishArticle } from './publish-article.server.ts'
import { removeArticle, sendArticle, takeArticleBack } from './review-article.server.ts'
import { createOwnArticle, createPlatformArticle, saveArticle } from './write-article.server.ts'

useDatabase()

let author: Person
let team: Person
beforeAll(async () => {
  ;[author, team] = [await hunter(), await operator()]
})

/** A text that shows pictures of these names. */
const showing = (...names: string[]) =>
  `${longText}\n\n${names.map((name) => `![Layar](${name})`).join('\n\n')}`
const named = async (name: string) => new File([await aPicture()], name, { type: 'image/png' })
const write = (names: string[], sent: File[], more: Partial<ArticleInput> = {}) =>
  createOwnArticle(author, aText({ body: showing(...names), files: sent, ...more }))
const seen = (id: string) => ownArticleSeenBy(author, id)
const idOf = async (id: string, name: string) =>
  (await seen(id)).pictures.find((picture) => picture.name === name)!.fileId
async function save(id: string, names: string[], sent: File[]): Promise<void> {
  const { revision } = await seen(id)
  await saveArticle(author, id, aText({ body: showing(...names), files: sent, revision }))
}
async function publish(id: string): Promise<void> {
  await sendArticle(author, id)
  await publishArticle(team, id, (await seen(id)).revision)
}
const reads = async (viewer: Actor, fileId: string) => (await articlePictureSeenBy(viewer, fileId)) !== null
const storedCount = () => database().$count(files, ne(files.state, 'removed'))

describe('pictures of an article', () => {
  it('are drawn anew without what the camera wrote, whole and no larger than they are shown', async () => {
    const photo = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: '#456' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'RAHASIA KAMERA' } })
      .toBuffer()
    const { id } = await write(
      ['foto.jpg'],
      [new File([new Uint8Array(photo)], 'foto.jpg', { type: 'image/jpeg' })],
    )
    const { name, mediaType, bytes } = (await articlePictureSeenBy(author, await idOf(id, 'foto.jpg')))!
    expect([name, mediaType, bytes.includes('RAHASIA')]).toEqual(['foto.webp', 'image/webp', false])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 533 })
  })

  it('are read with the text at work, and by everyone only while a public text shows them', async () => {
    const { id, slug } = await write(['satu.png'], [await named('satu.png')])
    const fileId = await idOf(id, 'satu.png')
    const who = async () =>
      Promise.all([author, team, await hunter(), visitor].map((viewer) => reads(viewer, fileId)))
    expect(await who()).toEqual([true, false, false, false])
    await sendArticle(author, id)
    expect(await who()).toEqual([true, true, false, false])
    await publishArticle(team, id, 1)
    expect(await who()).toEqual([true, true, true, true])
    const page = (await ownArticle(author.username, slug, 'id'))!
    expect(page.pictures).toEqual([{ name: 'satu.png', fileId }])
    const hide = (hiddenFromBoards: boolean) =>
      database()
        .update(bughunters)
        .set({ hiddenFromBoards })
        .where(eq(bughunters.accountId, author.accountId))
    await hide(true)
    expect(await who()).toEqual([true, true, false, false])
    await hide(false)
    await unpublishArticle(author, id, '')
    expect(await who()).toEqual([true, true, false, false])
  })

  it('no reviewer has seen do not become public under a name the public text uses', async () => {
    const { id, slug } = await write(['ada.png', 'nanti.png'], [await named('ada.png')])
    await publish(id)
    const first = await idOf(id, 'ada.png')
    await save(id, ['ada.png', 'nanti.png'], [await named('nanti.png')])
    const late = await idOf(id, 'nanti.png')
    expect([await reads(visitor, first), await reads(visitor, late)]).toEqual([true, false])
    expect((await ownArticle(author.username, slug, 'id'))!.pictures).toHaveLength(1)
    await expect(save(id, ['ada.png'], [await named('ada.png')])).rejects.toMatchObject({
      fields: { files: [{ key: 'picture_name_taken' }] },
    })
    // Taken out of the text at work it stays with the public one.
    await save(id, [], [])
    expect([await reads(visitor, first), await reads(author, late)]).toEqual([true, false])
    await publish(id)
    expect(await reads(visitor, first)).toBe(false)
  })

  it('of the text of an executive report are in no public page', async () => {
    const text = {
      ...aText({ body: showing('a.png'), files: [await named('a.png')] }),
      kind: 'executive' as const,
    }
    const { id } = await createPlatformArticle(team, text)
    await publishArticle(team, id, 1)
    const [row] = await database().select().from(articlePictures).where(eq(articlePictures.articleId, id))
    expect([await reads(team, row!.fileId), await reads(visitor, row!.fileId)]).toEqual([true, false])
  })
})

describe('sending pictures', () => {
  it('stores what the text names, once, and lets go of what it names no more', async () => {
    const before = await storedCount()
    const picture = await named('a.png')
    const { id } = await write(['a.png', 'https://a.test/b.png'], [picture, await named('tak-disebut.png')])
    expect(await storedCount()).toBe(before + 1)
    const kept = await idOf(id, 'a.png')
    await save(id, ['a.png'], [picture])
    expect([await idOf(id, 'a.png'), await storedCount()]).toEqual([kept, before + 1])
    await save(id, ['a.png'], [await named('a.png')])
    expect(await idOf(id, 'a.png')).not.toBe(kept)
    expect(await storedCount()).toBe(before + 1)
    await save(id, [], [])
    expect(await storedCount()).toBe(before)
  })

  it('leaves nothing of what is refused: another user’s, an older page, a locked text, too many, no picture', async () => {
    const { id } = await write(['a.png'], [await named('a.png')])
    const before = await storedCount()
    const text = (sent: File[], revision = 1) => aText({ body: showing('b.png'), files: sent, revision })
    const one = await named('b.png')
    await expect(saveArticle(await hunter(), id, text([one]))).rejects.toMatchObject({ code: 'not_found' })
    const suspended = { ...author, suspended: true }
    await expect(saveArticle(suspended, id, text([one]))).rejects.toMatchObject({ code: 'forbidden' })
    await expect(saveArticle(author, id, text([one], 7))).rejects.toMatchObject({ detail: 'article_changed' })
    const wrong = new File(['bukan gambar'], 'b.png', { type: 'image/png' })
    await expect(saveArticle(author, id, text([wrong]))).rejects.toMatchObject({
      fields: { files: [{ key: 'file_type', params: { file: 'b.png' } }] },
    })
    const many = Array.from({ length: 21 }, () => one)
    expect(ownArticleInput.safeParse({ ...text([]), files: many }).error?.issues[0]?.message).toBe('too_many')
    await sendArticle(author, id)
    await expect(saveArticle(author, id, text([one]))).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await storedCount()).toBe(before)
    await takeArticleBack(author, id)
    await removeArticle(author, id)
    expect(await database().$count(articlePictures, eq(articlePictures.articleId, id))).toBe(0)
  })

  it('of two saves at the same moment one has its picture', async () => {
    const { id } = await write([], [])
    const before = await storedCount()
    const saves = await Promise.allSettled(
      ['a.png', 'b.png'].map(async (name) =>
        saveArticle(author, id, aText({ body: showing(name), files: [await named(name)], revision: 1 })),
      ),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect([(await seen(id)).pictures.length, await storedCount()]).toEqual([1, before + 1])
  })
})
