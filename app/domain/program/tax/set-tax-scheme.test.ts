import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram } from '../../../../test/support/reward-scenario.ts'
import { managedProgramSeenBy } from '../managed-program-queries.server.ts'
import { setTaxScheme } from './set-tax-scheme.server.ts'

useDatabase()

it('operators set it, once and again; other roles never', async () => {
  const [owner, team] = [await companyOwner(), await operator()]
  const id = await liveProgram(owner)
  expect((await managedProgramSeenBy(team, id))?.taxScheme).toBeNull()
  for (let i = 0; i < 2; i++) await setTaxScheme(team, id, { taxScheme: 'participant' })
  expect((await managedProgramSeenBy(team, id))?.taxScheme).toBe('participant')
  await setTaxScheme(team, id, { taxScheme: 'default' })
  expect((await managedProgramSeenBy(team, id))?.taxScheme).toBeNull()
  const told = await database().select().from(events).where(eq(events.subjectId, id)).orderBy(events.seq)
  expect(told.map(({ facts }) => facts)).toEqual([
    { from: null, to: 'participant' },
    { from: 'participant', to: null },
  ])
  for (const other of [owner, await hunter(), visitor, { ...team, suspended: true }]) {
    await expect(setTaxScheme(other, id, { taxScheme: 'participant' })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
  await expect(setTaxScheme(team, newId(), { taxScheme: 'participant' })).rejects.toMatchObject({
    code: 'not_found',
  })
})
