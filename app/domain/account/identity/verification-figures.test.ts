import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bughunters } from '#domain/account/account-tables.server.ts'
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

test('the identity queue is counted for the platform team only', async () => {
  expect(await identityQueueFigures(await operator())).toEqual({ open: 0, oldestAt: null })
  for (const other of [visitor, await hunter(), await companyOwner()]) {
    await expect(identityQueueFigures(other)).rejects.toThrow('forbidden')
  }
})
