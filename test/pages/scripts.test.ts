import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { seedPlatformContent } from '#db/seed/platform-content.ts'
import { seedDemo } from '#db/seed/seed.ts'
import { startPasskey } from '#domain/account/factor/passkey-options.server.ts'
import { registerPasskey } from '#domain/account/factor/register-passkey.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { settings } from '#infra/settings.ts'
import { pagePatterns } from '../access/page-patterns.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { ownPassword, withPassword } from '../support/factor.ts'
import { useSite } from '../support/site.ts'
import { softPasskey } from '../support/soft-passkey.ts'

useDatabase()
const site = useSite()

/** Compressed bytes of scripts a page may load: one that is only read, and one that is worked with. */
const most = { informative: 15_000, other: 90_000 }
/** Addresses of visitors that answer with a file or lead elsewhere. */
const noPage =
  /\/pdf$|\.xml$|\/(?:covers|pictures)\/|^\/(?:sign-out|language)$|\/(?:passkey-options|text-preview)$/
/** The values of the parameters in an address. */
let named: Record<string, string>

beforeAll(async () => {
  await seedDemo()
  await seedPlatformContent()
  const listed = await placesIn('/sitemap.xml')
  const first = (pattern: RegExp) => listed.find((place) => pattern.test(place))!
  const certificate = /\/program-certificates\/[\w-]+/.exec(await pageOf('/elang'))![0]
  const challenge = /\/programs\/[0-9a-f-]{36}/.exec(await pageOf('/programs?kind=challenge'))![0]
  named = {
    '/programs/:id': first(/^\/programs\/./),
    '/programs/:id/board': `${challenge}/board`,
    '/publication/activity/:slug': first(/^\/publication\/activity\/./),
    '/publication/security-awareness/:slug': first(/^\/publication\/security-awareness\/./),
    '/publication/cyber-security-executive/:slug': first(/^\/publication\/cyber-security-executive\/./),
    '/write-ups/:username?/:slug?': first(/^\/write-ups\/./),
    '/program-certificates/:hash': certificate,
    '/letters/:code': '/letters/none',
    '/:username': '/elang',
    '/*': '/not/here',
    '/external': '/external?to=https%3A%2F%2Fevil.test%2F',
  }
}, 120_000)

it('every public address of both languages loads few scripts', async () => {
  const areas = /^\/(?:bughunter|company|hello)\/|^\/incident(?!\/(?:sign-in|create-password|ticket)$)/
  const patterns = pagePatterns().filter((pattern) => !areas.test(pattern) && !noPage.test(pattern))
  expect(patterns.length).toBeGreaterThan(45)
  const heavy: string[] = []
  for (const pattern of patterns) {
    const address = named[pattern] ?? pattern
    expect(address, pattern).not.toContain(':')
    for (const one of [address, inEnglish(address)]) heavy.push(...tooMuch(one, await pageOf(one)))
  }
  expect(heavy).toEqual([])
})

it.each(['', '/en'])('so do the steps after sign-in, in %j', async (root) => {
  const post = async (address: string, form: Record<string, string>) =>
    (await site.ask(root + address, { form })).text()
  const email = `langkah${root.length}@demo.test`
  const steps = {
    'the code of a bughunter': await post('/sign-up-bughunter', { intent: 'send_code', email }),
    'a refused bughunter': await post('/sign-up-bughunter', { intent: 'register', email, password: 'x' }),
    'a refused company': await post('/sign-up-company', { intent: 'register', email, password: 'x' }),
    'a refused sign-in': await post('/sign-in', { intent: 'sign_in', identifier: 'x', password: 'y' }),
    'a new password': await newPasswordPage(root),
    'a passkey': await passkeyPage(root),
  }
  for (const name of ['the code of a bughunter', 'a refused bughunter', 'a new password'] as const)
    expect(steps[name]).toContain('name="confirmPassword"')
  expect(steps['a passkey']).toContain('name="passkey"')
  expect(Object.entries(steps).flatMap(([name, html]) => tooMuch(name, html))).toEqual([])
})

it('pages of the areas load few files: what most of them need is in two', () => {
  const name = readdirSync('build/client/assets').find((one) => /^manifest-\w+\.js$/.test(one))!
  const { entry, routes } = JSON.parse(/=(\{.*\})/s.exec(assetOf(name))![1]!) as Manifest
  const counts = Object.values(routes).map((route) => {
    const files = new Set([entry.module, ...entry.imports])
    for (let one: Route | undefined = route; one; one = routes[one.parentId ?? ''])
      for (const file of [one.module, ...one.imports]) files.add(file)
    return files.size
  })
  counts.sort((one, two) => one - two)
  expect(counts.length).toBeGreaterThan(200)
  expect([counts[Math.floor(counts.length / 2)], counts.at(-1)]).toEqual([
    expect.toSatisfy((half) => half <= 40),
    expect.toSatisfy((longest) => longest <= 70),
  ])
})

type Route = { parentId?: string; module: string; imports: string[] }
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> }

async function newPasswordPage(root: string): Promise<string> {
  await site.ask(`${root}/forgot-password`, { form: { intent: 'ask', identifier: 'elang@demo.test' } })
  const token = await unsafeWaitingToken('reset_password', 'elang@demo.test')
  return pageOf(`${root}/reset-password?token=${token}`)
}

async function passkeyPage(root: string): Promise<string> {
  const person = await withPassword(await hunter())
  const [key, name] = [softPasskey(), 'laptop']
  const { challenge } = await startPasskey(person, { name, currentPassword: ownPassword })
  const registration = key.register(challenge, { origin: settings().origin })
  await registerPasskey(person, { name, registration })
  const form = { intent: 'sign_in', identifier: person.username, password: ownPassword }
  const answer = await site.ask(`${root}/sign-in`, { form })
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  const next = await site.ask(answer.headers.get('location')!, { headers: { Cookie: cookie.join('; ') } })
  return next.text()
}

/** One line for a page that loads more than it may; pages with fields are worked with, all others only inform. */
function tooMuch(name: string, html: string): string[] {
  const bytes = scriptBytes(html)
  if (process.env.SHOW_BYTES) process.stdout.write(`${bytes}\t${name}\n`)
  const bound = /<form[^>]*method="post"/.test(html) ? most.other : most.informative
  return bytes > bound ? [`${name}: ${bytes} > ${bound}`] : []
}

/** Compressed bytes of the scripts a page names, of what those import at once, and of what is written into it. */
function scriptBytes(html: string): number {
  const files = new Set<string>()
  const rest = [...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name!)
  for (let name = rest.pop(); name !== undefined; name = rest.pop()) {
    if (files.has(name)) continue
    files.add(name)
    for (const [, next] of assetOf(name).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      rest.push(next!)
  }
  const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
  const texts = [...[...files].map(assetOf), ...inline.map(([, text]) => text!)]
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
}

function assetOf(name: string): string {
  return readFileSync(path.join('build/client/assets', name), 'utf8')
}

async function pageOf(address: string): Promise<string> {
  const answer = await site.ask(address)
  expect([address, answer.headers.get('content-type')]).toEqual([address, expect.stringContaining('html')])
  return answer.text()
}

async function placesIn(sitemap: string): Promise<string[]> {
  const text = await (await site.ask(sitemap)).text()
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => new URL(place!).pathname)
  if (!text.includes('<sitemapindex')) return places
  return (await Promise.all(places.map(placesIn))).flat()
}

function inEnglish(address: string): string {
  return address === '/' ? '/en' : `/en${address}`
}
