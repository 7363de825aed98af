import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { applyDueResets } from '#domain/account/recovery/apply-due-resets.server.ts'
import { factorResets, recoveryReviews } from '#domain/account/tables/recovery-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { enrol } from '../support/factor.ts'
import { password, withPassword } from '../support/members.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const fresh = { password: 'Lebihkuatlagi-77', confirmPassword: 'Lebihkuatlagi-77' }

describe('the review of a recovery', () => {
  it('shows what helps to decide, accepts a decision with a reason, and preserves what was typed', async () => {
    const person = await hunter()
    await sessionOf(person)
    const team = await withPassword(await operator())
    const as = await sessionOf(team)
    const review = await aReview(person)
    const page = await (await site.ask('/hello/recovery', { as })).text()
    for (const fact of [person.username, '198.51.100.7', 'Jaringan ini belum pernah dipakai akun ini'])
      expect(page).toContain(fact)
    const decide = (more: Record<string, string>) =>
      site.ask('/hello/recovery', {
        as,
        form: { intent: `decide-${review}`, reviewId: review, currentPassword: password, ...more },
      })
    const short = await decide({ decision: 'granted', reason: 'belum cukup' })
    expect(short.status).toBe(422)
    expect(await short.text()).toContain('belum cukup')
    expect((await decide({ decision: 'x', reason: 'alasan yang cukup panjang untuk disimpan' })).status).toBe(
      422,
    )
    const done = await decide({ decision: 'granted', reason: 'alasan yang cukup panjang untuk disimpan' })
    expect(done.headers.get('location')).toBe('/hello/recovery?done=recovery_decided')
    expect(await isOwed(person)).toBe(false)
    await database()
      .update(factorResets)
      .set({ effectiveAt: now() })
      .where(eq(factorResets.accountId, person.accountId))
    await applyDueResets(system)
    expect(await isOwed(person)).toBe(true)
    expect(
      (await decide({ decision: 'refused', reason: 'alasan yang cukup panjang untuk disimpan' })).status,
    ).toBe(409)
  })
})

describe('a colleague of the team', () => {
  it('gets a new start by the form of another', async () => {
    const [one, two] = [await withPassword(await operator()), await withPassword(await operator())]
    await enrol(two)
    const reason = 'Ponselnya hilang, saya mengenali suaranya lewat telepon.'
    const ask = (colleague: string) =>
      sessionOf(one).then((as) =>
        site.ask('/hello/security', {
          as,
          form: { intent: 'reset_colleague', colleague, reason, currentPassword: password },
        }),
      )
    expect((await ask(one.username)).status).toBe(422)
    expect((await ask(two.username)).headers.get('location')).toBe('/hello/security?done=colleague_reset')
    expect(await isOwed(two)).toBe(true)
  })
})

describe('the password pages of a company', () => {
  it('belong to the owner and to members, each their own', async () => {
    const owner = await withPassword(await companyOwner())
    const staff = await withPassword(await member(owner.companyId, 2))
    const change = async (who: Person, page: string) => {
      const form = { intent: 'change_password', currentPassword: password, ...fresh }
      return (await site.ask(page, { as: await sessionOf(who), form })).headers.get('location')
    }
    expect(await change(staff, '/company/profile/edit-password')).toBe('/error403')
    expect(await change(owner, '/company/profile/edit-password-member')).toBe('/error403')
    const done = '?done=password_changed'
    expect(await change(owner, '/company/profile/edit-password')).toBe(
      `/company/profile/edit-password${done}`,
    )
    expect(await change(staff, '/company/profile/edit-password-member')).toBe(
      `/company/profile/edit-password-member${done}`,
    )
  })
})

async function aReview({ accountId }: Person): Promise<string> {
  const id = newId()
  const from = { address: '198.51.100.7', device: 'Firefox', openedAt: now() }
  await database()
    .insert(recoveryReviews)
    .values({ id, accountId, ...from })
  return id
}

async function isOwed({ accountId }: Person): Promise<boolean> {
  const [row] = await database().select().from(accounts).where(eq(accounts.id, accountId))
  return row!.factorOwed
}
