import { hour, after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { aText, english, hunterArticle, platformArticle } from '../../../test/support/articles.ts'
import { companyOwner, hunter, operator, system, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { aPicture } from '../../../test/support/pictures.ts'
import { coverSeenBy } from './article-files.server.ts'
import {
  articlesOf,
  nextArticles,
  ownArticle,
  publicArticle,
  publicArticleCount,
  publicArticles,
} from './article-queries.server.ts'
import { articleSeenBy, articlesSeenBy, ownArticleSeenBy, ownArticlesOf } from './article-queue.server.ts'
import { articles, articleVersions } from './article-tables.server.ts'
import { hunterProfile } from './hunter-profile.server.ts'
import {
  publishArticle,
  publishDueArticles,
  scheduleArticle,
  unpublishArticle,
  unscheduleArticle,
} from './publish-article.server.ts'
import { removeArticle, returnArticle, sendArticle, takeArticleBack } from './review-article.server.ts'
import { createOwnArticle, createPlatformArticle, saveArticle } from './write-article.server.ts'
import { publishedWriteUps } from './write-up-queries.server.ts'

useDatabase()

const reason = 'Bagian dampak belum menjelaskan siapa yang dirugikan.'
const refused = (code: string, detail?: string) => ({ code, ...(detail ? { detail } : {}) })
const slugs = async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => publicArticles({ size: 4, page })))
  const rows = pages.flat()
  expect(await publicArticleCount()).toBe(rows.length)
  return rows.map(({ slug }) => slug)
}
const draft = async (team: Person, title: string) =>
  createPlatformArticle(team, { ...aText({ title }), kind: 'activity' })

