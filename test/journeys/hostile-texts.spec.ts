import { newId } from '@cakrawala/ids/ids'
import type { Page } from '@playwright/test'
import {
  arrivedIn,
  clobberingTricks,
  documentsOf,
  linkTricks,
  naughtyStrings,
  xssVectors,
} from '../support/hostile-texts.ts'
import { act } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { programTexts, reportTexts, vector } from './support/main-steps.ts'
import { harmOn, watch, wordsOn } from './support/probe.ts'
import { settled } from './support/settled.ts'
import { signAgreement } from './support/signing.ts'

// MD-01, MD-04 and MD-07 in a browser: every hostile text where it is really read, by everyone who reads it. The same
// texts are taken apart one by one in `test/attacks/markdown.test.ts`.

const all = [...xssVectors, ...naughtyStrings, ...linkTricks, ...clobberingTricks]
const title = '<img src=x onerror=alert(1)>"\'><svg/onload=alert(2)>{{7*7}}'
/** Reports are written in Indonesian; hostile texts are not. */
const plain =
  '\n\nSaya membuka halaman itu dan melihat bahwa isinya dapat dibaca oleh siapa saja tanpa masuk. '

type Texts = Record<string, string>

/** Sends a form as its page would; its answer must lead on. @returns where to */
async function post(page: Page, address: string, fields: Texts): Promise<string> {
  const answer = await page.request.post(address, {
    multipart: fields,
    headers: { Origin: new URL(page.url()).origin, 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  })
  expect([
    address,
    answer.status(),
    answer.status() < 400 ? '' : (await answer.text()).slice(0, 300),
  ]).toEqual([address, 302, ''])
  return answer.headers().location!
}

/** Opens addresses as a reader; nothing there may have run. @returns the texts that stood on them */
async function readAll(page: Page, addresses: string[]): Promise<Set<number>> {
  const seen = new Set<number>()
  for (const address of addresses) {
    await page.goto(address)
    await settled(page)
    expect([address, await harmOn(page)]).toEqual([address, []])
    for (const one of arrivedIn(await wordsOn(page))) seen.add(one)
  }
  return seen
}

function tried(texts: number, places: number): void {
  test.info().annotations.push({ type: 'tried', description: `${texts} texts in ${places} places` })
}

/** Pages of visitors come from memory, which is updated within a second. */
async function renewed(page: Page, address: string, document: string): Promise<void> {
  const [mark] = /uji-\d+-uji/.exec(document)!
  const shows = async () => (await (await page.request.get(address)).text()).includes(mark)
  await expect.poll(shows, { intervals: [50], timeout: 2_000 }).toBe(true)
}

/** A person with a watched browser. */
async function reader(page: Page, email: string | null): Promise<Page> {
  await watch(page)
  if (email) await signIn(page, email)
  else await page.goto('/')
  return page
}

/** Of a domain that the demo has proved for the company of these programs. */
const ownTarget = 'https://app.warungpay.test'

test('MD-01 in a program, its reports and comments', async ({ newUser }) => {
  test.setTimeout(180_000)
  const company = await reader(await newUser(), 'owner@warungpay.test')
  const operator = await reader(await newUser(), 'triase@demo.test')
  const hunter = await reader(await newUser(), 'elang@demo.test')
  const visitor = await reader(await newUser(), null)

  const [first, ...others] = documentsOf(all, 19_000)
  await company.goto('/company/programs/create')
  await act(company, 'save', {}, 'standard')
  await act(company, 'save', {
    ...programTexts,
    'scope.0.target': ownTarget,
    ...{ managedBy: 'company', title: `Program ${title}`, summary: `Ringkasan ${title}` },
    ...{ descriptionMd: first!, publicationRules: `Aturan ${title}`, outOfScope: `Luar ${title}` },
  })
  await company.waitForURL(/\/company\/programs\/detail\/[0-9a-f-]{36}/)
  const programId = new URL(company.url()).pathname.split('/').pop()!
  await act(company, 'submit')
  await operator.goto(`/hello/programs/detail/${programId}`)
  await act(operator, 'accept')
  const read = new Set<number>()
  for (const descriptionMd of [null, ...others]) {
    if (descriptionMd !== null) {
      await company.goto(`/company/programs/edit/${programId}`)
      await act(company, 'save', { descriptionMd })
      await operator.goto(`/hello/programs/detail/${programId}`)
      await act(operator, 'accept_version')
    }
    await renewed(visitor, `/programs/${programId}`, descriptionMd ?? first!)
    for (const one of await readAll(visitor, [`/programs/${programId}`])) read.add(one)
  }
  expect(read.size).toBe(all.length)
  await readAll(company, [`/company/programs/detail/${programId}`])
  await readAll(hunter, [`/bughunter/programs/detail/${programId}`, '/bughunter/programs'])
  await readAll(visitor, ['/programs', `/en/programs/${programId}`])

  await hunter.goto(`/bughunter/programs/agreement/${programId}`)
  await signAgreement(hunter)
  const place = await sendReport(hunter, programId)
  for (const body of documentsOf(all, 4_900))
    await post(hunter, `/bughunter${place}`, { intent: 'comment', body, audience: 'all' })
  for (const [page, address] of [
    [hunter, `/bughunter${place}`],
    [company, `/company/reports/detail${place.replace('/hacktivity', '')}`],
    [operator, `/hello/reports/detail${place.replace('/hacktivity', '')}`],
  ] as const)
    expect([address, (await readAll(page, [address])).size]).toEqual([address, all.length])
  await readAll(hunter, ['/bughunter/hacktivity'])
  await readAll(company, ['/company/reports'])
  await readAll(operator, ['/hello/reports'])
  tried(all.length, 5)
})

/** @returns its address below the area */
async function sendReport(hunter: Page, programId: string): Promise<string> {
  const texts = documentsOf(xssVectors, 50_000)[0]!
  const short = documentsOf(clobberingTricks, 9_000)[0]!
  const led = await post(hunter, `/bughunter/programs/submit-report/${programId}`, {
    ...{ intent: 'report', step: 'submit', key: newId(), title, cvssVector: vector },
    ...{
      target: ownTarget,
      foundAt: String(reportTexts.foundAt),
      cweId: String(reportTexts.cweId),
    },
    vrtId: String(reportTexts.vrtId),
    pocMd: texts + plain.repeat(120),
    impactMd: short + plain.repeat(40),
    recommendationMd: short + plain.repeat(40),
  })
  return new URL(led, 'http://x').pathname.replace('/bughunter', '')
}

test('MD-01 in an article: preview, review, page, profile and feed', async ({ newUser }) => {
  const author = await reader(await newUser(), 'komodo@demo.test')
  const operator = await reader(await newUser(), 'penyelia@demo.test')
  const visitor = await reader(await newUser(), null)
  const [body, bodyEn, ...more] = documentsOf(all, 39_500)
  expect(more).toEqual([])
  const summary = `Ringkasan ${title} ${title} yang cukup panjang.`
  const led = await post(author, '/bughunter/articles/create', {
    ...{ intent: 'save', key: newId(), title: `Artikel ${title}`, summary, body: body!, topics: 'web' },
    ...{ titleEn: `Article ${title}`, summaryEn: summary, bodyEn: bodyEn! },
  })
  const slug = new URL(led, 'http://x').pathname.split('/').pop()!
  const preview = `/bughunter/articles/preview/${slug}`
  expect((await readAll(author, [preview, `${preview}?language=en`])).size).toBe(all.length)
  await author.goto(`/bughunter/articles/edit/${slug}`)
  await act(author, 'send')
  await operator.goto('/hello/publications?state=in_review')
  const work = await operator
    .locator('a[href^="/hello/publications/"]')
    .filter({ hasText: 'Artikel <img' })
    .first()
  const desk = (await work.getAttribute('href'))!
  expect((await readAll(operator, ['/hello/publications', desk])).size).toBe(all.length)
  await act(operator, 'publish')
  const page = `/write-ups/komodo/${slug}`
  expect((await readAll(visitor, [page, `/en${page}`])).size).toBe(all.length)
  await readAll(visitor, ['/publication', '/publication/bughunter-write-ups', '/komodo', '/en/komodo'])
  tried(all.length, 4)
})

test('MD-01 on a profile', async ({ newUser }) => {
  const person = await reader(await newUser(), 'kancil@demo.test')
  const visitor = await reader(await newUser(), null)
  const read = new Set<number>()
  for (const about of documentsOf(all, 4_900)) {
    await post(person, '/bughunter/profile/curriculum-vitae', {
      intent: 'describe',
      about,
      skills: '<svg/onload=alert(2)>',
    })
    await renewed(visitor, '/kancil', about)
    for (const one of await readAll(visitor, ['/kancil'])) read.add(one)
  }
  expect(read.size).toBe(all.length)
  await readAll(person, ['/bughunter/profile/curriculum-vitae', '/bughunter/profile'])
  tried(all.length, 1)
})

test('MD-01 in messages and incidents, which are plain text', async ({ newUser }) => {
  const operator = await reader(await newUser(), 'triase@demo.test')
  const visitor = await reader(await newUser(), null)
  const sent = [
    ...documentsOf(all, 4_900).map((message) => ({ to: '/contact-us', texts: { message } as Texts })),
    ...documentsOf(all, 9_900).map((description) => ({
      to: '/cyber-incident-report',
      texts: { description } as Texts,
    })),
  ]
  const marks: string[] = []
  for (const { to } of sent) marks.push(await markOf(visitor, to))
  // A form sent faster than a person writes is taken for a bot's, and stored as spam.
  await visitor.waitForTimeout(3_000)
  for (const [i, { to, texts }] of sent.entries()) {
    const who = { email: `hama-${i}@hama.test`, form: marks[i]!, reference: '', title: `Hama ${title}` }
    const form =
      to === '/contact-us'
        ? { intent: 'send', fullName: title, companyName: title, phone: '+622150001234', topic: 'business' }
        : { intent: 'report', name: title, application: title }
    await post(visitor, to, { ...who, ...form, ...texts })
  }
  for (const list of ['/hello/inquiries', '/hello/incidents']) {
    const places = new Set<string>()
    await readAll(operator, [`${list}?q=Hama&size=100`])
    const links = operator.locator(`main a[href^="${list}/"]`).filter({ hasText: 'Hama' })
    for (const link of await links.all()) places.add((await link.getAttribute('href'))!)
    expect([list, (await readAll(operator, [...places])).size]).toEqual([list, all.length])
  }
  tried(all.length, 2)
})

async function markOf(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text()
  return /name="form" value="([\w-]{40,})"/.exec(html)![1]!
}

test('MD-07 in searches, notices and reflected addresses', async ({ newUser }) => {
  const visitor = await reader(await newUser(), null)
  // On the server all of them are asked (`reflected-input.test.ts`); a browser opens every third.
  const short = xssVectors.filter((one, i) => i % 3 === 0 && one.length <= 90)
  // Every search and every address that is none shows what was asked; many in one, as far as they are read.
  const asked = documentsOf(short, 95).map((one) =>
    encodeURIComponent(one.replace(/uji-\d+-uji/g, '').trim()),
  )
  const places = [
    '/programs?q=',
    '/publication/activity?q=',
    '/frequently-asked-question?q=',
    '/contact-us?topic=',
  ]
    .concat(['/en/tidak/ada/', '/sign-in?done=', '/leaderboard?period=', '/external?to=https://evil.test/'])
    .concat(['/tidak/ada?', '/publication/bughunter-write-ups?topic=', '/sign-in?next=/'])
  await readAll(
    visitor,
    asked.map((one, i) => places[i % places.length]! + one),
  )
  expect(asked.length).toBeGreaterThan(places.length * 2)
  tried(short.length, places.length)
})
