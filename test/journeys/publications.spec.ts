import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { ownArticleWords } from '#i18n/articles.ts'
import { articleQueueWords } from '../../app/i18n/article-queue.ts'
import { articleWords } from '../../app/i18n/articles.ts'
import { doneWords } from '../../app/i18n/done.ts'
import { refusals } from '../../app/i18n/refusals.ts'
import { userTextWords } from '../../app/i18n/user-text.ts'
import { act, expectText, type Filling, fill, formOf, paper } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { settled } from './support/settled.ts'

// Publications from the draft to their readers.

const desk = articleQueueWords.id
const ownWords = ownArticleWords.id
const opening = (words: string) => `## ${words}\n\n${`${words} berulang supaya cukup panjang. `.repeat(12)}`
const text = {
  title: 'Tiga kebiasaan tim yang membalas laporan dalam sehari',
  summary:
    'Kebiasaan kecil yang membuat bughunter tidak perlu menunggu: jadwal baca, contoh jawaban, satu penanggung jawab.',
  body: opening('Kebiasaan pertama'),
}
const english = {
  titleEn: 'Three habits of teams that answer within a day',
  summaryEn:
    'Small habits that keep bughunters from waiting: hours for reading, sample answers, one person in charge.',
  bodyEn: opening('The first habit'),
}
const place = '/publication/security-awareness/tiga-kebiasaan-tim-yang-membalas-laporan-dalam-sehari'

/** A page as a person reads it who is not signed in. @returns its status */
async function statusOf(reader: Page, address: string): Promise<number> {
  const answer = await reader.goto(address)
  await settled(reader)
  return answer!.status()
}

