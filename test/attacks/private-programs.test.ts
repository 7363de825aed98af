import { travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#kernel/actor.ts'
import { apiPatterns } from '../access/call-patterns.ts'
import { companyOwner, hunter, incidentAccount, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportForm, send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

/** What no one outside may read: the name, the texts, the target, the company that has no other program. */
const secrets = {
  title: 'Kanari Sutra Ungu',
  summary: 'Ringkasan kanari lembayung',
  target: 'https://kanari-tersembunyi.test',
  company: 'Perusahaan Kanari Gambut',
  report: 'Celah kanari pada brankas',
}
let id: string
let reporter: Person
let open: Person & { companyId: string }
const tokens: Record<string, string | null> = { visitor: null }

beforeAll(async () => {
  const team = await operator()
  const owner = await companyOwner(secrets.company)
  open = await companyOwner('Warung Pay')
  await liveProgram(open, team, { title: 'Program terbuka' })
  id = await liveProgram(owner, team, {
    ...{ title: secrets.title, summary: secrets.summary, visibility: 'private' },
    scope: [{ type: 'web', target: secrets.target, note: '' }],
  })
  reporter = await hunter()
  await join(reporter, id, owner)
  await send(reporter, id, { title: secrets.report, target: secrets.target })
  tokens.hunter = await sessionOf(await hunter())
  tokens.rival = await sessionOf(open)
  tokens.incident = await sessionOf(await incidentAccount())
  tokens.owner = await sessionOf(owner)
  tokens.reporter = await sessionOf(reporter)
})

/** Everything of an answer a reader could look at. */
async function all(address: string, as: string | null | undefined, form?: Record<string, string>) {
  const answer = await site.ask(address, { as: as ?? null, form })
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  const head = JSON.stringify([...answer.headers])
  return { status: answer.status, seen: Buffer.from(text, 'latin1').toString('utf8') + head }
}

/** Texts of the secret program in an answer; the requested address itself may come back. */
function leaks(seen: string, asked: string): string[] {
  const words = [...Object.values(secrets), 'kanari', 'Sutra', 'Gambut']
  return [
    ...words.filter((word) => seen.toLowerCase().includes(word.toLowerCase())),
    ...(asked.includes(id) || !seen.includes(id) ? [] : [id]),
  ]
}

const q = (word: string) => encodeURIComponent(word)

/** Pages on which a user without access might find it; those that name it ask by its id only. */
function surfaces(): string[] {
  const lists = [
    ...[
      '/',
      '/programs',
      '/programs?page=2',
      '/programs?status=ended',
      '/programs?sort=reward',
      '/programs?kind=bug_bounty',
    ],
    ...[
      '/programs?rewardType=money',
      '/programs?managedBy=product',
      '/leaderboard',
      '/leaderboard?period=month',
    ],
    ...[
      '/about-us',
      '/publication',
      '/publication/bughunter-write-ups',
      '/publication/rss.xml',
      '/sitemap.xml',
    ],
    ...['/sitemaps/programs-1.xml', '/sitemaps/profiles-1.xml', '/robots.txt', `/${reporter.username}`],
    ...['/_.data', '/programs.data', '/leaderboard.data', `/${reporter.username}.data`],
    ...['/frequently-asked-question', '/contact-us', '/sign-in', '/.well-known/security.txt', '/favicon.svg'],
  ]
  return lists.flatMap((one) =>
    /^\/[^.]*(\?|$)/.test(one) ? [one, one === '/' ? '/en' : `/en${one}`] : [one],
  )
}

/** What the areas of users without access show by default. */
const areas: [string, string[]][] = [
  [
    'hunter',
    ['', '/programs', '/leaderboard', '/hacktivity?tab=komunitas', '/announcements', '/notifications'],
  ],
  ['rival', ['', '/programs', '/programs/self-managed', '/reports', '/notifications']],
  ['incident', ['', '/announcements', '/notifications']],
].map(([who, ends]) => {
  const area = { hunter: '/bughunter', rival: '/company', incident: '/incident' }[who as 'hunter']
  const pages = (ends as string[]).map((end) => area + end)
  return [who as string, [...pages, ...pages.map((one) => one.replace(/(\?|$)/, '.data$1'))]]
})

describe('PRG-01 a private program', () => {
  it('is nowhere in the areas of users without access, and is counted nowhere', async () => {
    const figures = [
      ...['/', '/_.data', '/programs', '/programs.data', '/leaderboard', '/about-us'],
      ...['program-figures', 'programs', 'dashboard/newest-programs', 'dashboard/reportable-programs'].map(
        (call) => `/api/v1/${call}`,
      ),
    ]
    const look = () =>
      Promise.all(
        areas.flatMap(([who, pages]) =>
          [...pages, ...figures].map(async (address) => {
            const headers = { Authorization: `Bearer ${tokens[who]}` }
            const answer = address.startsWith('/api/')
              ? await site.ask(address, { headers })
              : await site.ask(address, { as: tokens[who]! })
            const seen = await answer.text()
            expect([who, address, answer.status < 500, leaks(seen, address)]).toEqual([
              who,
              address,
              true,
              [],
            ])
            return `${who} ${address} ${answer.status} ${still(seen, newId())}`
          }),
        ),
      )
    const team = await operator()
    const more = await companyOwner(secrets.company)
    // Pages that tell the hour tell the same one.
    travelTo(new Date())
    const before = await look()
    await liveProgram(more, team, { title: secrets.title, visibility: 'private' })
    const after = await look()
    expect(after.filter((line, at) => line !== before[at])).toEqual([])
    // A public one changes what they read: else nothing would ever change here.
    await liveProgram(open, team, { title: 'Program terbuka lagi' })
    expect((await look()).filter((line, at) => line !== before[at]).length).toBeGreaterThan(10)
  })

  it('is in no list, figure, feed, sitemap or tag that users without access read', async () => {
    for (const who of ['visitor', 'hunter', 'rival', 'incident']) {
      const addresses = surfaces().filter((one) => who === 'visitor' || !one.startsWith('/en'))
      expect(addresses.length).toBeGreaterThan(25)
      await Promise.all(
        addresses.map(async (address) => {
          const { status, seen } = await all(address, tokens[who])
          expect([who, address, status < 500]).toEqual([who, address, true])
          expect([who, address, leaks(seen, address)]).toEqual([who, address, []])
        }),
      )
    }
  })

  it('is found by no search, in no area', async () => {
    const words = ['Sutra', 'Gambut', 'lembayung', 'kanari-tersembunyi']
    for (const word of words) {
      for (const [who, address] of [
        ['visitor', `/programs?q=${q(word)}`],
        ['visitor', `/en/programs?q=${q(word)}`],
        ['visitor', `/publication/bughunter-write-ups?q=${q(word)}`],
        ['hunter', `/bughunter/programs?q=${q(word)}`],
        ['hunter', `/bughunter/programs?tab=joined&q=${q(word)}`],
        ['hunter', `/bughunter/hacktivity?search=${q(word)}`],
        ['rival', `/company/programs?q=${q(word)}`],
        ['rival', `/company/reports?q=${q(word)}`],
      ] as const) {
        const { status, seen } = await all(address, tokens[who])
        expect([address, status]).toEqual([address, 200])
        // The search terms come back in the field; nothing of the program beside them does.
        const beside = seen.replaceAll(new RegExp(word, 'gi'), '').replaceAll(new RegExp(q(word), 'gi'), '')
        expect([who, address, leaks(beside, address)]).toEqual([who, address, []])
        const nothing = await all(address.replace(q(word), 'tidakadayangini'), tokens[who])
        expect([address, seen.match(/\/programs\/(?:detail\/)?[0-9a-f-]{36}/g)]).toEqual([
          address,
          nothing.seen.match(/\/programs\/(?:detail\/)?[0-9a-f-]{36}/g),
        ])
      }
    }
    // The same terms do find it for those with access.
    expect((await all('/company/programs?q=Sutra', tokens.owner)).seen).toContain(id)
    expect((await all('/bughunter/programs?tab=joined&q=Sutra', tokens.reporter)).seen).toContain(id)
  })

  it('responds to users who know its id as if it never existed', async () => {
    const never = newId()
    const pages = (one: string) => [
      ['visitor', `/programs/${one}`],
      ['visitor', `/en/programs/${one}`],
      ['visitor', `/programs/${one}.data`],
      ['visitor', `/og/id/programs/${one}.png`],
      ['visitor', `/og/en/programs/${one}.png`],
      ['hunter', `/programs/${one}`],
      ['rival', `/programs/${one}`],
      ['incident', `/programs/${one}`],
      ['hunter', `/bughunter/programs/detail/${one}`],
      ['hunter', `/bughunter/programs/agreement/${one}`],
      ['hunter', `/bughunter/programs/submit-report/${one}`],
      ['rival', `/company/programs/detail/${one}`],
      ['rival', `/company/programs/edit/${one}`],
      ['rival', `/company/programs/agreement/${one}`],
    ]
    const theirs = pages(id)
    for (const [index, [who, address]] of theirs.entries()) {
      const secret = await all(address!, tokens[who!])
      const missing = await all(pages(never)[index]![1]!, tokens[who!])
      expect([who, address, secret.status]).toEqual([who, address, 404])
      expect(missing.status).toBe(404)
      expect([address, leaks(secret.seen, address!)]).toEqual([address, []])
      expect([address, still(secret.seen, id)]).toEqual([address, still(missing.seen, never)])
    }
  })

  it('is named by no error of a form', async () => {
    const never = newId()
    for (const [who, address, form] of [
      ['hunter', '/bughunter/programs/submit-report/ID', reportForm()],
      ['hunter', '/bughunter/programs/submit-report/ID', { ...reportForm(), step: 'save', title: '' }],
      ...(['ask_code', 'agree'] as const).map(
        (intent) =>
          [
            'hunter',
            '/bughunter/programs/agreement/ID',
            { intent, textHash: 'a'.repeat(64), accepted: 'yes' },
          ] as const,
      ),
      ['rival', '/company/programs/detail/ID', { intent: 'invite', username: reporter.username }],
      ['rival', '/company/programs/edit/ID', { intent: 'save', title: 'x', version: '1' }],
    ] as const) {
      const secret = await all(address.replace('ID', id), tokens[who], form)
      const missing = await all(address.replace('ID', never), tokens[who], form)
      // Invalid terms are refused before anything is searched.
      expect([address, secret.status]).toEqual([address, missing.status])
      expect([404, 422]).toContain(secret.status)
      expect([address, leaks(secret.seen, id)]).toEqual([address, []])
      expect([address, still(secret.seen, id)]).toEqual([address, still(missing.seen, never)])
    }
  })

  it('is in no answer of the API', async () => {
    for (const pattern of await apiPatterns()) {
      const [method, path] = pattern.split(' ') as [string, string]
      for (const who of ['visitor', 'hunter', 'rival'] as const) {
        const headers = tokens[who] ? { Authorization: `Bearer ${tokens[who]}` } : {}
        const answer = await site.ask(path.replaceAll(/:\w+/g, id), {
          method,
          headers: headers as Record<string, string>,
        })
        const seen = await answer.text()
        expect([who, pattern, answer.status < 500]).toEqual([who, pattern, true])
        expect([who, pattern, leaks(seen, id)]).toEqual([who, pattern, []])
        // A logout is a call too.
        if (path.endsWith('/logout') && tokens[who]) tokens[who] = await sessionOf(await hunter())
      }
    }
  })

  it('is shown to those with access', async () => {
    expect((await all(`/programs/${id}`, tokens.reporter)).seen).toContain(secrets.title)
    expect((await all(`/company/programs/detail/${id}`, tokens.owner)).seen).toContain(secrets.target)
  })
})

/** An answer without what differs each time, and without the id that was asked for. */
function still(seen: string, asked: string): string {
  return seen
    .replaceAll(asked, '')
    .replace(/'nonce-[^']*'/g, '')
    .replace(/nonce="[^"]*"/g, '')
    .replace(/(\\?")nonce\1,\1[^"\\]*\1/g, '')
    .replace(/\["date","[^"]*"\]/g, '')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{22}/g, '')
}
