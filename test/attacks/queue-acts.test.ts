import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { identityCases } from '#domain/account/account-tables.server.ts'
import { companyNpwps } from '#domain/company/company-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let environment: Environment
let as: string
let caseUrl: string
let npwpUrl: string
let submittedAt: string
beforeAll(async () => {
  environment = await buildEnvironment()
  as = await sessionOf(environment.people.hello)
  caseUrl = `/hello/verification/${environment.cases.taken.caseId}`
  npwpUrl = `/hello/npwp/${environment.npwp.companyId}`
  submittedAt = (await npwpRow()).submittedAt.toISOString()
})

describe('unauthorized acts on the queues of the platform team', () => {
  it('of other roles change nothing, whatever the form contains', async () => {
    const { reporter, owner, incident } = environment.people
    for (const person of [null, reporter, owner, incident]) {
      const token = person && (await sessionOf(person))
      for (const [address, form] of [
        [caseUrl, { intent: 'verify' }],
        [npwpUrl, { intent: 'verify', decision: 'verify', submittedAt }],
      ] as const)
        expect((await site.ask(address, { as: token, form })).status).toBe(302)
    }
    expect([(await caseRow()).decision, (await npwpRow()).state]).toEqual([null, 'pending'])
  })

  it('with invalid fields get a message, never a fault, and what was typed is shown again', async () => {
    const explanation = 'Huruf pada kartu <script>alert(1)</script> berbeda.'
    const odd: [string, Record<string, string>][] = [
      [caseUrl, { intent: 'deny', reason: '__proto__', explanation }],
      [
        caseUrl,
        { intent: 'deny', reason: 'forged', explanation, decidedBy: environment.people.hello.accountId },
      ],
      [caseUrl, { intent: 'deny', reason: 'forged', explanation: 'x'.repeat(3_000) }],
      [caseUrl, { intent: 'needs_fix', ktp: 'forged', note: '' }],
      [caseUrl, { intent: 'needs_fix', note: 'tanpa alasan' }],
      [npwpUrl, { intent: 'refuse', decision: 'refuse', submittedAt: 'kemarin', reason: explanation }],
      [npwpUrl, { intent: 'refuse', decision: 'refuse', submittedAt, reason: 'pendek' }],
      [npwpUrl, { intent: 'refuse', decision: 'constructor', submittedAt, reason: explanation }],
    ]
    for (const [address, form] of odd) {
      const answer = await site.ask(address, { as, form })
      expect([form, answer.status]).toEqual([form, 422])
      const html = await answer.text()
      if (form.explanation === explanation || form.reason === explanation)
        expect(html).toContain('&lt;script&gt;alert(1)')
    }
    for (const intent of ['erase', '', 'toString', 'decide_appeal']) {
      const answer = await site.ask(caseUrl, { as, form: { intent } })
      expect([intent, answer.status < 500 && answer.status >= 400]).toEqual([intent, true])
    }
    expect([(await caseRow()).decision, (await npwpRow()).state]).toEqual([null, 'pending'])
  })

  it('decide once, however many at the same moment, and late ones are refused', async () => {
    const verdicts = (one: Record<string, string>, two: Record<string, string>, address: string) =>
      Promise.all(
        Array.from({ length: 20 }, (_, turn) => site.ask(address, { as, form: turn % 2 ? one : two })),
      )
    const onCase = await verdicts(
      { intent: 'verify' },
      { intent: 'needs_fix', selfie: 'blurred', note: '' },
      caseUrl,
    )
    const onNpwp = await verdicts(
      { intent: 'verify', decision: 'verify', submittedAt },
      { intent: 'refuse', decision: 'refuse', submittedAt, reason: 'Nama pada kartu lain.' },
      npwpUrl,
    )
    for (const [answers, type, word] of [
      [onCase, 'account.identity_decided', 'Pengajuan ini sudah diputuskan'],
      [onNpwp, 'company.npwp_decided', 'NPWP ini'],
    ] as const) {
      expect(answers.map(({ status }) => status).sort()).toEqual([302, ...Array(19).fill(409)])
      const late = answers.find(({ status }) => status === 409)!
      expect(await late.text()).toContain(word)
      expect(await database().select().from(events).where(eq(events.type, type))).toHaveLength(1)
    }
  })
})

async function caseRow() {
  const [row] = await database()
    .select()
    .from(identityCases)
    .where(eq(identityCases.id, environment.cases.taken.caseId))
  return row!
}

async function npwpRow() {
  const [row] = await database()
    .select()
    .from(companyNpwps)
    .where(eq(companyNpwps.companyId, environment.npwp.companyId))
  return row!
}
