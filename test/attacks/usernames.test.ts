import { readdirSync } from 'node:fs'
import { after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq, like } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { isReservedName } from '#domain/account/reserved-names.ts'
import { companyNamed } from '#domain/account/sign-up/borrowed-name.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { usernameProblem } from '#domain/account/username.ts'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { fieldErrors } from '#i18n/errors.ts'
import { database, databasePool } from '#infra/database.ts'
import { apiPatterns } from '../access/call-patterns.ts'
import { pagePatterns } from '../access/page-patterns.ts'
import { companyOwner, hunter, operator, system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const password = 'Tetapkuatsekali9!'
const words = fieldErrors.id
const fresh = () => `orang-${newId().slice(-8)}@nusa-${newId().slice(-6)}.test`

type Form = Record<string, string>
async function signUp(more: Form) {
  const form = {
    ...{ intent: 'register', email: fresh(), code: '000000', tshirtSize: 'M', agreement: 'on' },
    ...{ password, confirmPassword: password, ...more },
  }
  const answer = await site.ask('/sign-up-bughunter', { form })
  return { status: answer.status, body: await answer.text() }
}

/** Signs up with a proved address. @returns the status and the text of the page */
async function signUpProved(username: string, email = fresh()) {
  await sendSignUpCode(system, 'bughunter', email, 'id')
  const code = (await unsafeWaitingCode('sign_up_bughunter', emailKey(email))) ?? '000000'
  return signUp({ email, code, username })
}

const accountsNamed = (username: string) =>
  database().select().from(accounts).where(eq(accounts.username, username))

/** First parts of every address: pages, the API, static files, and what robots and browsers ask for. */
async function firstParts(): Promise<string[]> {
  const paths = [
    ...pagePatterns(),
    ...(await apiPatterns()).map((pattern) => pattern.split(' ')[1]!),
    ...readdirSync('build/client').map((name) => `/${name}`),
    ...[
      '/en',
      '/id',
      '/assets',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.ico',
      '/.well-known',
      '/manifest.json',
    ],
  ]
  const parts = paths.map((path) => path.split('/')[1]!).filter((part) => part && !/^[:*]/.test(part))
  return [...new Set(parts)]
}

describe('USR-01 names that are paths of the site', () => {
  it('include every first part of the route table, of the API and of the files, generated from them', async () => {
    const parts = await firstParts()
    expect(parts).toEqual(
      expect.arrayContaining([
        'programs',
        'bughunter',
        'api',
        'auth-api',
        'assets',
        'en',
        'error404',
        'verify',
      ]),
    )
    const free = parts.filter((part) => usernameProblem(part.replace(/^\.|\..*$/g, '')) === null)
    expect(free).toEqual([])
  })

  it('are refused by the form in every spelling: case, dots, slashes, escapes', async () => {
    const spellings = (await firstParts()).flatMap((part) => {
      const name = part.replace(/^\.|\..*$/g, '')
      return [
        name,
        name.toUpperCase(),
        `${name}/`,
        `${name}.`,
        `.${name}`,
        `${name}%2e`,
        `%2e${name}`,
        `${name}.data`,
      ]
    })
    expect(spellings.length).toBeGreaterThan(200)
    // The schema is the form's own; a sample goes through the endpoint itself.
    const taken = spellings.filter((name) => usernameProblem(name) === null)
    expect(taken).toEqual([])
    for (const username of spellings.filter((_, i) => i % 23 === 0)) {
      const { status, body } = await signUp({ username })
      const said = [words.username_shape({}), words.username_reserved({})].some((sentence) =>
        body.includes(sentence),
      )
      expect([username, status, said]).toEqual([username, 422, true])
    }
  })

  it('lead to no profile however an address is written', async () => {
    for (const path of ['/Hello', '/ADMIN', '/api%2fv1', '/programs%2f', '/.well-known', '/elang%00']) {
      // Areas are found in any case too; no one's profile is.
      const answer = await site.ask(path)
      expect([path, answer.status]).toEqual([path, expect.toBeOneOf([302, 400, 404])])
      expect(await answer.text()).not.toMatch(/property="profile:username"|class="[^"]*profile/)
    }
  })
})

