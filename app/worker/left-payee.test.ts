import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import type { Audience } from '#domain/event/kinds/audience.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { database } from '#infra/database.ts'
import { hunter } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'

useDatabase()

test('RUL-10b notifications of their money reach people who left with texts of their own, until they are erased', async () => {
  const { accountId } = await hunter()
  const facts = { bughunterId: accountId }
  const event = { seq: 1, type: 'reward.payout_paid', subjectId: newId(), actorId: null, facts } as never
  const reached = async () => {
    const asked: Audience[] = ['payee', 'left_payee']
    const answers = await Promise.all(asked.map((one) => recipientsOf(database(), one, event)))
    return asked.filter((_, turn) => answers[turn]!.some(({ id }) => id === accountId))
  }
  const standing = (word: 'active' | 'suspended' | 'ended') =>
    database().update(accounts).set({ standing: word }).where(eq(accounts.id, accountId))
  expect(await reached()).toEqual(['payee'])
  await standing('suspended')
  expect(await reached()).toEqual(['payee'])
  await standing('ended')
  expect(await reached()).toEqual(['left_payee'])
  const at = { leftAt: now(), eraseAt: now() }
  await database()
    .insert(leavings)
    .values({ id: newId(), accountId, ...at })
  expect(await reached()).toEqual(['left_payee'])
  await database().update(leavings).set({ erasedAt: now() }).where(eq(leavings.accountId, accountId))
  expect(await reached()).toEqual([])
})
