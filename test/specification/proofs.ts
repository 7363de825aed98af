import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { type LinkPurpose, linkPages } from '#domain/account/link/link.ts'
import { inLocale, type Locale, locales } from '#kernel/locale.ts'
import { outcomeOf, type Row, rowsOf } from '../access/matrix.ts'
import { pageTable } from '../access/page-table.ts'
import { type Principal, principals } from '../support/environment.ts'
import type { Proof, Word } from './line.ts'
import type { Call, Form } from './product.ts'
import { blockOf } from './test-block.ts'

const rows = rowsOf(pageTable)

/** An address answers in both languages as the access table says to the first role that it lets in. */
export function answers(pattern: string): Proof {
  const { row, who, cell } = openRow(pattern)
  return {
    where: `${cell === '>' ? 'leads on' : 'page'} as ${who}`,
    async check(product) {
      for (const locale of locales) {
        const { status, location, headers, body } = await product.read(who, row, locale)
        const answer = new Response(null, { status, headers: location ? { location } : {} })
        expect(outcomeOf(answer, null)).toBe(cell)
        if (location) expect(location).toMatch(locale === 'en' ? /^\/en\/(?!error)/ : /^\/(?!en\/|error)/)
        else if (headers.get('content-type')?.startsWith('text/html'))
          expect(body).toContain(`<html lang="${locale}"`)
      }
    },
  }
}

/** Whether an address is a way to another one. */
export const leadsOn = (pattern: string) => openRow(pattern).cell === '>'

/** The first row of the access table that shows someone the page, or else leads them on. */
function openRow(pattern: string): { row: Row; who: Principal; cell: string } {
  const own = rows.filter((row) => row.pattern === pattern)
  const status = /^\/error(\d+)$/.exec(pattern)?.[1]
  for (const cell of status ? [status] : ['.', '>'])
    for (const row of own) {
      const who = principals.find((one) => row.cells[one] === cell)
      if (who) return { row, who, cell }
    }
  throw new Error(`the access table lets no one see ${pattern}`)
}

/**
 * A page shows something within its own part, in both languages.
 * @param place a pattern of the access table, and after a space the object: `/programs/:id programs.open`
 */
export function shows(who: Principal, place: string, ...words: Word[]): Proof {
  return looks(who, place, words, ownPart)
}

/** The fields of a form, as words of `shows`. */
export const inputs = (...names: string[]): Word[] => names.map((name) => `name="${name}"`)

/** The same of the whole page: its title, menus and foot. */
export function frames(who: Principal, place: string, ...words: Word[]): Proof {
  return looks(who, place, words, (body) => body)
}

function looks(who: Principal, place: string, words: Word[], part: (body: string) => string): Proof {
  const [pattern = '', of = '-'] = place.split(' ')
  const cell = rows.find((row) => row.pattern === pattern && row.of === of)?.cells[who] ?? '.'
  const status = cell === '.' ? 200 : Number(cell)
  return {
    where: `\`${pattern}\` as ${who}`,
    async check(product) {
      for (const locale of locales) {
        const page = await product.read(who, { pattern, of }, locale)
        expect(page.status).toBe(status)
        expectWords(part(withoutScripts(page.body)), words, locale)
      }
    },
  }
}

/** The page of a mailed link shows something, in both languages. */
export function opens(purpose: LinkPurpose, ...words: Word[]): Proof {
  return {
    where: `the link to \`${linkPages[purpose]}\``,
    async check(product) {
      for (const locale of locales) {
        const { status, body } = await product.open(purpose, locale)
        expect(status).toBe(200)
        expect(body).toContain(`<html lang="${locale}"`)
        expectWords(ownPart(withoutScripts(body)), words, locale)
      }
    },
  }
}

/** A form of a page, and the call that does the same. */
export type Refusing = { page: string; form: Form; path: string; call: Call }

