import { readdirSync } from 'node:fs'
import { hashPassword } from '@cakrawala/secrets/password'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { type MailFacts, mailKinds } from '#i18n/mail-kinds.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { locales } from '#kernel/locale.ts'
import { letterOf } from '#worker/letter.ts'
import { apiPatterns } from '../access/call-patterns.ts'
import { companyOwner, hunter, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { liveProgram } from '../support/program-scenario.ts'
import { asWritten } from '../support/raw-request.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const password = 'Rahasia#2026'
let elang: Person

beforeAll(async () => {
  elang = await hunter()
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(password) })
})

describe('WEB-01 open redirect', () => {
  const evil = [
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '\\\\evil.test',
    'https:evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%09//evil.test',
    '\t//evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '//evil。test',
    '/／evil.test',
    '@evil.test',
    '/@evil.test/../..//evil.test',
    '//localhost:3000@evil.test',
    '///evil.test',
    '////evil.test',
    '/en//evil.test',
    '/;@evil.test',
    'evil.test',
    '',
  ]

  it.each(evil)('after sign-in with next=%j stays on this site', async (next) => {
    for (const page of ['/sign-in', '/en/sign-in']) {
      const answer = await site.ask(`${page}?next=${encodeURIComponent(next)}`, {
        form: { intent: 'sign_in', identifier: elang.username, password },
      })
      expect(answer.status).toBe(302)
      const place = answer.headers.get('location')!
      const origin = 'http://localhost:3000'
      expect(new URL(place, origin).origin).toBe(origin)
      expect(place).toMatch(/^\/(?![/\\])/)
      expect(place).not.toMatch(/[\\\t\n\r]|\/\//)
    }
  })

  it('leads to the page the reader requested when that is a path of the site', async () => {
    const answer = await site.ask('/sign-in?next=%2Fbughunter%2Fleaderboard', {
      form: { intent: 'sign_in', identifier: elang.username, password },
    })
    expect(answer.headers.get('location')).toBe('/bughunter/leaderboard')
  })

  it('by doubled slashes in a path, prefixed or not', async () => {
    for (const path of [
      '//evil.test',
      '//evil.test/..',
      '/en//evil.test',
      '/\\evil.test',
      '//evil.test/%2e%2e',
      '/.//evil.test',
    ]) {
      const { status, location } = await asWritten(site.origin(), 'GET', path)
      expect([path, location ?? null]).toEqual([path, null])
      expect([200, 400, 404]).toContain(status)
    }
  })
})

describe('WEB-02 the host name', () => {
  it('never reaches a link or a redirect', async () => {
    const hosts = {
      Host: 'evil.test',
      'X-Forwarded-Host': 'evil.test',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.test',
    }
    for (const path of ['/', '/sign-in', '/bughunter/profile', '/nothing-here']) {
      const { location, body } = await asWritten(site.origin(), 'GET', path, hosts)
      expect(body + (location ?? '')).not.toContain('evil.test')
    }
  })
})

describe('WEB-04 cross-origin calls', () => {
  it('get no permission to read from any route', async () => {
    const origins = [
      'https://evil.test',
      'null',
      'http://localhost:3000.evil.test',
      'http://evil-localhost:3000',
    ]
    const patterns = await apiPatterns()
    expect(patterns.length).toBeGreaterThan(8)
    for (const pattern of patterns) {
      const [method, path] = pattern.split(' ') as [string, string]
      for (const Origin of origins) {
        for (const verb of [method, 'OPTIONS']) {
          const answer = await site.ask(path.replaceAll(/:\w+/g, 'x'), { method: verb, headers: { Origin } })
          const leave = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
          expect([pattern, verb, leave]).toEqual([pattern, verb, []])
        }
      }
    }
  })
})

describe('WEB-06 a link out of a text of a user', () => {
  const tricks = {
    plain: 'https://evil.test/jalan?a=1&b=2',
    'a character that turns the text': 'https://evil.test/\u202Egnp.exe',
    'a homograph': 'https://раураl.test/masuk',
    'our name before an @': 'http://localhost:3000@evil.test/',
  }
  let programId: string

  beforeAll(async () => {
    const text = Object.values(tricks).map(
      (link, i) => `[tautan ${i}](<${link}>) dan <${link.replace('\u202E', '')}>`,
    )
    const descriptionMd = `${text.join('\n\n')}\n\n[data](data:text/html,x) [skrip](javascript:alert(1)) [dalam](/programs)`
    programId = await liveProgram(await companyOwner(), await operator(), { descriptionMd })
  })

  it('passes the page that shows where it leads, in both languages', async () => {
    for (const prefix of ['', '/en']) {
      const html = await (await site.ask(`${prefix}/programs/${programId}`)).text()
      const links = [...html.matchAll(/<a href="([^"]*)"[^>]*rel="noopener noreferrer nofollow ugc"/g)]
      expect(links.length).toBeGreaterThanOrEqual(Object.keys(tricks).length * 2)
      for (const [, href] of links)
        expect(href).toMatch(new RegExp(`^(?:${prefix}/external\\?to=https?%3A|/programs$)`))
      expect(html).not.toMatch(/href="(?:https?:|\/\/|data:|javascript:)[^"]*evil/)
    }
  })

  it.each(Object.entries(tricks))(
    'is shown in full there, and followed by a click only: %s',
    async (name, link) => {
      const answer = await site.ask(`/external?to=${encodeURIComponent(link)}`)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('location'), answer.headers.get('refresh')]).toEqual([
        200,
        null,
        null,
      ])
      expect(answer.headers.get('x-robots-tag')).toContain('noindex')
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      expect(html).not.toMatch(/http-equiv="refresh"|\u202E/)
      const [button] = html.match(/<a [^>]*rel="noopener noreferrer nofollow ugc"[^>]*>/)!
      expect(button).toContain(`href="${new URL(link).protocol}//${new URL(link).host}/`)
      if (name === 'a homograph') for (const shown of ['xn--', 'раураl.test']) expect(html).toContain(shown)
      if (name.startsWith('a letter')) expect(html).toContain('[U+202E]')
      if (name.includes('@')) expect(html).toContain('tampak seperti situs lain')
    },
  )

  it('is nothing at all when it is no web address', async () => {
    for (const to of [
      'javascript:alert(1)',
      'data:text/html,<script>',
      '//evil.test',
      'ftp://evil.test',
      '',
      'x',
    ]) {
      const answer = await site.ask(`/external?to=${encodeURIComponent(to)}`)
      expect([to, answer.status]).toEqual([to, 404])
    }
    expect((await site.ask('/external')).status).toBe(404)
  })
})

