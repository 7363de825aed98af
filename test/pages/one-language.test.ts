import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#kernel/locale.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

const assets = path.resolve('build/client/assets')
const folderOf = (locale: Locale) => (locale === 'id' ? assets : path.join(assets, locale))
const scriptsOf = (locale: Locale) => readdirSync(folderOf(locale)).filter((name) => name.endsWith('.js'))

describe('the scripts of one language', () => {
  it.each(locales)('%s: contain no sentence of the other', async (locale) => {
    const scripts = scriptsOf(locale)
    expect(scripts.length).toBeGreaterThan(400)
    const text = scripts.map((name) => readFileSync(path.join(folderOf(locale), name), 'utf8')).join('\n')
    // Neither our mark nor those Vite replaces at the end may be left: a browser would take them for names.
    expect(text).not.toMatch(/__both_languages__|__VITE_/)
    const { own, other } = await sentences(locale)
    expect(own.length).toBeGreaterThan(1_500)
    expect(own.filter((sentence) => text.includes(sentence)).length).toBeGreaterThan(700)
    expect(other.filter((sentence) => text.includes(sentence))).toEqual([])
  })

  it.each([
    ['id', ''],
    ['en', '/en'],
  ] as const)('%s: are all a page loads, each existing and compressed', async (locale, root) => {
    const as = await sessionOf(await hunter())
    const html = await (await site.ask(`${root}/bughunter`, { as })).text()
    const named = [...html.matchAll(/\/assets\/([\w./-]+\.js)/g)].map(([, name]) => name!)
    expect(named.length).toBeGreaterThan(5)
    const ours = named.filter((name) => name.startsWith('en/') === (locale === 'en'))
    expect(named.filter((name) => !ours.includes(name) && !/^still-/.test(name))).toEqual([])
    expect(named.filter((name) => !existsSync(path.join(assets, name)))).toEqual([])
    const routes = named.find((name) => /manifest-\w+\.js$/.test(name))!
    const listed = readFileSync(path.join(assets, routes), 'utf8').matchAll(/"\/assets\/([\w./-]+\.js)"/g)
    expect([...listed].filter(([, name]) => name!.startsWith('en/') !== (locale === 'en'))).toEqual([])
    expect(existsSync(path.join(assets, `${routes}.br`))).toBe(true)
  })
})

/** Plain sentences of all catalogues, in this language and the other, without those both have. */
async function sentences(locale: Locale) {
  const found = { own: new Set<string>(), other: new Set<string>() }
  for (const name of readdirSync('app/i18n').filter((name) => /^[\w-]+\.ts$/.test(name))) {
    const exported: unknown[] = Object.values(await import(path.resolve('app/i18n', name)))
    for (const words of exported.filter(isCatalogue))
      for (const one of locales) collect(words[one], one === locale ? found.own : found.other)
  }
  const only = (some: Set<string>, others: Set<string>) => [...some].filter((text) => !others.has(text))
  return { own: only(found.own, found.other), other: only(found.other, found.own) }
}

function isCatalogue(value: unknown): value is Record<Locale, unknown> {
  return typeof value === 'object' && value !== null && Object.keys(value).join() === 'id,en'
}

/** What a bundler may write another way, as quotes are, is left out. */
function collect(words: unknown, into: Set<string>): void {
  if (typeof words === 'string' && /^[\w ,.:-]{25,}$/.test(words)) into.add(words)
  if (typeof words === 'object' && words !== null)
    for (const part of Object.values(words)) collect(part, into)
}