/** Page and call refuse a field with a sentence, in both languages. @param field as the call spells it */
export function says({ page, form, path, call }: Refusing, field: string, sentence: Word): Proof {
  return {
    where: `\`${page}\` and \`${path}\`, field \`${field}\``,
    async check(product) {
      for (const locale of locales) {
        const answer = await product.send(page, form, locale)
        expect(answer.status).toBe(422)
        expectWords(withoutScripts(answer.body), [sentence], locale)
        const called = await product.call(path, { ...call, locale })
        expect([called.status, called.json.errors?.[field]]).toEqual([
          422,
          expect.arrayContaining([inLanguage(sentence, locale)]),
        ])
      }
    },
  }
}

/** A form of a page is refused with sentences, in both languages. */
export function refuses(page: string, form: Form, ...words: Word[]): Proof {
  return {
    where: `form of \`${page}\``,
    async check(product) {
      for (const locale of locales) {
        const { status, body } = await product.send(page, form, locale)
        expect(status).toBeGreaterThanOrEqual(400)
        expectWords(withoutScripts(body), words, locale)
      }
    },
  }
}

type Expected = { status: number; data?: object; message?: string; errors?: string[] }

/** A call answers so: with this within its data, or with an error for each of these fields. */
export function calls(path: string, call: Call, { status, data, message, errors = [] }: Expected): Proof {
  const name = `${call.body || call.form ? 'POST' : 'GET'} ${path}`
  return {
    where: `\`${name}\`${call.as ? ` as ${call.as}` : ''}`,
    async check(product) {
      const answer = await product.call(path, call)
      expect(answer.status).toBe(status)
      if (data) expect(answer.json).toMatchObject({ success: true, data })
      if (message) expect(answer.json).toMatchObject({ success: false, message })
      expectNone(errors.filter((field) => !answer.json.errors?.[field]?.length))
    },
  }
}

/** A value of the code is the one of the specification. */
export function is(name: string, actual: unknown, expected: unknown): Proof {
  const check = () => expect(typeof actual === 'function' ? actual() : actual).toEqual(expected)
  return { where: `\`${name}\``, check }
}

/** A style sheet has these rules, which only a browser could tell otherwise. */
export function written(file: string, ...rules: string[]): Proof {
  return {
    where: `\`${file}\`: ${rules.join(', ')}`,
    check: () => expectNone(rules.filter((rule) => !readFileSync(file, 'utf8').includes(rule))),
  }
}

/** A test or journey, by its file and its title, `…` for what the source fills in; its text holds the words. */
export function shownBy(file: string, title: string, ...words: string[]): Proof {
  return {
    where: `\`${file}\`: ${title}`,
    check() {
      const block = blockOf(readFileSync(file, 'utf8'), title)
      if (block === null) throw new Error('there is no such test, or it is not run')
      expectNone(words.filter((word) => !block.includes(word)))
    },
  }
}

/** A decision not to do what the line says; its record says so with these words. */
export function refused(decision: string, ...words: string[]): Proof {
  const name = readdirSync('docs/decisions').find((file) => file.startsWith(`${decision}-`))
  return {
    isRefusal: true,
    where: name ? `[decision ${decision}](decisions/${name})` : `decision ${decision}`,
    check() {
      if (!name) throw new Error('there is no such decision')
      const text = readFileSync(`docs/decisions/${name}`, 'utf8')
      expectNone(words.filter((word) => !text.includes(word)))
    },
  }
}

function expectWords(html: string, words: readonly Word[], locale: Locale): void {
  const text = textOf(html)
  const wanted = words.map((word) => inLanguage(word, locale))
  expectNone(wanted.filter((word) => !(word.includes('="') ? html : text).includes(word)))
}

function expectNone(missing: readonly string[]): void {
  if (missing.length > 0) throw new Error(`without ${missing.join(' · ')}`)
}

function inLanguage(word: Word, locale: Locale): string {
  const [id = '', en = id] = word.split(' | ')
  if (locale === 'id') return id
  return en.replace(/^href="(\/[^"]*)/, (_, path: string) => `href="${inLocale(path, locale)}`)
}

const ownPart = (body: string) => /<main[\s>][\s\S]*<\/main>/.exec(body)?.[0] ?? ''
const withoutScripts = (body: string) => body.replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '')

function textOf(html: string): string {
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
