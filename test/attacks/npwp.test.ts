import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { contactChanges } from '#domain/account/account-tables.server.ts'
import { companyNpwps } from '#domain/company/company-tables.server.ts'
import { decideNpwp } from '#domain/company/decide-npwp.server.ts'
import { npwpInput } from '#domain/company/npwp-input.ts'
import { ownNpwp } from '#domain/company/npwp-queries.server.ts'
import { submitNpwp } from '#domain/company/submit-npwp.server.ts'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { mailNoticesOf } from '#worker/notices.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { codeOf, enrol, forgetUsedSteps } from '../support/factor.ts'
import { password, withPassword } from '../support/members.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const ask = useApi()
const page = '/company/profile/edit-npwp'
const facts = {
  number: '01.234.567.4-012.000',
  name: 'PT Nusa Bank',
  address: 'Jalan Asia Afrika 8, Bandung',
}
const thief = { number: '02.345.678.3-541.000', name: 'PT Bukan Nusa', address: 'Jalan Lain 9, Jakarta' }
let owner: Person & { companyId: string }

beforeAll(async () => {
  owner = await withPassword(await companyOwner())
  await submitNpwp(owner, npwpInput.parse({ ...facts, card: smallPdf() }))
  const { submittedAt } = (await ownNpwp(owner))!
  const verify = { decision: 'verify' as const, submittedAt: submittedAt.toISOString(), reason: '' }
  await decideNpwp(await operator(), owner.companyId, verify)
})

const row = async () =>
  (await database().select().from(companyNpwps).where(eq(companyNpwps.companyId, owner.companyId)))[0]!

async function changed(proof: Record<string, string>): Promise<number[]> {
  const form = { intent: 'submit_npwp', ...thief, ...proof }
  const answer = await site.ask(page, { as: await sessionOf(owner), form })
  const body = new FormData()
  const named = Object.entries(proof).map(([key, value]) => [
    key.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`),
    value,
  ])
  for (const [key, value] of [...Object.entries(thief), ...named]) body.append(key!, value!)
  return [answer.status, (await ask(owner, 'PUT', '/api/v1/company/npwp', { form: body })).status]
}

// A naive version lets a person with an open browser put another company's number on every tax document.
describe('MON-06 another NPWP', () => {
  it('is not named with a session alone, nor with a wrong password, by page or by call', async () => {
    const before = await row()
    for (const proof of [{}, { currentPassword: 'salah' }, { factorCode: '123456' }])
      expect([proof, await changed(proof as Record<string, string>)]).toEqual([proof, [422, 422]])
    expect(await row()).toEqual(before)
    const shown = await (await site.ask(page, { as: await sessionOf(owner) })).text()
    expect(shown).toContain('name="currentPassword"')
  })

  it('requires the second factor where one is on, waits for operators anew, and notifies its owner at both addresses', async () => {
    const { secret } = await enrol(owner)
    const oldEmail = 'pemilik-lama@demo.test'
    const change = { id: newId(), accountId: owner.accountId, oldEmail, changedAt: now() }
    await database().insert(contactChanges).values(change)
    const before = await row()
    const bare = { currentPassword: password }
    expect(await changed(bare)).toEqual([422, 422])
    expect(await row()).toEqual(before)
    await forgetUsedSteps(owner)
    const [byPage] = await changed({ ...bare, factorCode: codeOf(secret) })
    expect(byPage).toBe(302)
    expect(await row()).toMatchObject({ name: thief.name, state: 'pending' })
    const event = (await unsafeEventsAfter(0, 10_000)).findLast(
      ({ type }) => type === 'company.npwp_submitted',
    )!
    const told = mailNoticesOf(event.type, event.facts).find(({ mail }) => mail === 'company_npwp_changed')!
    expect(told.self).toBe(true)
    expect((await recipientsOf(database(), told.to, event)).map(({ id }) => id)).toEqual([owner.accountId])
    const former = mailNoticesOf(event.type, event.facts).find(({ to }) => to === 'former_address')!
    const reached = await recipientsOf(database(), former.to, event)
    expect([former.mail, former.self, reached.map(({ email }) => email)]).toEqual([
      'company_npwp_changed_former',
      true,
      [oldEmail],
    ])
  })
})