describe('an article of the platform team', () => {
  it('is on no page before it is published, and on all after', async () => {
    const team = await operator()
    const { id, slug } = await draft(team, 'Kegiatan pertama kami')
    expect(await publicArticle('activity', slug, 'id')).toBeNull()
    expect(await slugs()).not.toContain(slug)
    expect((await articlesOf('activity', 'id', { page: 1 })).rows.map((row) => row.slug)).not.toContain(slug)
    await publishArticle(team, id, 1)
    expect(await publicArticle('activity', slug, 'id')).toMatchObject({
      title: 'Kegiatan pertama kami',
      username: null,
    })
    expect(await publicArticle('security_awareness', slug, 'id')).toBeNull()
    expect(await slugs()).toContain(slug)
  })

  it('shows English readers the English text, else the Indonesian one, marked as such', async () => {
    const team = await operator()
    const both = await platformArticle(team, { title: 'Dua bahasa sekaligus', ...english })
    const one = await platformArticle(team, { title: 'Satu bahasa saja' })
    expect(await publicArticle('security_awareness', both.slug, 'en')).toMatchObject({
      ...{ language: 'en', title: english.titleEn, languages: ['id', 'en'] },
    })
    expect(await publicArticle('security_awareness', one.slug, 'en')).toMatchObject({
      ...{ language: 'id', title: 'Satu bahasa saja', languages: ['id'] },
    })
  })

  it('preserves its address after publishing, and the public text until the next publication', async () => {
    const team = await operator()
    const { id, slug } = await platformArticle(team, { title: 'Judul yang pertama' })
    await saveArticle(team, id, { ...aText({ title: 'Judul yang kedua' }), revision: 1 })
    expect(await publicArticle('security_awareness', slug, 'id')).toMatchObject({
      title: 'Judul yang pertama',
    })
    await publishArticle(team, id, 2)
    expect(await publicArticle('security_awareness', slug, 'id')).toMatchObject({ title: 'Judul yang kedua' })
    expect((await articleSeenBy(team, id)).versions.map(({ number }) => number)).toEqual([2, 1])
  })

  it('follows its title while its address is not public', async () => {
    const team = await operator()
    const { id, slug } = await draft(team, 'Nama yang akan berubah')
    const saved = await saveArticle(team, id, { ...aText({ title: 'Nama yang sudah jadi' }), revision: 1 })
    expect([slug, saved.slug]).toEqual(['nama-yang-akan-berubah', 'nama-yang-sudah-jadi'])
  })

  it('refuses saving and publishing over a text that changed meanwhile', async () => {
    const [team, colleague] = [await operator(), await operator()]
    const { id } = await draft(team, 'Dua penyunting satu naskah')
    await saveArticle(colleague, id, { ...aText({ title: 'Dua penyunting satu naskah' }), revision: 1 })
    await expect(saveArticle(team, id, { ...aText(), revision: 1 })).rejects.toMatchObject(
      refused('conflict', 'article_changed'),
    )
    await expect(publishArticle(team, id, 1)).rejects.toMatchObject(refused('conflict', 'article_changed'))
  })

  it('gives two articles of one title two addresses, also when both begin at once', async () => {
    const team = await operator()
    const made = await Promise.all([1, 2, 3].map(() => draft(team, 'Judul yang sama persis')))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(3)
  })

  it('is created once however often its form is sent', async () => {
    const team = await operator()
    const key = newId()
    const sent = { ...aText({ title: 'Formulir yang diklik dua kali' }), key, kind: 'activity' as const }
    const [one, two] = await Promise.all([
      createPlatformArticle(team, sent),
      createPlatformArticle(team, sent),
    ])
    expect([one.id, two]).toEqual([key, one])
    await expect(createPlatformArticle(await operator(), sent)).rejects.toMatchObject(refused('key_reused'))
    const other = { ...sent, body: `${sent.body} Ditulis setelah kembali ke formulir.` }
    await expect(createPlatformArticle(team, other)).rejects.toMatchObject(refused('key_reused'))
  })

  it('treats the same text saved twice as one', async () => {
    const team = await operator()
    const { id } = await draft(team, 'Naskah yang disimpan dua kali')
    const text = aText({ title: 'Naskah yang disimpan dua kali', summary: 'Ringkasan yang baru.' })
    for (let turn = 0; turn < 2; turn++) await saveArticle(team, id, { ...text, revision: 1 })
    expect((await articleSeenBy(team, id)).revision).toBe(2)
  })

  it('is written by operators alone', async () => {
    for (const stranger of [await hunter(), await companyOwner(), visitor])
      await expect(createPlatformArticle(stranger, { ...aText(), kind: 'activity' })).rejects.toMatchObject(
        refused('not_found'),
      )
    const { id } = await draft(await operator(), 'Bukan untuk disentuh')
    const stranger = await hunter()
    await expect(saveArticle(stranger, id, { ...aText(), revision: 1 })).rejects.toMatchObject(
      refused('not_found'),
    )
    await expect(articleSeenBy(stranger, id)).rejects.toMatchObject(refused('not_found'))
    await expect(articleSeenBy(visitor, id)).rejects.toMatchObject(refused('not_found'))
  })

  it('is refused incomplete, in both languages', async () => {
    const team = await operator()
    const short = await createPlatformArticle(team, { ...aText({ body: 'Pendek.' }), kind: 'activity' })
    await expect(publishArticle(team, short.id, 1)).rejects.toMatchObject(
      refused('step_missing', 'article_incomplete'),
    )
    expect((await articleSeenBy(team, short.id)).obstacles.publish).toBe('article_incomplete')
    const half = await createPlatformArticle(team, {
      ...aText({ titleEn: 'Only a title' }),
      kind: 'activity',
    })
    await expect(publishArticle(team, half.id, 1)).rejects.toMatchObject(
      refused('step_missing', 'article_english_incomplete'),
    )
    expect((await articleSeenBy(team, half.id)).obstacles.publish).toBe('article_english_incomplete')
  })
})