describe('USR-02 names that look alike or cannot be seen', () => {
  const confusables = [
    'еlang', // Cyrillic е
    'elаng', // Cyrillic а
    'eląng',
    'ｅｌａｎｇ',
    'elan\u0261',
    'el\u200bang',
    'el\u200dang',
    'el\u2060ang',
    '\ufeffelang',
    'elang\u202e',
    '\u202eelang',
    'ela\u0301ng',
    'eláng',
    'ﬁrman',
    'elang\u00ad',
    'el ang',
    'elang\t',
    'elang\n',
    'el\u0000ang\u0000',
    'ELANG',
    'Elang',
    'ıdris',
    '𝖊𝖑𝖆𝖓𝖌',
    '١٢٣',
    '-elang',
    'elang-',
    '_elang',
    'el',
    'e'.repeat(31),
    'elang🦅',
  ]

  it.each(confusables)('%j is refused as a name', async (username) => {
    // With a proved address: the name alone is wrong.
    const { status, body } = await signUpProved(username)
    // NUL is cut before routing and white space at the ends by the form: the rest is the stored name.
    const cleaned = username.replaceAll('\0', '').trim()
    const isName = cleaned === 'elang'
    const taken = body.includes(words.username_taken({}))
    expect([status, body.includes(words.username_shape({}))]).toEqual([isName && !taken ? 302 : 422, !isName])
    const kept = (await database().select().from(accounts)).map((row) => [row.username, row.usernameKey])
    expect(
      kept.filter(([name, key]) => name !== key || !/^[a-z0-9][a-z0-9_-]{1,28}[a-z0-9]$/.test(name!)),
    ).toEqual([])
  })

  // Two letters with a sign between leave nothing to hold against names of companies; the question for them broke off (500).
  it('a name of two letters and a sign is a name', async () => {
    for (const sign of ['-', '_']) {
      const name = `${newId().slice(-1)}${sign}q`
      expect([name, (await signUpProved(name)).status]).toEqual([name, 302])
      expect(await accountsNamed(name)).toHaveLength(1)
    }
  })

  it('one name is one person, however often it is asked for at once', async () => {
    const username = `kembar-${newId().slice(-6)}`
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUpProved(username)))
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
    expect(await accountsNamed(username)).toHaveLength(1)
    for (const { body, status } of answers.filter((one) => one.status !== 302))
      expect([status, body.includes(words.username_taken({}))]).toEqual([422, true])
  })
})

describe('USR-03 names that pass for the platform team or a company', () => {
  const staffLike = [
    ...['hello', 'hello-team', 'hello123', 'h3llo', 'he11o', 'h-e-l-l-o', 'hel_lo_support'],
    ...[
      'admin',
      'admin-1',
      'adm1n',
      'administrator',
      'ad-min',
      'support',
      'support-id',
      'supp0rt',
      'official-x',
    ],
    ...['cakrawala', 'cakrawala-id', 'cakrawa1a', 'c4kr4w4l4', 'staff', 'moderator-2', 'triage-team', 'r00t'],
    ...['keamanan', 'dukungan', 'resmi', 'platform', 'sysadm1n', 'postmaster', 'anonim-abc123'],
  ]

  it.each(staffLike)('%s is reserved', async (username) => {
    expect(isReservedName(username)).toBe(true)
    const { status, body } = await signUp({ username })
    expect([status, body.includes(words.username_reserved({}))]).toEqual([422, true])
  })

  it.each([
    'elang',
    'helang-jawa',
    'said-hello',
    'badminton',
    'tim-elang',
    'anonimus',
    'stafilo',
    'rootkit-id',
  ])('%s is free', (username) => expect(isReservedName(username)).toBe(false))

  it('the brand is reserved anywhere in a name', async () => {
    for (const username of ['tim-cakrawala', 'the_cakrawala', 'real-c4krawala']) {
      const { status, body } = await signUpProved(username)
      expect([username, status, body.includes(words.username_reserved({}))]).toEqual([username, 422, true])
    }
  })

  it('names of existing companies are reserved for bughunters, in any spelling', async () => {
    await companyOwner('PT Kopi Senja Tbk')
    // Its e-mail domain is nusabank.test, like that of every company of the cast.
    for (const username of [
      'kopisenja',
      'kopi-senja',
      'kopi_senja',
      'pt-kopi-senja-tbk',
      'kopisenja-official',
      'kopi-senja-support',
      'nusabank',
      'nusabank-resmi',
    ]) {
      const { status, body } = await signUpProved(username)
      expect([username, status, body.includes(words.username_taken({}))]).toEqual([username, 422, true])
      expect(await accountsNamed(username)).toEqual([])
    }
    expect((await signUpProved('kopi-tubruk')).status).toBe(302)
  })

  it('are looked for along indexes, however many companies there are', async () => {
    const { sql: text, params } = new PgDialect().sqlToQuery(companyNamed(['kopisenja', 'kopi'], 'a.test'))
    const client = await databasePool().connect()
    try {
      await client.query('SET enable_seqscan = off')
      const { rows } = await client.query(`EXPLAIN ${text}`, params)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
    } finally {
      client.release(true)
    }
  })

  it('membership of the team is shown by the server, not by a name', async () => {
    const [owner, team] = [await companyOwner('Bank Terang'), await operator()]
    // The nearest a bughunter gets to a name of the team.
    const reporter = await hunter({ name: 'tim-verifikasi' })
    const programId = await liveProgram(owner, team, {
      ...{ title: 'Program Terang', visibility: 'public', managedBy: 'product' },
    })
    await join(reporter, programId)
    const report = await send(reporter, programId)
    await takeReport(team, report.id)
    await commentOnReport(team, report.id, { body: 'Kami sedang memeriksa laporan ini.', audience: 'all' })
    await commentOnReport(reporter, report.id, { body: 'Saya menambahkan satu langkah.', audience: 'all' })
    const own = await readAs(reporter, `/bughunter/hacktivity/${report.hash}/${report.id}`)
    expect(commentBy(own, 'Kami sedang')).toContain('Tim Cakrawala')
    expect(own).not.toContain(team.username)
    expect(commentBy(own, 'Saya menambahkan')).not.toContain('Tim Cakrawala')
    const desk = await readAs(team, `/hello/reports/detail/${report.hash}/${report.id}`)
    expect(commentBy(desk, 'Kami sedang')).toMatch(new RegExp(`${team.username}[\\s\\S]*Tim Cakrawala`))
    expect(commentBy(desk, 'Saya menambahkan')).not.toContain('Tim Cakrawala')
  })
})

