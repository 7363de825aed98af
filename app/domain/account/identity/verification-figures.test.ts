import { after, hour, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bughunters, identityCases } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { identityQueueFigures, verificationStepsOf } from './verification-figures.server.ts'

useDatabase()

test('a bughunter sees only their own case', async () => {
  expect(await verificationStepsOf(await hunter())).toMatchObject({ identity: 1, nda: true, submitted: true })
  expect(await verificationStepsOf(await hunter({ verified: false }))).toMatchObject({
    identity: 0,
    nda: false,
  })
  const person = await hunter({ verified: false })
  const own = eq(bughunters.accountId, person.accountId)
  const half = { fullName: 'Rara Ayu', birthDate: '1999-02-03', city: null }
  await database().update(bughunters).set(half).where(own)
  expect(await verificationStepsOf(person)).toMatchObject({ personal: false })
  await database().update(bughunters).set({ city: 'Solo' }).where(own)
  expect(await verificationStepsOf(person)).toMatchObject({ personal: true })
  await expect(verificationStepsOf(visitor)).rejects.toThrow('forbidden')
})

test('who waits for a decision reads how long it usually takes, and no one else', async () => {
  const person = await hunter({ verified: false })
  const waitOf = async () => (await verificationStepsOf(person)).wait
  expect(await waitOf()).toBeNull()
  await database()
    .update(bughunters)
    .set({ identitySubmittedAt: now() })
    .where(eq(bughunters.accountId, person.accountId))
  expect(await waitOf()).toEqual({ hours: 48, measured: false })
  const decided = async (hours: number) => {
    const submittedAt = now()
    await database()
      .insert(identityCases)
      .values({
        ...{
          id: newId(),
          accountId: person.accountId,
          submittedAt,
          nikHash: Buffer.alloc(32),
          nikLast4: '0001',
        },
        ...{ decision: 'verified', decidedAt: after(submittedAt, hours * hour), decidedBy: person.accountId },
      })
  }
  for (const hours of [1, 5, 5.5, 90]) await decided(hours)
  expect(await waitOf()).toEqual({ hours: 48, measured: false })
  await decided(30)
  expect(await waitOf()).toEqual({ hours: 6, measured: true })
  for (let turn = 0; turn < 20; turn++) await decided(200)
  expect(await waitOf()).toEqual({ hours: 200, measured: true })
  expect((await verificationStepsOf(await hunter())).wait).toBeNull()
})

test('the identity queue is counted for the platform team only', async () => {
  expect(await identityQueueFigures(await operator())).toEqual({ open: 0, oldestAt: null })
  for (const other of [visitor, await hunter(), await companyOwner()]) {
    await expect(identityQueueFigures(other)).rejects.toThrow('forbidden')
  }
})