describe('a planned publication', () => {
  it('is published at its minute and not before', async () => {
    const team = await operator()
    const { id, slug } = await draft(team, 'Terbit pada waktunya')
    const at = later(now(), hour)
    await scheduleArticle(team, id, { at, revision: 1 })
    expect(await publishDueArticles(system)).toBe(0)
    travelTo(later(at, -1))
    expect(await publishDueArticles(system)).toBe(0)
    expect(await publicArticle('activity', slug, 'id')).toBeNull()
    travelTo(at)
    expect(await Promise.all([publishDueArticles(system), publishDueArticles(system)])).toContain(1)
    expect(await publicArticle('activity', slug, 'id')).toMatchObject({ publishedAt: at })
    expect(await database().$count(articleVersions, eq(articleVersions.articleId, id))).toBe(1)
  })

  it('can be cancelled, and is neither in the past nor beyond a year', async () => {
    const team = await operator()
    const { id } = await draft(team, 'Rencana yang dibatalkan')
    for (const at of [later(now(), -minute), now(), later(now(), 400 * 24 * hour)])
      await expect(scheduleArticle(team, id, { at, revision: 1 })).rejects.toMatchObject(
        refused('invalid_input'),
      )
    await scheduleArticle(team, id, { at: later(now(), minute), revision: 1 })
    await unscheduleArticle(team, id)
    travelTo(later(now(), hour))
    expect(await publishDueArticles(system)).toBe(0)
  })

  it('of a suspended bughunter is deferred', async () => {
    const [author, team] = [await hunter(), await operator()]
    const { id } = await createOwnArticle(author, aText({ title: 'Menunggu penulisnya kembali' }))
    await sendArticle(author, id)
    await scheduleArticle(team, id, { at: later(now(), minute), revision: 1 })
    await database().update(accounts).set({ standing: 'suspended' }).where(eq(accounts.id, author.accountId))
    travelTo(later(now(), hour))
    expect(await publishDueArticles(system)).toBe(0)
  })
})