describe('WEB-08 control characters', () => {
  const hostile = 'Nusa <b>Bank</b>\r\nBcc: korban@surel.test\r\n\r\n<script>alert(1)</script>'

  it('are one line in the subject of a mail, and text in its body', () => {
    const facts = { brand: hostile, code: hostile, company: hostile, reason: hostile, clock: hostile }
    let escaped = 0
    for (const kind of mailKinds) {
      for (const locale of locales) {
        const more = {
          left: hostile,
          statement: hostile,
          program: hostile,
          sum: hostile,
          risk: hostile,
          due: hostile,
        }
        const given = { ...facts, ...more, acts: true } as unknown as MailFacts
        const letter = letterOf(kind, given, {
          name: hostile,
          link: 'https://cakrawala.test/x',
          group: 'reports',
          locale,
        })
        expect([kind, /[\r\n]/.test(letter.subject)]).toEqual([kind, false])
        expect([kind, /<b>Bank|<script>/.test(letter.html)]).toEqual([kind, false])
        if (letter.html.includes('&#60;b&#62;Bank')) escaped++
      }
    }
    expect(escaped).toBeGreaterThan(mailKinds.length)
  })

  it('are refused in names', async () => {
    await database().execute(sql`DELETE FROM rate_limits`)
    const form = {
      ...{ intent: 'register', phone: '+622150001234', agreement: 'on' },
      ...{ password: 'Tetapkuatsekali9!', confirmPassword: 'Tetapkuatsekali9!' },
    }
    const attempts = [
      [{ companyName: 'Nusa\r\nBcc: x@y.test', username: 'nusa-baru' }, 422],
      [{ companyName: 'Nusa', username: 'nusa\r\nSet-Cookie: x=1' }, 422],
      [{ companyName: 'Nusa', username: '<b>nusa</b>' }, 422],
      // Everything else of the form is right: the names alone were what was refused.
      [{ companyName: 'Terang Sari', username: 'terang-sari' }, 302],
    ] as const
    for (const [i, [names, status]] of attempts.entries()) {
      const email = `a@terang-${i}.test`
      await sendSignUpCode(visitor, 'company', email, 'id')
      const code = (await unsafeWaitingCode('sign_up_company', email))!
      const answer = await site.ask('/sign-up-company', { form: { ...form, ...names, email, code } })
      expect([names, answer.status]).toEqual([names, status])
      expect(await answer.text()).not.toContain('<b>nusa</b>')
    }
  })

  it('do not become headers of an answer', async () => {
    for (const word of [
      '%0d%0aSet-Cookie:%20x=1',
      '%E5%98%8D%E5%98%8ASet-Cookie:%20x=1',
      '%00',
      '%0aLocation:%20//evil.test',
    ]) {
      for (const path of [
        `/bughunter/${word}`,
        `/sign-in?next=/${word}`,
        `/${word}`,
        `/en/${word}/`,
        `/external?to=https://a/${word}`,
      ]) {
        const answer = await asWritten(site.origin(), 'GET', path)
        expect([path, answer.cookies]).toEqual([path, []])
        expect([path, answer.status < 500]).toEqual([path, true])
        expect(answer.location ?? '').not.toMatch(/[\r\n]|evil\.test$/)
      }
    }
  })
})

describe('OPS-01 public information', () => {
  it('contains nothing of the development environment', async () => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/package.json',
      '/app/main.ts',
      '/build/server/index.js',
      '/metrics',
    ]) {
      expect([path, (await site.ask(path)).status]).toEqual([path, 404])
    }
    const maps = readdirSync('build/client', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.map'),
    )
    expect(maps).toEqual([])
  })
})
