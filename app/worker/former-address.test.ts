import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, contactChanges } from '#domain/account/account-tables.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { database } from '#infra/database.ts'
import { hunter } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'

useDatabase()

test('the notice of a changed address goes to the old one alone, also to suspended people, until it is deleted', async () => {
  const [person, other] = [await hunter(), await hunter()]
  const id = newId()
  const { accountId } = person
  const oldEmail = `lama-${id.slice(-6)}@demo.test`
  await database().insert(contactChanges).values({ id, accountId, oldEmail, changedAt: now() })
  await database().update(accounts).set({ standing: 'suspended' }).where(eq(accounts.id, accountId))
  const readers = async (subjectId: string, facts: object) => {
    const event = { seq: 1, type: 'account.email_changed', subjectId, actorId: null, facts } as never
    return (await recipientsOf(database(), 'former_address', event)).map(({ email }) => email)
  }
  expect(await readers(accountId, { changeId: id })).toEqual([oldEmail])
  expect(await readers(other.accountId, { changeId: id })).toEqual([])
  for (const changeId of [newId(), 'x', undefined]) expect(await readers(accountId, { changeId })).toEqual([])
  await database().update(contactChanges).set({ oldEmail: null })
  expect(await readers(accountId, { changeId: id })).toEqual([])
})
