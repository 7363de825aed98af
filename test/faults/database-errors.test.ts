import { newId } from '@cakrawala/ids/ids'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase, databaseUrl } from '#infra/database.ts'
import { fileAddress } from '#infra/secrets.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { type FailingPostgres, type Failure, failingPostgres } from '../support/failing-postgres.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportForm } from '../support/report-scenario.ts'
import { askFiles } from '../support/signed-url.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite({ ownBounds: true })

/** Every class of error that means "try again", as the server sends it. */
const states = [
  ...['53100', '53200', '53300', '57P01', '57P02', '57P03', '57014', '08006', '08P01'],
  ...['25P03', '25006', '40001', '40P01', '55P03', '58030'],
]
/** In the drills every class fails at every depth; else three of them do, the others at the second statement. */
const long = process.env.CAKRAWALA_DRILLS === '1'
const everywhere = new Set(['57P01', '53100', 'reset'])
const failures: Failure[] = [...states.map((sqlState) => ({ sqlState })), 'end', 'reset']

let postgres: FailingPostgres
let ours = ''
let endpoints: Record<string, () => Promise<Response>> = {}
let locales: Record<string, string> = {}

beforeAll(async () => {
  ours = databaseUrl()
  postgres = await failingPostgres(ours)
  const person = await hunter()
  const [as, owner, team] = [
    await sessionOf(person),
    await sessionOf(await companyOwner()),
    await sessionOf(await operator()),
  ]
  const programId = await liveProgram(await companyOwner(), await operator())
  await join(person, programId)
  const submit = `/bughunter/programs/submit-report/${programId}`
  const json = (body: object, key = newId()) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${as}`, 'Idempotency-Key': key },
    body: JSON.stringify(body),
  })
  const call = (path: string, init: RequestInit) => fetch(site.origin() + path, init)
  endpoints = {
    'a visitor’s page': () => site.ask('/programs'),
    'a visitor’s page in English': () => site.ask('/en/hall-of-fame'),
    'a signed-in page': () => site.ask('/bughunter', { as }),
    'a signed-in page in English': () => site.ask('/en/bughunter', { as }),
    'a page of a company': () => site.ask('/company/reports', { as: owner }),
    'a page of the team': () => site.ask('/hello/reports', { as: team }),
    'a public page with a session': () => site.ask('/', { as }),
    'a page behind a session that is lost': () => site.ask('/company', { as: 'x'.repeat(43) }),
    'the sign-in page': () => site.ask('/sign-in', { as }),
    'a data request': () => site.ask('/bughunter.data', { as }),
    'a data request of a page': () => site.ask('/company/reports.data', { as: owner }),
    'a form': () => site.ask(submit, { as, form: reportForm(newId()) }),
    'a form of two words': () =>
      site.ask(submit, {
        as,
        form: { ...reportForm(newId()), title: 'Two words that nobody else would write' },
      }),
    'a form sent by script': () => site.ask(`${submit}.data`, { as, form: reportForm(newId()) }),
    'the form of signing in': () =>
      site.ask('/sign-in', { form: { identifier: 'a@b.test', password: 'Not#The1Word' } }),
    'a download': () => site.ask('/bughunter/hacktivity', { as, form: { intent: 'export' } }),
    'a call that reads': () => call('/api/v1/reports', { headers: { Authorization: `Bearer ${as}` } }),
    'a call that acts': () => call('/api/v1/notifications/read-all', json({})),
    'the call of signing in': () =>
      call('/auth-api/api/login', json({ email: 'a@b.test', password: 'Not#The1Word' })),
    'a call for everybody': () => call('/api/v1/programs', {}),
    'the state of news': () => site.ask('/notifications/state', { as }),
    'the stream of news': () => site.ask('/notifications/stream', { as }),
    'the sitemap': () => site.ask('/sitemap.xml'),
    'the files host': () =>
      askFiles(
        site.origin(),
        new URL(fileAddress({ fileId: newId(), inline: false, sessionId: null })).pathname,
      ),
    health: () => site.ask('/health/ready'),
  }
  locales = { 'a visitor’s page in English': 'en', 'a signed-in page in English': 'en' }
})

beforeEach(() => connectDatabase(postgres.url))
afterEach(async () => {
  postgres.heal()
  await connectDatabase(ours)
})
afterAll(() => postgres.close())

describe('F2 the database responds with every class of temporary error', () => {
  it.each(failures.map((how) => [typeof how === 'string' ? how : how.sqlState, how] as const))(
    'is never 500 and always returns a time to retry: %s',
    async (name, how) => {
      const depths = long || everywhere.has(name) ? [0, 1, 2, 4] : [1]
      const wrong: string[] = []
      for (const [endpoint, ask] of Object.entries(endpoints)) {
        // At the first statement (who asks), and at later ones: of guards, loaders, within a transaction, at its end.
        for (const after of depths) {
          postgres.fail(how, after)
          const answer = await ask()
          const text = answer.headers.get('content-type')?.includes('event-stream') ? '' : await answer.text()
          await answer.body?.cancel().catch(() => undefined)
          const problem = problemOf(answer, text, locales[endpoint] ?? 'id')
          if (problem) wrong.push(`${endpoint}, after ${after}: ${problem}`)
          postgres.heal()
        }
      }
      expect(wrong).toEqual([])
    },
    60_000,
  )

  it('meets the failure at every endpoint', async () => {
    const missed: string[] = []
    for (const [name, ask] of Object.entries(endpoints)) {
      postgres.fail({ sqlState: '57P01' })
      const { status } = await ask()
      if (status !== 503 || postgres.asked() === 0) missed.push(`${name}: ${status}`)
      postgres.heal()
    }
    expect(missed).toEqual([])
  })

  it('shows what was typed again, wherever the database is lost', async () => {
    const typed = 'Two words that nobody else would write'
    const lost: string[] = []
    const met = new Set<number>()
    for (let after = 0; after < 16; after++) {
      postgres.fail({ sqlState: '57P01' }, after)
      const answer = await endpoints['a form of two words']!()
      met.add(answer.status)
      const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')
      if (answer.status === 503 && !text.includes(typed)) lost.push(`after ${after} statements`)
      postgres.heal()
    }
    expect([lost, met.has(503)]).toEqual([[], true])
  })

  it('recovers by itself once the database is back', async () => {
    postgres.fail('reset')
    await site.ask('/api/v1/programs')
    postgres.heal()
    expect((await site.ask('/api/v1/programs')).status).toBe(200)
  })
})

/** An answer may be right by luck (the statement that fails was none of its own); it may not be 500. */
function problemOf(answer: Response, text: string, locale: string): string | null {
  const { status, headers } = answer
  if (status < 500) return null
  if (status !== 503) return String(status)
  if (!/^\d+$/.test(headers.get('retry-after') ?? '')) return '503 without Retry-After'
  const isPage = headers.get('content-type')?.startsWith('text/html')
  return isPage && !text.includes(`lang="${locale}"`) ? `503 in another language than ${locale}` : null
}