describe('AUT-18 one account a name and an address', () => {
  it('accepts no Admin, hello or ADMIN, and no name with an address in it', async () => {
    // With a proved address: fails when nothing but the code is what refuses.
    for (const username of ['Admin', 'hello', 'ADMIN', 'admin', 'Hello', 'triase@demo.test', 'admin\u0000'])
      expect([username, (await signUpProved(username)).status]).toEqual([username, 422])
  })

  it('makes one account of twenty submits at once', async () => {
    const [email, username] = [fresh(), `elang-${newId().slice(-8)}`]
    await sendSignUpCode(system, 'bughunter', email, 'id')
    const code = (await unsafeWaitingCode('sign_up_bughunter', emailKey(email)))!
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp({ email, code, username })))
    // Naive: a read before the insert, without an index.
    expect(answers.map(({ status }) => status).filter((status) => ![302, 429].includes(status))).toEqual([])
    expect(await accountsNamed(username)).toHaveLength(1)
  })

  it('recognizes an address in every spelling', async () => {
    const mark = newId().slice(-8)
    const first = await signUpProved(`elang-${mark}`, `elang.${mark}@gmail.com`)
    expect(first.status).toBe(302)
    for (const [i, email] of [
      `ELANG.${mark}@GMAIL.COM`,
      `elang${mark}@gmail.com`,
      `e.l.a.n.g${mark}@gmail.com`,
      `elang.${mark}+lagi@gmail.com`,
      `elang.${mark}@googlemail.com`,
    ].entries()) {
      // Past the pause between two codes: all spellings count as one address there, too.
      travelTo(later(now(), 2 * minute))
      const { status } = await signUpProved(`elang-${mark}-${i}`, email)
      expect([email, status]).toEqual([email, 422])
    }
    const rows = await database()
      .select()
      .from(accounts)
      .where(like(accounts.username, `elang-${mark}%`))
    expect(rows).toHaveLength(1)
  })

  it('accepts no address that only looks like one', async () => {
    for (const email of [
      'elang@nusа.test\u202e',
      'elang@@nusa.test',
      'elang@nusa',
      'elang@[127.0.0.1]',
      'еlang@nusa.test',
    ]) {
      const answer = await site.ask('/sign-up-bughunter', { form: { intent: 'send_code', email } })
      expect([email, answer.status]).toEqual([email, 422])
    }
  })
})

async function readAs(person: Awaited<ReturnType<typeof operator>>, address: string): Promise<string> {
  const answer = await site.ask(address, { as: await sessionOf(person) })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The entry of the timeline around a comment, without what follows the body. */
function commentBy(page: string, body: string): string {
  const html = page.slice(0, page.indexOf('<script'))
  const end = html.indexOf(body)
  expect(end).toBeGreaterThan(0)
  return html.slice(html.lastIndexOf('<li', end), end)
}
