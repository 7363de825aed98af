import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { removeAuthenticator } from '#domain/account/factor/remove-factor.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, member, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { enrol } from '../../../test/support/factor.ts'
import { password, withPassword } from '../../../test/support/members.ts'
import { sessionOf } from '../../../test/support/site.ts'
import { factorRuleSeenBy, setFactorRule } from './factor-rule.server.ts'

useDatabase()
const here = '127.0.0.1'

async function ownCompany() {
  const owner = await withPassword(await companyOwner())
  const { recoveryCodes } = await enrol(owner)
  const proof = () => ({ currentPassword: password, factorCode: recoveryCodes.pop()! })
  return { owner, proof }
}

describe('a second factor for everybody of a company', () => {
  it('is owed by members at once, by no one elsewhere, and no longer once the rule is lifted', async () => {
    const { owner, proof } = await ownCompany()
    const tokens = await Promise.all(
      [await member(owner.companyId, 2), owner, await member((await companyOwner()).companyId, 2)].map(
        sessionOf,
      ),
    )
    const owed = () => Promise.all(tokens.map(async (one) => (await personOfToken(one, here))?.factorOwed))
    expect(await owed()).toEqual([false, false, false])
    await setFactorRule(owner, { required: true, ...proof() })
    await setFactorRule(owner, { required: true, ...proof() })
    expect(await owed()).toEqual([true, false, false])
    expect(await factorRuleSeenBy(owner)).toEqual({ required: true, bySite: false, without: 1, maySet: true })
    await setFactorRule(owner, { required: false, ...proof() })
    expect(await owed()).toEqual([false, false, false])
    const traces = await database().select().from(events).where(eq(events.subjectId, owner.companyId))
    expect(traces.map(({ facts }) => facts)).toEqual([{ required: true }, { required: false }])
  })

  it('is not removed by who has to have it', async () => {
    const { owner, proof } = await ownCompany()
    const staff = await withPassword(await member(owner.companyId, 1))
    const { recoveryCodes } = await enrol(staff)
    await setFactorRule(owner, { required: true, ...proof() })
    const actor = (await personOfToken(await sessionOf(staff), here))!
    const own = { currentPassword: password, factorCode: recoveryCodes[0]! }
    await expect(removeAuthenticator(actor, own)).rejects.toMatchObject({ detail: 'factor_required' })
  })

  it('is required by the owner alone, with a proof and a factor of their own', async () => {
    const { owner, proof } = await ownCompany()
    const admin = await withPassword(await member(owner.companyId, 1))
    const bare = { required: true, currentPassword: password }
    await expect(setFactorRule(admin, bare)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await factorRuleSeenBy(admin)).toMatchObject({ maySet: false, without: 1 })
    for (const one of [await hunter(), await operator()])
      await expect(setFactorRule(one, bare)).rejects.toMatchObject({ code: 'not_found' })
    await expect(setFactorRule(owner, bare)).rejects.toMatchObject({ code: 'invalid_input' })
    const without = await withPassword(await companyOwner())
    await expect(setFactorRule(without, bare)).rejects.toMatchObject({
      code: 'step_missing',
      detail: 'factor_needed',
    })
    await expect(factorRuleSeenBy(await member(owner.companyId, 2))).rejects.toMatchObject({
      code: 'forbidden',
    })
    await Promise.allSettled([
      setFactorRule(owner, { required: true, ...proof() }),
      setFactorRule(owner, { required: true, ...proof() }),
    ])
    expect(await factorRuleSeenBy(owner)).toMatchObject({ required: true })
  })
})
