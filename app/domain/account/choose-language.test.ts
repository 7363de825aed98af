import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { accounts } from './account-tables.server.ts'
import { chooseLanguage } from './choose-language.server.ts'

useDatabase()

const chosenBy = async ({ accountId }: Person) => {
  const rows = await database().select().from(events).where(eq(events.subjectId, accountId))
  return rows.filter(({ type }) => type === 'account.language_chosen')
}

describe('the language of an account', () => {
  it('is that of its notices from then on, with who chose it', async () => {
    const person = await hunter()
    await chooseLanguage(person, { locale: 'en' })
    const event = { seq: 1, type: 'account.signed_in', subjectId: person.accountId, actorId: null, facts: {} }
    expect(await recipientsOf(database(), 'account', event as never)).toMatchObject([{ locale: 'en' }])
    expect(await chosenBy(person)).toMatchObject([{ actorId: person.accountId, facts: { locale: 'en' } }])
  })

  it('chosen again, or by two at once, is recorded once', async () => {
    const person = await hunter()
    await Promise.all([1, 2, 3].map(() => chooseLanguage(person, { locale: 'en' })))
    await chooseLanguage(person, { locale: 'en' })
    expect(await chosenBy(person)).toHaveLength(1)
    await chooseLanguage(person, { locale: 'id' })
    expect(await chosenBy(person)).toHaveLength(2)
  })

  it('is chosen by suspended people too', async () => {
    const person = { ...(await hunter()), suspended: true }
    await database().update(accounts).set({ standing: 'suspended' }).where(eq(accounts.id, person.accountId))
    await chooseLanguage(person, { locale: 'en' })
    expect(await chosenBy(person)).toHaveLength(1)
  })
})
