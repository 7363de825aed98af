import { after, minute, travelTo } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { unsafeEventsAfter, unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { namesKnownTo } from '#domain/notification/known-names.server.ts'
import { unsafeMailSubject } from '#domain/notification/mail-subject.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { forgetGuessers } from '#domain/report/guesses.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { closeAsDuplicate } from '#domain/reward/close-as-duplicate.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { letterOf } from '#worker/letter.ts'
import { mailFactsOf } from '#worker/mail-facts.ts'
import { mailNoticesOf } from '#worker/notices.ts'
import { apiActsTable } from '../access/api-acts-table.ts'
import { apiTable } from '../access/api-table.ts'
import { addressOf, bodyWithout, paramsOf, type Row, rowsOf } from '../access/matrix.ts'
import { pageTable } from '../access/page-table.ts'
import { readersOf } from '../access/secrets.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, canaries, type Environment, type Principal } from '../support/environment.ts'
import { tellAgain } from '../support/notices.ts'
import { pdfText } from '../support/pdf-text.ts'
import { send } from '../support/report-scenario.ts'
import { reportRow, triage, vectors } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let environment: Environment

beforeAll(async () => {
  environment = await buildEnvironment()
}, 60_000)

const tokenOf = (who: Principal) => (who === 'visitor' ? null : sessionOf(environment.people[who]))
/** Of reports: their names in the environment, and the private words in each. */
const words = [
  'report',
  'unvalidated',
  'others',
  'draftReport',
  'helloNote',
  'companyTalk',
  'reproduction',
] as const
const strayWords = (who: Principal, body: string) =>
  words.filter((word) => body.includes(canaries[word]) && !readersOf(word).includes(who))

/** The reporter has sent as much as a minute allows. */
const nextMinute = () => travelTo(after(new Date(), 2 * minute))
afterEach(() => travelTo(null))

async function ask(who: Principal, address: string, method = 'GET') {
  const token = await tokenOf(who)
  const isCall = address.startsWith('/api/')
  const answer = await site.read(address, {
    method,
    as: isCall ? null : token,
    headers: {
      ...(isCall && token ? { Authorization: `Bearer ${token}` } : {}),
      'Sec-Fetch-Site': 'same-origin',
    },
  })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

const isOfReports = ({ pattern }: Row) =>
  /hacktivity\/:hash|\/reports?\b|\/report-files|\/files\/:fileId/.test(pattern)
const pages = rowsOf(pageTable).filter(isOfReports)
const calls = [...rowsOf(apiTable), ...rowsOf(apiActsTable)].filter(isOfReports)

// The rows of GET and of each act are walked by test/access.test.ts, from the same tables; these are the other methods.
describe('RPT-01 every address of a report, by every method, for every role', () => {
  const few = ['visitor', 'reporter', 'other', 'staff', 'rival', 'hello'] as const

  it('HEAD returns what GET does, and no more', async () => {
    const reads = [...pages, ...calls.filter(({ pattern }) => pattern.startsWith('GET '))].filter(({ of }) =>
      /^(?:reports\.(?:draft|valid|foreign)|files\.|mixed|never)/.test(of),
    )
    expect(reads.length).toBeGreaterThan(50)
    for (const [index, row] of reads.entries()) {
      // As many misses in a minute as these are would hold a reader back.
      if (index % 30 === 29) await forgetGuessers()
      const address = addressOf(row.pattern.replace('GET ', ''), paramsOf(environment, row.of))
      const met = await Promise.all(few.map((who) => ask(who, address, 'HEAD')))
      few.forEach((who, i) => {
        const { status, body } = met[i]!
        const cell = row.cells[who]
        const expected = cell === '.' ? 200 : /^\d+$/.test(cell) ? Number(cell) : 302
        expect([address, who, status, body.length]).toEqual([address, who, expected, 0])
      })
    }
  }, 60_000)

  it('no other method has an effect or distinguishes a report from none', async () => {
    const before = await reportRow(environment.reports.valid.id)
    const bare = (pattern: string) => pattern.replace(/^[A-Z]+ /, '')
    for (const pattern of new Set([...pages, ...calls].map((row) => bare(row.pattern)))) {
      const rows = [...pages, ...calls].filter((row) => bare(row.pattern) === pattern)
      const [own, ghost] = [paramsOf(environment, rows[0]!.of), paramsOf(environment, 'never')]
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (rows.some((row) => row.pattern.startsWith(`${method} `))) continue
        await Promise.all(
          (['visitor', 'reporter', 'rival'] as const).map(async (who) => {
            const real = await ask(who, addressOf(pattern, own), method)
            const none = await ask(who, addressOf(pattern, { ...own, ...ghost }), method)
            const [name, met] = [
              [pattern, method, who],
              [real.status, none.status],
            ]
            // What the upload protocol can do is said of every address alike.
            const able =
              method === 'OPTIONS' && /\/uploads(?:\/:uploadId)?$/.test(pattern)
                ? [204]
                : [401, 403, 404, 405]
            expect([...name, ...met]).toEqual([...name, none.status, expect.toBeOneOf(able)])
            expect(strayWords(who, real.body.toString())).toEqual([])
          }),
        )
      }
    }
    expect(await reportRow(environment.reports.valid.id)).toEqual(before)
  }, 60_000)
})

const areaOf = {
  reporter: '/bughunter/hacktivity',
  other: '/bughunter/hacktivity',
  owner: '/company/reports/detail',
  staff: '/company/reports/detail',
  rival: '/company/reports/detail',
  hello: '/hello/reports/detail',
} as const
const readersHere = ['reporter', 'other', 'staff', 'rival'] as const

async function textAt(who: Principal, door: string) {
  const { status, body, headers } = await ask(who, door)
  const isPaper = headers.get('content-type') === 'application/pdf'
  return { status, text: isPaper ? pdfText(body).words : body.toString() }
}

// A naive version guards the page, and not the other outputs of its data.
describe('RPT-03 the same report through another endpoint', () => {
  it('follows the same rule, with no more in it', async () => {
    const { draft, reviewed, valid } = environment.reports
    for (const [name, { hash, id }] of Object.entries({ draft, reviewed, valid }))
      await Promise.all(
        readersHere.map(async (who) => {
          const page = `${areaOf[who]}/${hash}/${id}`
          for (const door of [
            ...['.json', '.data', '/print', '?format=json'].map((end) => page + end),
            `/en${page}.data`,
            ...['doc', 'calendar'].map((paper) => `${areaOf[who]}/${hash}/${paper}/${id}`),
            ...['', '/near-duplicates', '/document', '/calendar', '/reward', '/publication'].map(
              (end) => `/api/v1/reports/${id}${end}`,
            ),
          ])
            expect([name, who, door, strayWords(who, (await textAt(who, door)).text)]).toEqual([
              name,
              who,
              door,
              [],
            ])
        }),
      )
  }, 60_000)

  it('is in no list, feed, picture or notice of users who may not read it', async () => {
    const open = [
      '/',
      '/publication/rss.xml',
      '/sitemap.xml',
      '/leaderboard',
      '/publication/bughunter-write-ups',
    ]
    const of = (area: string) =>
      ['', '.data', '/notifications.data', '/search?q=KANARI', '/reports.data?q=KANARI'].map(
        (end) => `/${area}${end}`,
      )
    const lists: Partial<Record<Principal, string[]>> = {
      visitor: [...open, `/og/id/profiles/${environment.people.reporter.username}.png`],
      other: [
        ...open,
        ...of('bughunter'),
        '/bughunter/hacktivity?tab=komunitas',
        '/bughunter/hacktivity.data?search=KANARI',
      ],
      reporter: of('bughunter'),
      rival: of('company'),
      staff: of('company'),
      incident: of('incident'),
    }
    for (const [who, addresses] of Object.entries(lists) as [Principal, string[]][])
      for (const list of [...addresses, '/api/v1/reports?q=KANARI', '/api/v1/notifications']) {
        const { status, text } = await textAt(who, list)
        expect([list, who, status < 500, strayWords(who, text)]).toEqual([list, who, true, []])
      }
  }, 60_000)
})

describe('RPT-05 internal comments of the platform team and the company', () => {
  it('are nowhere in what the reporter reads, and are shown to their audience alone', async () => {
    const secret = [canaries.helloNote, canaries.companyTalk, canaries.companyNote, canaries.reproduction]
    const found = async (who: Principal, door: string) => {
      const { body, headers } = await ask(who, door)
      const text = headers.get('content-type') === 'application/pdf' ? pdfText(body).words : body.toString()
      return secret.filter((word) => text.includes(word))
    }
    for (const { hash, id } of [
      environment.reports.reviewed,
      environment.reports.valid,
      environment.reports.published,
    ]) {
      const page = `/bughunter/hacktivity/${hash}/${id}`
      for (const door of [
        page,
        `${page}.data`,
        `/en${page}`,
        `/bughunter/hacktivity/${hash}/doc/${id}`,
        `/api/v1/reports/${id}`,
      ]) {
        expect((await ask('reporter', door)).status).toBeLessThan(203)
        expect([door, await found('reporter', door)]).toEqual([door, []])
      }
      const { body } = await ask('reporter', `/api/v1/reports/${id}`)
      const keys = body.toString()
      for (const hidden of ['reproduction_note', 'assignee', 'seq', 'address', 'actor_id', 'quality'])
        expect([hidden, keys.includes(`"${hidden}":`)]).toEqual([hidden, false])
    }
    for (const door of [
      ...[
        '/hello/audit-log',
        '/hello/audit-log.data',
        '/company/team/user-log',
        '/company/team/user-log.data',
      ],
      ...['/api/v1/audit-log', '/api/v1/company/user-log', '/api/v1/readings'],
    ]) {
      const { status, body } = await ask('reporter', door)
      // The data of a page has its redirect in the body.
      expect([door, status]).toEqual([door, expect.toBeOneOf([202, 302, 403])])
      expect([door, status !== 202 || /sign-in|error403/.test(body.toString())]).toEqual([door, true])
    }
    const { valid, reviewed } = environment.reports
    expect(await found('hello', `/hello/reports/detail/${reviewed.hash}/${reviewed.id}`)).toEqual([
      canaries.helloNote,
    ])
    expect(await found('owner', `/company/reports/detail/${valid.hash}/${valid.id}`)).toEqual([
      canaries.companyTalk,
      canaries.companyNote,
      canaries.reproduction,
    ])
    expect(await found('hello', `/hello/reports/detail/${valid.hash}/${valid.id}`)).toEqual([
      canaries.companyTalk,
      canaries.reproduction,
    ])
  })
})

// A naive version looks a report up by one half of its address.
describe('RPT-06 the parts of two report addresses', () => {
  it('open no report, for users who may read both and for users who may read one', async () => {
    const { sent, valid, foreign, published } = environment.reports
    const pairs: [Principal, { hash: string }, { id: string }][] = [
      ['reporter', sent, valid],
      ['reporter', valid, sent],
      ['reporter', sent, foreign],
      ['reporter', foreign, sent],
      ['other', foreign, valid],
      ['owner', valid, published],
      ['owner', valid, sent],
      ['owner', sent, valid],
      ['hello', sent, valid],
      ['hello', foreign, sent],
    ]
    const area = {
      reporter: '/bughunter/hacktivity',
      other: '/bughunter/hacktivity',
      owner: '/company/reports/detail',
      hello: '/hello/reports/detail',
    }
    for (const [who, { hash }, { id }] of pairs) {
      const root = area[who as keyof typeof area]
      const pattern = `${root}/:hash/:id`
      const ghost = { hash: randomWord(), id: newId() }
      const [mixed, none] = [
        await ask(who, `${root}/${hash}/${id}`),
        await ask(who, `${root}/${ghost.hash}/${ghost.id}`),
      ]
      expect([who, mixed.status, none.status]).toEqual([who, 404, 404])
      expect(bodyWithout(mixed.body.toString(), pattern, { hash, id })).toBe(
        bodyWithout(none.body.toString(), pattern, ghost),
      )
      for (const door of [
        `${root}/${hash}/doc/${id}`,
        `${root}/${hash}/calendar/${id}`,
        `${root}/${hash}/${id}.data`,
        `${root}/${hash.toLowerCase()}/${id}`,
        `${root}/${hash}/${id.toUpperCase()}`,
      ]) {
        const as = await tokenOf(who)
        expect([who, door, (await ask(who, door)).status]).toEqual([who, door, 404])
        const posted = await site.ask(door, { as, form: { intent: 'comment', body: 'Halo, apa kabar?' } })
        expect([who, door, posted.status]).toEqual([who, door, expect.toBeOneOf([404, 405])])
      }
    }
  })
})

/** What a person is mailed about a report: subjects and texts. */
async function mailsTo(person: Person, reportId: string): Promise<string[]> {
  const mails: string[] = []
  for (const event of await unsafeHistoryOf('report', reportId))
    for (const { to, mail } of mailNoticesOf(event.type, event.facts)) {
      const told = await recipientsOf(database(), to, event)
      if (!told.some(({ id }) => id === person.accountId)) continue
      const names = await namesKnownTo(person.accountId, event.seq)
      const facts = mailFactsOf(mail, event, await unsafeMailSubject(event), 'id', names)
      const reader = { name: person.username, link: '/x', group: 'reports', locale: 'id' } as const
      mails.push(JSON.stringify(letterOf(mail, facts, reader)))
    }
  return mails
}

describe('RPT-11 a duplicate', () => {
  it('shows that it is one, and nothing of the report it duplicates', async () => {
    const { hello: team, other, reporter } = environment.people
    const programId = environment.programs.open.id
    nextMinute()
    const first = await send(reporter, programId, { title: 'KANARI PARANG rusak' })
    await takeReport(team, first.id)
    await validateReport(team, first.id, {
      ...triage(vectors.high),
      reproductionNote: 'Diulang dua kali di lingkungan uji.',
    })
    nextMinute()
    const copy = await send(other, programId, { title: 'Celah yang sama persis' })
    await takeReport(team, copy.id)
    const original = await reportRow(first.id)
    await closeAsDuplicate(team, copy.id, { original: original.code! } as Parameters<
      typeof closeAsDuplicate
    >[2])
    const page = `/bughunter/hacktivity/${copy.hash}/${copy.id}`
    for (const event of await unsafeHistoryOf('report', copy.id)) await tellAgain(event)
    const doors = [
      ...[page, `${page}.data`, `/bughunter/hacktivity/${copy.hash}/doc/${copy.id}`],
      ...['', '/document', '/reward'].map((end) => `/api/v1/reports/${copy.id}${end}`),
      ...['/api/v1/notifications', '/api/v1/reports', '/api/v1/bughunter/points'],
      ...['', '/notifications', '/hacktivity'].flatMap((end) => [
        `/bughunter${end}`,
        `/bughunter${end}.data`,
      ]),
    ]
    for (const door of doors) {
      const { status, body, headers } = await ask('other', door)
      expect([door, status]).toEqual([door, expect.toBeOneOf([200, 202])])
      const text = headers.get('content-type') === 'application/pdf' ? pdfText(body).words : body.toString()
      for (const word of [
        'PARANG',
        original.code!,
        original.id,
        original.hash,
        reporter.username,
        'originalId',
        'original_id',
      ])
        expect([door, word, text.includes(word)]).toEqual([door, word, false])
    }
    expect((await ask('other', page)).body.toString()).toMatch(/[Dd]uplikat/)
    const mails = await mailsTo(other, copy.id)
    // Received, taken up, closed.
    expect(mails).toHaveLength(3)
    expect(mails.at(-1)).toContain((await reportRow(copy.id)).code)
    for (const word of ['PARANG', original.code!, original.id, original.hash, reporter.username])
      expect([word, mails.join().includes(word)]).toEqual([word, false])
    for (const near of [
      `/api/v1/reports/${copy.id}/near-duplicates`,
      `/api/v1/reports/${first.id}/near-duplicates`,
    ])
      expect((await ask('other', near)).status).toBeGreaterThanOrEqual(403)
  })
})

/** What a page shows: without the scripts, which carry moments and nonces. */
const shownIn = (body: string) =>
  body.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll(/ nonce="[^"]*"|"nonce","[^"]*"/g, '')

describe('RPT-13 public figures', () => {
  it('are unchanged when a report to a private program arrives and is found valid', async () => {
    const { reporter, owner, hello: team } = environment.people
    const programs = Object.values(environment.programs).map(({ id }) => id)
    const addresses = [
      ...[
        '/',
        '/leaderboard',
        `/${reporter.username}`,
        '/programs',
        '/bug-bounty',
        '/publication/bughunter-write-ups',
      ],
      ...programs.flatMap((id) => [
        `/programs/${id}`,
        `/bughunter/programs/detail/${id}`,
        `/bughunter/programs/detail/${id}/top-bughunter`,
      ]),
      ...[
        '/bughunter',
        '/bughunter/hacktivity?tab=komunitas',
        '/bughunter/leaderboard',
        '/bughunter/programs',
        ...['program-figures', 'leaderboard', 'programs', 'reports/counts', 'dashboard/open-reports'].map(
          (call) => `/api/v1/${call}`,
        ),
        ...['/_.data', '/leaderboard.data', '/programs.data', `/${reporter.username}.data`],
      ],
      ...programs.flatMap((id) => [`/programs/${id}.data`, `/api/v1/programs/${id}/top-bughunters`]),
    ]
    const figures = async () => {
      const readers = (['visitor', 'other', 'rival'] as const).flatMap((who) =>
        addresses
          .filter((one) => who !== 'rival' || one.startsWith('/api/'))
          .map((one) => [who, one] as const),
      )
      return Promise.all(
        readers.map(async ([who, address]) => {
          const { status, body } = await ask(who, address)
          return `${who} ${address} ${status} ${shownIn(body.toString())}`
        }),
      )
    }
    nextMinute()
    const before = await figures()
    expect(before.join()).toContain(reporter.username)
    const { id } = await send(reporter as Person, environment.programs.inner.id, {
      title: 'Laporan tertutup',
    })
    expect(await figures()).toEqual(before)
    await validateReport(owner, id, {
      ...triage(vectors.critical),
      reproductionNote: 'Diulang dua kali di lingkungan uji.',
    }).catch(async () => {
      await takeReport(team, id)
      await validateReport(team, id, {
        ...triage(vectors.critical),
        reproductionNote: 'Diulang dua kali di lingkungan uji.',
      })
    })
    expect((await reportRow(id)).stage).toBe('valid')
    expect(await figures()).toEqual(before)
    // One to a public program is shown at once: else nothing would ever change here.
    await send(reporter as Person, environment.programs.open.id, { title: 'Laporan terbuka' })
    expect(await figures()).not.toEqual(before)
  }, 60_000)

  // A version that names lines by their number in the history reveals to each reader how much happens beside them.
  it('count nothing by the names of lines either, whatever else happens on the platform', async () => {
    const { id, hash } = environment.reports.valid
    const seqs = (await unsafeEventsAfter(0, 100_000)).map(({ seq }) => String(seq))
    for (const who of ['reporter', 'staff'] as const) {
      const { body } = await ask(who, `/api/v1/reports/${id}`)
      const { timeline } = JSON.parse(body.toString()).data.report as {
        timeline: { kind: string; key: string }[]
      }
      const keys = timeline.filter(({ kind }) => kind === 'event').map(({ key }) => key)
      expect(keys.length).toBeGreaterThan(2)
      expect([who, keys]).toEqual([who, keys.map((_, at) => String(at + 1))])
      const page = await ask(who, `${areaOf[who]}/${hash}/${id}.data`)
      const own = (await unsafeHistoryOf('report', id))
        .map(({ seq }) => String(seq))
        .filter((one) => one.length > 2)
      expect([who, own.filter((seq) => page.body.toString().includes(`"${seq}"`))]).toEqual([who, []])
    }
    const { body } = await ask('reporter', '/api/v1/dashboard/program-news')
    const { rows } = JSON.parse(body.toString()).data as { rows: { key: string }[] }
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ key }) => seqs.includes(key))).toEqual([])
  })
})
