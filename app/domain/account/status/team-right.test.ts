import { day, after as later, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { secondBlock } from '#kernel/second-person.ts'
import { operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { sanctions } from './account-status-tables.server.ts'
import { teamRightOf } from './team-right.server.ts'

useDatabase()

describe('RUL-01 the right of a colleague of the platform team', () => {
  it('is as old as the account', async () => {
    const fresh = await operator()
    const since = new Date('2026-11-20T10:00:00Z')
    await database().update(accounts).set({ createdAt: since }).where(eq(accounts.id, fresh.accountId))
    expect(await teamRightOf(database(), fresh.accountId)).toEqual({ since, givenBy: [] })
  })

  it("starts anew when a colleague restores access, and does not count beside that colleague's first step", async () => {
    const [first, back] = [await operator(), await operator()]
    const liftedAt = now()
    await database()
      .insert(sanctions)
      .values({
        ...({
          id: newId(),
          accountId: back.accountId,
          step: 'suspension',
          reason: 'abusive_conduct',
        } as const),
        statement: 'x',
        ...{ takenBy: first.accountId, takenAt: later(liftedAt, -day), liftedAt, liftedBy: first.accountId },
      })
    const right = await teamRightOf(database(), back.accountId)
    expect(right).toEqual({ since: liftedAt, givenBy: [first.accountId] })
    const soon = { by: first.accountId, at: later(liftedAt, 1) }
    expect(secondBlock(back.accountId, right, soon)).toBe('right_new')
    const late = { by: first.accountId, at: later(liftedAt, 3 * day) }
    expect(secondBlock(back.accountId, right, late)).toBe('right_given')
    expect(secondBlock(back.accountId, right, { ...late, by: newId() })).toBeNull()
  })
})