/** Saves and stays: the other button of this form leads to the preview. */
async function save(page: Page, values: Filling): Promise<void> {
  const form = await formOf(page, 'save')
  await fill(form, values)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await form.getByRole('button', { name: /^Simpan(?: draf)?$/ }).click()
  expect((await answered).status()).toBeLessThan(400)
  await page.waitForURL(/\/hello\/publications\/[0-9a-f-]{36}|\/articles\/edit\//)
  await expectText(page, doneWords.id.article_saved)
  await settled(page)
}

async function feed(reader: Page, root = ''): Promise<string> {
  return (await reader.request.get(`${root}/publication/rss.xml`)).text()
}

test('the team writes in both languages, another operator plans and publishes, visitors read', async ({
  page,
  newUser,
}) => {
  const reader = await newUser()
  await signIn(page, 'triase@demo.test')
  await page.goto('/hello/publications/create?kind=security_awareness')
  // An unfinished English text cannot be published: the page shows why, and nothing typed is lost.
  const cover = await paper('Sampul kebiasaan')
  await save(page, { ...text, titleEn: english.titleEn, topics: ['reporting', 'program'], cover })
  await expect(page.locator('form img[src^="/publication/covers/"]')).toBeVisible()
  const workplace = new URL(page.url()).pathname
  await expectText(page, refusals.id.details.article_english_incomplete)
  await expect(page.locator('input[name="intent"][value="publish"]')).toHaveCount(0)
  await page.goto(workplace)
  await expect(page.locator('[name="titleEn"]')).toHaveValue(english.titleEn)
  await act(page, 'save', english, 'preview')

  await page.waitForURL('**/preview*')
  await expectText(page, desk.preview.notice)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
  await expect(page.getByRole('heading', { level: 3, name: 'Kebiasaan pertama' })).toBeVisible()
  await page.getByRole('link', { name: desk.preview.en, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.titleEn)
  await expect(page.getByRole('heading', { level: 3, name: 'The first habit' })).toBeVisible()
  expect(await statusOf(reader, place)).toBe(404)

  const colleague = await newUser()
  await signIn(colleague, 'verifikator@demo.test')
  await colleague.goto('/hello/publications')
  await colleague.getByRole('link', { name: text.title }).click()
  await settled(colleague)
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await act(colleague, 'schedule', { at: `${nextMonth}T08:30` })
  await expectText(colleague, /^Terbit .*08[.:]30/)
  expect(await statusOf(reader, place)).toBe(404)
  expect(await feed(reader)).not.toContain(text.title)
  await act(colleague, 'publish')
  await expectText(colleague, doneWords.id.article_published)

  await readBoth(reader)
})

async function readBoth(reader: Page): Promise<void> {
  for (const { root, words, title, heading } of [
    { root: '', words: articleWords.id, title: text.title, heading: 'Kebiasaan pertama' },
    { root: '/en', words: articleWords.en, title: english.titleEn, heading: 'The first habit' },
  ]) {
    expect(await statusOf(reader, root + place)).toBe(200)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(reader.getByRole('heading', { level: 3, name: heading })).toBeVisible()
    const cover = reader.locator('article img[src^="/publication/covers/"]').first()
    await expect(cover).toBeVisible()
    expect(await cover.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    const asked = (await cover.getAttribute('src'))!
    expect(await reader.evaluate(async (address) => (await fetch(address)).status, asked)).toBe(200)
    const share = reader
      .locator('section')
      .filter({ has: reader.getByRole('heading', { name: words.share.title }) })
    for (const one of ['WhatsApp', 'X', 'LinkedIn', words.share.email]) {
      const link = share.getByRole('link', { name: words.share.via({ place: one }), exact: true })
      expect(decodeURIComponent((await link.getAttribute('href'))!)).toContain(root + place)
    }
    // By its topic, by its text, and not by those of others.
    const list = `${root}/publication/security-awareness`
    await reader.goto(list)
    const form = reader.locator('form:has(select[name="topic"])').first()
    await fill(form, { topic: 'reporting', q: root === '' ? 'kebiasaan' : 'habits' })
    await form.locator('button[type="submit"]').click()
    await reader.waitForURL(/topic=reporting/)
    await expect(reader.getByRole('link', { name: title })).toBeVisible()
    await reader.goto(`${list}?topic=cloud`)
    await expect(reader.getByRole('link', { name: title })).toHaveCount(0)
    expect(await feed(reader, root)).toContain(title)
  }
}

test('a bughunter’s article is reviewed, published, and its published text is unchanged while it is edited', async ({
  page,
  newUser,
}) => {
  const own = {
    title: 'Catatan menguji impor berkas pelan-pelan',
    summary: text.summary,
    body: opening('Versi pertama'),
  }
  const address = '/write-ups/elang/catatan-menguji-impor-berkas-pelan-pelan'
  const reader = await newUser()
  await signIn(page, 'elang@demo.test')
  await page.goto('/bughunter/articles')
  await page.getByRole('link', { name: ownWords.own.create }).first().click()
  await page.waitForURL('**/bughunter/articles/create')
  // Too short to be reviewed: a draft all the same, and a sentence where it would be sent.
  await save(page, { ...own, body: 'Pendek.', topics: ['web'] })
  await expectText(page, refusals.id.details.article_incomplete)
  await expect(page.locator('input[name="intent"][value="send"]')).toHaveCount(0)
  await page.reload()
  await save(page, { body: own.body })
  const edit = new URL(page.url()).pathname
  await act(page, 'send')
  await expectText(page, ownWords.own.locked)
  await expect(page.locator('[name="body"]')).toHaveCount(0)
  expect(await statusOf(reader, address)).toBe(404)

  const team = await newUser()
  await signIn(team, 'penyelia@demo.test')
  await review(team, own.title, 'return', { reason: 'Tambahkan satu contoh permintaan HTTP, ya.' })
  await page.goto(edit)
  await expectText(page, 'Tambahkan satu contoh permintaan HTTP, ya.')
  await save(page, { body: `${own.body}\n\n\`\`\`http\nGET /impor HTTP/1.1\n\`\`\`` })
  await page.goto(edit.replace('/edit/', '/preview/'))
  await act(page, 'send')
  await page.waitForURL(/\/articles\/edit\//)
  await review(team, own.title, 'publish')

  expect(await statusOf(reader, address)).toBe(200)
  await expectText(reader, 'GET /impor HTTP/1.1')
  await expect(reader.locator('.prose .code-key')).toHaveText('GET')
  await reader.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await reader.getByRole('button', { name: userTextWords.id.copyCode, exact: true }).click()
  await expectText(reader, userTextWords.id.codeCopied)
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe('GET /impor HTTP/1.1')
  await page.goto(edit)
  await save(page, { title: 'Catatan yang sedang diubah', body: opening('Versi kedua') })
  await expectText(page, ownWords.own.liveStays)
  expect(await statusOf(reader, address)).toBe(200)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(own.title)
  await expectText(reader, 'Versi pertama')
  await expect(reader.getByText('Versi kedua')).toHaveCount(0)
  await act(page, 'send')
  await review(team, 'Catatan yang sedang diubah', 'publish')
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Catatan yang sedang diubah')
  await expectText(reader, 'Versi kedua')
})

/** The newest article of this name among those that wait. */
async function review(team: Page, title: string, intent: string, values: Filling = {}): Promise<void> {
  await team.goto('/hello/publications?state=in_review')
  await team.getByRole('link', { name: title }).click()
  await team.waitForURL(/\/hello\/publications\/[0-9a-f-]{36}/)
  await settled(team)
  await act(team, intent, values)
}

for (const { root, words, said, done } of [
  {
    root: '',
    words: articleWords.id.executive,
    said: [
      'Nama harus diisi',
      'Email harus diisi',
      'Pekerjaan harus diisi',
      'Posisi Pekerjaan harus diisi',
    ].concat('Nama Perusahaan harus diisi'),
    done: 'Cyber Security Executive berhasil diunduh',
  },
  {
    root: '/en',
    words: articleWords.en.executive,
    said: [
      'Your Name is required',
      'Email is required',
      'Job is required',
      'Job Position is required',
    ].concat('Company Name is required'),
    done: 'Cyber Security Executive downloaded',
  },
]) {
  test(`a visitor requests a report, with mistakes, and gets it from page and mail${root}`, async ({
    page,
  }) => {
    const email = `ratna${root === '' ? '' : '-en'}@nusabank.test`
    const since = new Date()
    const list = `${root}/publication/cyber-security-executive`
    await page.goto(list)
    await page.locator(`main a[href^="${list}/"]`).first().click()
    await page.waitForURL(`**${list}/*`)
    await settled(page)
    const form = await formOf(page, 'download')
    await form.evaluate((one) => (one as HTMLFormElement).setAttribute('novalidate', ''))
    await form.locator('button[type="submit"]').click()
    for (const sentence of said) await expectText(page, sentence)
    const who = { name: 'Ratna Dewi', job: 'Keamanan', position: 'Kepala bagian', company: 'Nusa Bank' }
    await fill(form, { ...who, email: 'bukan alamat', consent: true })
    await form.evaluate((one) => (one as HTMLFormElement).setAttribute('novalidate', ''))
    await form.locator('button[type="submit"]').click()
    await expectText(page, root === '' ? 'Email harus valid' : 'Email must be valid')
    await expectText(page, words.failed)
    for (const [name, value] of Object.entries(who))
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value)
    // The person who is faster than a reader is taken for a machine.
    await page.waitForTimeout(3_000)
    await fill(form, { email })
    await form.locator('button[type="submit"]').click()
    await expectText(page, done)
    await expectText(page, words.readyTitle)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.download }).click(),
    ])
    expect(await beginningOf(download)).toBe('%PDF-')
    const mail = await mailTo(email, /pdf\?t=/, since)
    const link = /https?:\/\/\S+\/pdf\?t=[\w-]+/.exec(mail.text)![0]
    expect(new URL(link).pathname.startsWith(`${list}/`)).toBe(true)
    const mailed = await page.request.get(link)
    expect([mailed.status(), (await mailed.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })
}

async function beginningOf(download: Download): Promise<string> {
  return readFileSync(await download.path())
    .subarray(0, 5)
    .toString()
}
