import { beforeAll, describe, expect, it } from 'vitest'
import { sanction } from '#domain/account/status/sanction.server.ts'
import { refusals } from '#i18n/refusals.ts'
import type { Person } from '#kernel/actor.ts'
import { stepInput, takeStep } from '../support/account-status-scenario.ts'
import { hunter, incidentAccount, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { ownPassword, withPassword } from '../support/factor.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const { details, codes } = refusals.id
let team: Person
beforeAll(async () => {
  team = await withPassword(await operator())
})

async function signIn({ username }: Person, password = ownPassword) {
  const form = { intent: 'sign_in', identifier: username, password }
  const answer = await site.ask('/sign-in', { form })
  return { status: answer.status, html: await answer.text() }
}

/** Responders have a sign-in page of their own. */
async function followed(place: string): Promise<string> {
  const answer = await site.ask(place)
  const next = answer.headers.get('location')
  return next ? (await site.ask(next)).text() : answer.text()
}

describe('a user who cannot sign in any more', () => {
  it.each([
    ['a suspended person of the platform team', operator, 'suspension', '/hello'],
    ['a suspended incident responder', incidentAccount, 'suspension', '/incident'],
    ['a bughunter whose account was ended', hunter, 'end', '/bughunter'],
  ] as const)(
    '%s is shown so where their session ends and where they sign in',
    async (_, make, step, area) => {
      const who = await withPassword(await make())
      const as = await sessionOf(who)
      const proof = { currentPassword: ownPassword }
      await sanction(team, who.accountId, stepInput({ step, reason: 'security_risk' }), proof)
      const lost = await site.ask(`${area}/standing`, { as })
      expect(lost.status).toBe(302)
      const place = lost.headers.get('location')!
      expect(new URL(place, site.origin()).searchParams.get('done')).toBe('account_closed')
      expect(await followed(place)).toContain(details.account_closed)
      const right = await signIn(who)
      expect([right.status, right.html.includes(details.account_closed)]).toEqual([422, true])
      // The person who does not know the password learns nothing.
      const wrong = await signIn(who, 'Bukan-ini#2026')
      expect([wrong.status, wrong.html.includes(codes.wrong_credentials)]).toEqual([422, true])
      expect(wrong.html).not.toContain(details.account_closed)
    },
  )

  it('is not confused with a suspended user who may still read', async () => {
    const who = await withPassword(await hunter())
    await takeStep(team, who, { step: 'suspension' })
    expect((await signIn(who)).status).toBe(302)
    const as = await sessionOf(who)
    expect(await (await site.ask('/bughunter/profile', { as })).text()).toContain('Akun ini ditangguhkan')
  })
})
