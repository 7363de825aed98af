import { readFileSync } from 'node:fs'
import { after as later, minute, now, second, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { desc, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reportDownloads } from '#domain/publication/article-tables.server.ts'
import { newDownloadForm } from '#domain/publication/executive-download.server.ts'
import {
  publishArticle,
  publishDueArticles,
  scheduleArticle,
  unpublishArticle,
} from '#domain/publication/publish-article.server.ts'
import { createOwnArticle, createPlatformArticle } from '#domain/publication/write-article.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { aText, english, hunterArticle, longText, platformArticle } from '../support/articles.ts'
import { hunter, operator, system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { aPicture } from '../support/pictures.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let team: Person
let author: Person
let asTeam: string
let asAuthor: string

beforeAll(async () => {
  team = await operator()
  author = await hunter()
})
beforeEach(async () => {
  await database().execute(sql`DELETE FROM rate_limits`)
  asTeam = await sessionOf(team)
  asAuthor = await sessionOf(author)
})

const text = async (address: string, as?: string) => (await site.ask(address, as ? { as } : {})).text()
/** The text of an article as a page draws it. */
const bodyIn = (page: string) => /<div[^>]*class="[^"]*prose[\s\S]*?<\/div>/.exec(page)?.[0]
const statusOf = async (address: string, as?: string) => (await site.ask(address, as ? { as } : {})).status
const everywhere = (slug: string) => [
  `/publication/activity/${slug}`,
  `/en/publication/activity/${slug}`,
  `/publication/activity/${slug}.data`,
]

describe('a draft and a planned article', () => {
  it('are hidden from visitors: page, lists, feed, sitemap, cover; and shown everywhere at their minute', async () => {
    const title = 'Naskah yang belum waktunya'
    const { id, slug } = await createPlatformArticle(team, {
      ...aText({ title, cover: await aPicture() }),
      kind: 'activity',
    })
    const cover = /publication\/covers\/([0-9a-f-]{36})/.exec(
      await text(`/hello/publications/${id}`, asTeam),
    )![1]
    const hidden = async () => {
      for (const address of everywhere(slug))
        expect([address, await statusOf(address)]).toEqual([address, 404])
      for (const list of ['/publication', '/publication/activity', '/publication/rss.xml', '/sitemap.xml'])
        expect(await text(list), list).not.toContain(slug)
      expect(await statusOf(`/publication/covers/${cover}`)).toBe(404)
      expect(await statusOf(`/og/id/publication/activity/${slug}.png`)).toBe(404)
    }
    await hidden()
    const at = later(now(), 5 * minute)
    await scheduleArticle(team, id, { at, revision: 1 })
    await hidden()
    travelTo(at)
    await publishDueArticles(system)
    travelTo(null)
    for (const address of everywhere(slug)) expect([address, await statusOf(address)]).toEqual([address, 200])
    for (const list of ['/publication', '/publication/activity', '/publication/rss.xml'])
      expect(await text(list), list).toContain(slug)
    const picture = await site.ask(`/publication/covers/${cover}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await unpublishArticle(team, id, '')
    await hidden()
  })

  it('respond as if they never existed', async () => {
    const { slug } = await createPlatformArticle(team, {
      ...aText({ title: 'Draf yang dicoba tebak' }),
      kind: 'activity',
    })
    const [draft, never] = [
      await text(`/publication/activity/${slug}`),
      await text('/publication/activity/tidak-pernah-ada'),
    ]
    expect(draft.replaceAll(slug, 'X').replace(/nonce="[^"]+"/g, '')).toBe(
      never.replaceAll('tidak-pernah-ada', 'X').replace(/nonce="[^"]+"/g, ''),
    )
  })
})

describe('an article in public', () => {
  it('shows in English what it has in Indonesian only, and marks its language', async () => {
    const { slug } = await platformArticle(team, { kind: 'activity', title: 'Hanya bahasa Indonesia' })
    const both = await platformArticle(team, { kind: 'activity', title: 'Kedua bahasa ada', ...english })
    expect(await text(`/en/publication/activity/${slug}`)).toContain('available in Indonesian only')
    const page = await text(`/en/publication/activity/${both.slug}`)
    expect(page).toContain(english.titleEn)
    expect(page).not.toContain('available in Indonesian only')
  })

  it('has links that share it without a script or a third party', async () => {
    const { slug } = await platformArticle(team, { kind: 'activity', title: 'Bagikan & "kutip" ini' })
    const page = await text(`/publication/activity/${slug}`)
    for (const place of [
      'https://wa.me/?text=',
      'https://x.com/intent/post?',
      'linkedin.com/sharing/',
      'mailto:?subject=',
    ])
      expect(page).toContain(`href="${place.startsWith('linkedin') ? 'https://www.' : ''}${place}`)
    expect(page).not.toMatch(/<(?:script|iframe|img|link)[^>]+(?:src|href)="https?:\/\/(?!127|localhost)/)
  })

  it('MD-01 MD-06 shows no markup of its title, summary or text as markup, in page, feed and head', async () => {
    const vectors = readFileSync('test/corpora/dompurify-xss-payloads.json', 'utf8')
    const payloads = (JSON.parse(vectors) as { payload: string }[]).map(({ payload }) => payload)
    const body = `${longText}\n\n${payloads.join('\n\n').slice(0, 30_000)}\n\n<script>alert(1)</script>`
    const title = '</title><script>alert(1)</script> ]]> & "x"'
    const summary = `<img src=x onerror=alert(1)> ]]><script>alert(2)</script> ${'a'.repeat(40)}`
    const { slug } = await platformArticle(team, { kind: 'activity', title, summary, body })
    const page = await text(`/publication/activity/${slug}`)
    expect(
      page.match(
        /<script>alert|<img src=x|<svg[^>]*\sonload|<iframe|<[a-z][^<>]*(?:href|src)="?javascript:/gi,
      ),
    ).toBeNull()
    const article = page.slice(page.indexOf('<article'), page.indexOf('</article>'))
    expect(article.match(/<[a-z][^<>]*\son[a-z]+\s*=/gi)).toBeNull()
    const feed = await text('/publication/rss.xml')
    expect(feed).not.toMatch(/<script|<img|\]\]> &|onerror=alert\(1\)>/)
    expect(feed.split('<![CDATA[').length).toBe(feed.split(']]>').length)
  })
})

describe('lists', () => {
  it('respond to searches of any length and letters', async () => {
    await platformArticle(team, { kind: 'activity', title: 'Yang dapat dicari orang' })
    for (const place of [
      'activity',
      'security-awareness',
      'cyber-security-executive',
      'bughunter-write-ups',
    ]) {
      const root = `/publication/${place}`
      for (const query of [
        'x'.repeat(5_000),
        '%00',
        '😀'.repeat(60),
        '漢字',
        "'; DROP TABLE articles; --",
        '%',
        '\\',
      ])
        expect([place, await statusOf(`${root}?q=${encodeURIComponent(query)}`)]).toEqual([place, 200])
      expect(await statusOf(`${root}?topic=tidak-ada&page=zzz`)).toBe(200)
      expect((await site.ask(`${root}?page=9999`)).headers.get('location')).toBe(root)
    }
    expect(await text('/publication/activity?q=dapat%20dicari')).toContain('Yang dapat dicari orang')
    expect(await text('/publication/activity?q=tidakadasamasekali')).toContain('Tidak ada yang cocok')
    expect(await text('/publication/activity?q=%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain(
      '<script>alert',
    )
  })

  it('shows own articles beside write-ups, by topic, and on the profile of their author', async () => {
    const { slug } = await hunterArticle(author, team, {
      title: 'Tulisan sendiri di daftar',
      topics: ['cloud'],
    })
    const path = `/write-ups/${author.username}/${slug}`
    expect(await text('/publication/bughunter-write-ups?topic=cloud')).toContain(path)
    expect(await text('/publication/bughunter-write-ups?topic=api')).not.toContain(path)
    expect(await text(`/${author.username}`)).toContain(path)
    expect(await text(path)).toContain('Tulisan sendiri di daftar')
  })
})

describe('the download of an executive report', () => {
  const filled = (said: Record<string, string> = {}) => {
    travelTo(later(now(), -10 * second))
    const form = newDownloadForm()
    travelTo(null)
    return {
      ...{
        intent: 'download',
        form,
        reference: '',
        name: 'Ratna Dewi',
        email: `r${newId().slice(-6)}@nusabank.test`,
      },
      ...{ job: 'Keamanan', position: 'Kepala bagian', company: 'Nusa Bank', consent: 'yes', ...said },
    }
  }
  let path: string
  beforeAll(async () => {
    const { slug } = await platformArticle(team, {
      kind: 'executive',
      title: 'Laporan untuk diunduh',
      ...english,
    })
    path = `/publication/cyber-security-executive/${slug}`
  })

  it.each([
    [
      '',
      [
        'Nama harus diisi',
        'Email harus diisi',
        'Pekerjaan harus diisi',
        'Posisi Pekerjaan harus diisi',
        'Nama Perusahaan harus diisi',
      ],
    ],
    [
      '/en',
      [
        'Your Name is required',
        'Email is required',
        'Job is required',
        'Job Position is required',
        'Company Name is required',
      ],
    ],
  ])('names in %j what is missing, with the texts of the specification', async (root, said) => {
    const empty = { name: '', email: '', job: '', position: '', company: '', consent: '' }
    const answer = await site.ask(root + path, { form: filled(empty) })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    for (const words of said) expect(page).toContain(words)
    const wrong = await site.ask(root + path, { form: filled({ email: 'bukan alamat' }) })
    expect(await wrong.text()).toContain(root === '' ? 'Email harus valid' : 'Email must be valid')
  })

  it.each([
    ['', 'Cyber Security Executive berhasil diunduh'],
    ['/en', 'Cyber Security Executive downloaded'],
  ])('leads from the form to the PDF in %j without scripts', async (root, said) => {
    const answer = await site.ask(root + path, { form: filled() })
    expect(answer.status).toBe(302)
    const ready = await text(answer.headers.get('location')!)
    expect(ready).toContain(said)
    const link = /href="([^"]*\/pdf\?t=[\w-]+)"/.exec(ready)![1]!
    expect(link.startsWith(root + path)).toBe(true)
    const pdf = await site.ask(link)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(pdf.headers.get('cache-control')).toContain('no-store')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('reveals nothing without the form: not the text, not the PDF', async () => {
    const page = await text(path)
    expect(page).not.toContain('Kalimat ini ada supaya')
    expect(await text(`${path}.data`)).not.toContain('Kalimat ini ada supaya')
    for (const token of ['', '?t=', '?t=abc', `?t=${'x'.repeat(3_000)}`])
      expect((await site.ask(`${path}/pdf${token}`)).status).toBe(302)
    expect(await text(`${path}?t=0`)).toContain('Tautan ini sudah tidak berlaku')
  })

  it.each([
    ['a line break in the name', { name: 'Ratna\r\nBcc: korban@x.test' }],
    ['two addresses', { email: 'a@b.test, c@d.test' }],
    ['no consent', { consent: '' }],
    ['an unknown field', { state: 'asked' }],
  ])('refuses %s and stores nothing', async (_name, said) => {
    const newest = async () =>
      (await database().select().from(reportDownloads).orderBy(desc(reportDownloads.id)).limit(1))[0]
    const before = await newest()
    expect((await site.ask(path, { form: filled(said) })).status).toBe(422)
    expect(await newest()).toEqual(before)
  })

  it('gives every reader a form of their own', async () => {
    const marks = [await text(path), await text(path)].map(
      (page) => /name="form" value="([\w-]{40,})"/.exec(page)?.[1],
    )
    expect(marks[0]).toBeDefined()
    expect(marks[0]).not.toBe(marks[1])
  })

  it('is listed for the team, with cells no spreadsheet takes for formulas', async () => {
    await site.ask(path, { form: filled({ company: '=HYPERLINK("http://x.test")' }) })
    expect(await text('/hello/publications/downloads', asTeam)).toContain('=HYPERLINK')
    const file = await site.ask('/hello/publications/downloads', { as: asTeam, form: { intent: 'export' } })
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(await file.text()).toContain(`"'=HYPERLINK(""http://x.test"")"`)
  })
})

describe('writing by forms', () => {
  const form = (more: Record<string, string | Blob> = {}) => ({
    ...{ intent: 'save', title: 'Ditulis lewat formulir', summary: aText().summary, body: longText },
    ...{ titleEn: '', summaryEn: '', bodyEn: '', topics: 'web', ...more },
  })

  it('MD-02 takes an article of a bughunter from draft over review to its page, drawn the same in each', async () => {
    const made = await site.ask('/bughunter/articles/create', { as: asAuthor, form: form({ key: newId() }) })
    const place = made.headers.get('location')!.split('?')[0]!
    expect(place).toBe('/bughunter/articles/edit/ditulis-lewat-formulir')
    const refused = await site.ask(place, {
      as: asAuthor,
      form: form({ revision: '7', title: 'Judul yang hilang' }),
    })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Judul yang hilang')
    const preview = await text(place.replace('edit', 'preview'), asAuthor)
    expect(preview).toContain('<h3>Pembuka</h3>')
    const sent = await site.ask(place, { as: asAuthor, form: { intent: 'send', revision: '1' } })
    expect(sent.headers.get('location')).toBe(`${place}?done=article_sent`)
    const queue = await text('/hello/publications?state=in_review', asTeam)
    const id = /hello\/publications\/([0-9a-f-]{36})/.exec(queue)![1]
    expect(await text(`/hello/publications/${id}`, asTeam)).toContain('Pembuka')
    const back = await site.ask(`/hello/publications/${id}`, {
      as: asTeam,
      form: { intent: 'return', revision: '1', reason: 'terlalu pendek' },
    })
    expect(back.status).toBe(422)
    await site.ask(`/hello/publications/${id}`, { as: asTeam, form: { intent: 'publish', revision: '1' } })
    const page = await text(`/write-ups/${author.username}/ditulis-lewat-formulir`)
    // One pipeline for the preview of its writer and the page of all.
    expect(bodyIn(page)).toContain('<h3>Pembuka</h3>')
    expect(bodyIn(preview)).toBe(bodyIn(page))
  })

  it('stores an uploaded cover and refuses what is no picture', async () => {
    const cover = await aPicture()
    const made = await site.ask('/hello/publications/create?kind=activity', {
      as: asTeam,
      form: form({ key: newId(), cover }),
    })
    expect(made.status).toBe(302)
    expect(await text(made.headers.get('location')!, asTeam)).toContain('/publication/covers/')
    const fake = new File(['<svg onload=alert(1)>'], 'a.png', { type: 'image/png' })
    const no = await site.ask('/hello/publications/create?kind=activity', {
      as: asTeam,
      form: form({ key: newId(), cover: fake }),
    })
    expect(no.status).toBe(422)
    expect(await no.text()).toContain('Ditulis lewat formulir')
  })

  it('refuses all acts of others', async () => {
    const { id, slug } = await createOwnArticle(author, aText({ title: 'Milik orang lain' }))
    const other = await hunter()
    for (const intent of ['save', 'send', 'publish', 'remove', 'unpublish']) {
      const answer = await site.ask(`/bughunter/articles/edit/${slug}`, {
        as: await sessionOf(other),
        form: { intent, revision: '1' },
      })
      expect([intent, answer.status]).toEqual([intent, 404])
      const hers = await site.ask(`/hello/publications/${id}`, {
        as: await sessionOf(other),
        form: { intent, revision: '1' },
      })
      expect(hers.status).toBe(302)
    }
    await expect(publishArticle(author, id, 1)).rejects.toMatchObject({ code: 'forbidden' })
  })
})