describe("a bughunter's own article", () => {
  it('is published by another person after it was sent, under the name of its author', async () => {
    const [author, team] = [await hunter(), await operator()]
    const { id, slug } = await createOwnArticle(author, aText({ title: 'Mencari IDOR dengan sabar' }))
    await expect(publishArticle(author, id, 1)).rejects.toMatchObject(refused('forbidden'))
    // A draft is its author's alone.
    await expect(publishArticle(team, id, 1)).rejects.toMatchObject(refused('not_found'))
    await sendArticle(author, id)
    await expect(saveArticle(author, id, { ...aText(), revision: 1 })).rejects.toMatchObject(
      refused('move_forbidden'),
    )
    await expect(publishArticle(author, id, 1)).rejects.toMatchObject(refused('forbidden'))
    await publishArticle(team, id, 1)
    expect(await ownArticle(author.username.toUpperCase(), slug, 'id')).toMatchObject({
      username: author.username,
    })
    const { rows } = await publishedWriteUps({ username: author.username, page: 1 })
    expect(rows).toMatchObject([{ own: true, band: null, slug, username: author.username }])
    expect((await hunterProfile(author.username))?.writeUps).toHaveLength(1)
  })

  it('is never reviewed by its own author, in any role', async () => {
    const team = await operator()
    const { id } = await createOwnArticle(await hunter(), aText({ title: 'Penulis yang meninjau sendiri' }))
    await database()
      .update(articles)
      .set({ authorId: team.accountId, state: 'in_review' })
      .where(eq(articles.id, id))
    await expect(publishArticle(team, id, 1)).rejects.toMatchObject(refused('forbidden'))
    await expect(returnArticle(team, id, reason)).rejects.toMatchObject(refused('forbidden'))
    await expect(scheduleArticle(team, id, { at: later(now(), hour), revision: 1 })).rejects.toMatchObject(
      refused('forbidden'),
    )
    await publishArticle(await operator(), id, 1)
  })

  it('is returned with a reason, corrected and sent again', async () => {
    const [author, team] = [await hunter(), await operator()]
    const { id, slug } = await createOwnArticle(author, aText({ title: 'Perlu diperbaiki dulu' }))
    await sendArticle(author, id)
    await returnArticle(team, id, reason)
    expect(await ownArticleSeenBy(author, slug)).toMatchObject({ state: 'returned', returnReason: reason })
    await saveArticle(author, id, { ...aText({ title: 'Perlu diperbaiki dulu' }), revision: 1 })
    await sendArticle(author, id)
    expect(await ownArticleSeenBy(author, slug)).toMatchObject({ state: 'in_review', returnReason: null })
    await takeArticleBack(author, id)
    expect((await ownArticleSeenBy(author, slug)).moves).toEqual(['edit', 'send', 'remove'])
    await removeArticle(author, id)
    expect((await ownArticlesOf(author)).rows).toEqual([])
  })

  it('stays public unchanged while its next text is reviewed again', async () => {
    const [author, team] = [await hunter(), await operator()]
    const { id, slug } = await hunterArticle(author, team, { title: 'Yang sudah dibaca orang' })
    await saveArticle(author, id, { ...aText({ title: 'Yang belum ditinjau' }), revision: 1 })
    expect(await ownArticle(author.username, slug, 'id')).toMatchObject({ title: 'Yang sudah dibaca orang' })
    await sendArticle(author, id)
    await returnArticle(team, id, reason)
    expect(await ownArticle(author.username, slug, 'id')).toMatchObject({ title: 'Yang sudah dibaca orang' })
    await expect(removeArticle(author, id)).rejects.toMatchObject(refused('move_forbidden'))
    await unpublishArticle(author, id, '')
    expect(await ownArticle(author.username, slug, 'id')).toBeNull()
  })

  it('is taken down by operators with a reason its author reads', async () => {
    const [author, team] = [await hunter(), await operator()]
    const { id, slug } = await hunterArticle(author, team, { title: 'Ditarik oleh tim platform' })
    await expect(unpublishArticle(team, id, '')).rejects.toMatchObject(refused('invalid_input'))
    await unpublishArticle(team, id, reason)
    expect(await ownArticleSeenBy(author, slug)).toMatchObject({ state: 'unpublished', returnReason: reason })
  })

  it('is sent by verified people only, and changed by its author only', async () => {
    const [author, other] = [await hunter({ verified: false }), await hunter()]
    const { id, slug } = await createOwnArticle(author, aText({ title: 'Belum terverifikasi' }))
    await expect(sendArticle(author, id)).rejects.toMatchObject(refused('forbidden', 'account_unverified'))
    expect((await ownArticleSeenBy(author, slug)).obstacles).toEqual({
      ...{ send: 'account_unverified', publish: null },
    })
    for (const act of [
      () => sendArticle(other, id),
      () => saveArticle(other, id, { ...aText(), revision: 1 }),
      () => removeArticle(other, id),
      () => unpublishArticle(other, id, reason),
      () => ownArticleSeenBy(other, slug),
    ])
      await expect(act()).rejects.toMatchObject(refused('not_found'))
    const suspended = { ...author, suspended: true }
    await expect(createOwnArticle(suspended, aText())).rejects.toMatchObject(refused('forbidden'))
  })

  it("is not in the operators' list before it was sent", async () => {
    const [author, team] = [await hunter(), await operator()]
    const { id } = await createOwnArticle(author, aText({ title: 'Masih rahasia penulisnya' }))
    const filter = { state: 'all', kind: 'write_up', q: 'rahasia penulisnya', page: 1 } as const
    expect((await articlesSeenBy(team, filter)).rows).toEqual([])
    await sendArticle(author, id)
    expect((await articlesSeenBy(team, { ...filter, state: 'in_review' })).rows).toHaveLength(1)
    await expect(articlesSeenBy(author, filter)).rejects.toMatchObject(refused('not_found'))
  })

  it('does not share an address with a write-up or another article of its author', async () => {
    const author = await hunter()
    const made = await Promise.all([1, 2, 3].map(() => createOwnArticle(author, aText())))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(3)
  })

  it.each([
    ['hides', () => database().update(bughunters).set({ hiddenFromBoards: true })],
    ['left', () => database().update(accounts).set({ standing: 'ended' })],
  ] as const)('is removed everywhere when its author %s', async (how, change) => {
    const [author, team] = [await hunter(), await operator()]
    const cover = await aPicture()
    const { slug } = await hunterArticle(author, team, { title: `Hilang bersama penulisnya ${how}`, cover })
    const coverId = (await ownArticle(author.username, slug, 'id'))!.coverFileId!
    expect(await coverSeenBy(visitor, coverId)).toMatchObject({ public: true })
    const query = change()
    await (how === 'hides'
      ? (query as ReturnType<typeof change>).where(sql`account_id = ${author.accountId}`)
      : query.where(sql`id = ${author.accountId}`))
    expect(await ownArticle(author.username, slug, 'id')).toBeNull()
    expect((await publishedWriteUps({ username: author.username, page: 1 })).rows).toEqual([])
    expect(await slugs()).not.toContain(slug)
    expect(await coverSeenBy(visitor, coverId)).toBeNull()
  })
})

