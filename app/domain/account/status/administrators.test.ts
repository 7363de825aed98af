import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { accountStatusNow, stepInput } from '../../../../test/support/account-status-scenario.ts'
import { operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { proof, withPassword } from '../../../../test/support/members.ts'
import { settleAccountStatus } from './end-suspensions.server.ts'
import { sanction } from './sanction.server.ts'

useDatabase()

it('the last administrator at work is not put to rest, also where others have other roles', async () => {
  const last = await operator(['administrator'])
  await operator(['triage'])
  const rest = transaction(async (tx) => {
    await tx.update(operators).set({ state: 'resting' }).where(eq(operators.id, last.accountId))
    await settleAccountStatus(tx, last.accountId)
  })
  await expect(rest).rejects.toMatchObject({ code: 'conflict', detail: 'last_administrator' })
  expect(await accountStatusNow(last)).toBe('active')
})

it('an administrator who lost the role a moment ago leaves no platform without one', async () => {
  const [fresh, former] = [await operator(['administrator']), await withPassword(await operator())]
  await database().update(operators).set({ roles: [] }).where(eq(operators.id, former.accountId))
  for (const { id } of await database().select({ id: operators.id }).from(operators))
    if (id !== fresh.accountId)
      await database()
        .update(operators)
        .set({ roles: ['triage'] })
        .where(eq(operators.id, id))
  // The session was read before: the person still counts as an administrator there.
  const step = sanction(former, fresh.accountId, stepInput(), proof)
  await expect(step).rejects.toMatchObject({ detail: 'last_administrator' })
  expect(await accountStatusNow(fresh)).toBe('active')
})