describe('covers', () => {
  it('are cropped, and shown only with the article they belong to', async () => {
    const [team, author] = [await operator(), await hunter()]
    const { id } = await createOwnArticle(
      author,
      aText({ title: 'Sampul yang belum terbit', cover: await aPicture() }),
    )
    const { coverFileId } = await articleSeenBy(author, id)
    expect(await coverSeenBy(visitor, coverFileId!)).toBeNull()
    expect(await coverSeenBy(await hunter(), coverFileId!)).toBeNull()
    expect(await coverSeenBy(team, coverFileId!)).toBeNull()
    const seen = (await coverSeenBy(author, coverFileId!))!
    expect(seen).toMatchObject({ public: false, mediaType: 'image/webp' })
    expect(await sharp(seen.bytes).metadata()).toMatchObject({ width: 1280, height: 720 })
    await sendArticle(author, id)
    expect(await coverSeenBy(team, coverFileId!)).toMatchObject({ public: false })
    await publishArticle(team, id, 1)
    expect(await coverSeenBy(visitor, coverFileId!)).toMatchObject({ public: true })
    await unpublishArticle(team, id, reason)
    expect(await coverSeenBy(visitor, coverFileId!)).toBeNull()
  })

  it('of a draft are deleted when replaced; of a published version they are preserved with it', async () => {
    const team = await operator()
    const { id } = await createPlatformArticle(team, {
      ...aText({ cover: await aPicture() }),
      kind: 'activity',
    })
    const first = (await articleSeenBy(team, id)).coverFileId!
    await saveArticle(team, id, { ...aText({ cover: await aPicture() }), revision: 1 })
    expect(await coverSeenBy(team, first)).toBeNull()
    await publishArticle(team, id, 2)
    const second = (await articleSeenBy(team, id)).coverFileId!
    await saveArticle(team, id, { ...aText({ noCover: 'yes' }), revision: 2 })
    expect((await articleSeenBy(team, id)).coverFileId).toBeNull()
    expect(await coverSeenBy(visitor, second)).toMatchObject({ public: true })
  })

  it('must be pictures', async () => {
    const team = await operator()
    const svg = new File(
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      'a.png',
      {
        type: 'image/png',
      },
    )
    await expect(
      createPlatformArticle(team, { ...aText({ cover: svg }), kind: 'activity' }),
    ).rejects.toMatchObject({ code: 'invalid_input', fields: { cover: [{ key: 'file_type' }] } })
  })
})

describe('lists', () => {
  it('search texts and topics, treat wildcards literally, and link to others of the same kind', async () => {
    const team = await operator()
    const body = `${aText().body} Kata kunci zirkonium 100%_pasti.`
    const { slug } = await platformArticle(team, { title: 'Artikel yang dicari', body, topics: ['cloud'] })
    const found = async (q: string, topic: 'cloud' | 'api' | null = null) =>
      (await articlesOf('security_awareness', 'id', { q, topic, page: 1 })).rows.map((row) => row.slug)
    expect(await found('ZIRKONIUM')).toEqual([slug])
    expect(await found('100%_pasti')).toEqual([slug])
    expect(await found('100_pasti')).toEqual([])
    expect(await found('zirkonium', 'cloud')).toEqual([slug])
    expect(await found('zirkonium', 'api')).toEqual([])
    expect(await found('x'.repeat(5_000))).toEqual([])
    const article = (await publicArticle('security_awareness', slug, 'id'))!
    const next = await nextArticles(article, 'id')
    expect(next.length).toBeGreaterThan(0)
    expect(next.map((card) => card.slug)).not.toContain(slug)
  })

  it('treat invalid addresses as unknown', async () => {
    for (const slug of ["1' OR '1", '\0', '../x', 'x'.repeat(200), '%'])
      expect(await publicArticle('activity', slug, 'id')).toBeNull()
    expect(await ownArticle("'\0", 'x', 'id')).toBeNull()
  })
})

it('preserve published versions unchanged', async () => {
  await platformArticle(await operator(), { title: 'Tidak diubah di belakang' })
  await expect(database().update(articleVersions).set({ titleId: 'Lain' })).rejects.toMatchObject({
    cause: { code: '42501' },
  })
})
