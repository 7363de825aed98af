import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { describe, expect, it } from 'vitest'
import { sessions } from '#domain/account/account-tables.server.ts'
import { accountSeenBy } from '#domain/account/status/account-for-team.server.ts'
import { eraseMembership } from '#domain/company/retention/erase-company-data.server.ts'
import { database, transaction } from '#infra/database.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { peopleOfCompanySeenBy } from './people-of-company.server.ts'

useDatabase()

describe('the data of the people of a company', () => {
  it('is listed for its owner, with the last sign-in and who of the platform team looked', async () => {
    const owner = await companyOwner()
    const staff = await member(owner.companyId, 2)
    await member((await companyOwner('Warung Pay')).companyId, 1)
    const at = after(now(), -day)
    await database()
      .insert(sessions)
      .values({
        ...{
          id: newId(),
          accountId: staff.accountId,
          tokenHash: Buffer.alloc(32, 7),
          device: 'x',
          address: '192.0.2.9',
        },
        ...{ createdAt: at, expiresAt: now() },
      })
    const before = await peopleOfCompanySeenBy(owner)
    expect(before.rows).toMatchObject([
      { username: staff.username, status: 2, lastSignInAt: at, readings: 0, lastReadAt: null },
    ])
    await accountSeenBy(await operator(), staff.accountId)
    const [row] = (await peopleOfCompanySeenBy(owner)).rows
    expect(row).toMatchObject({ readings: 1, lastReadAt: expect.any(Date) })
  })

  it('is nothing for anyone else, and forgets who was erased', async () => {
    const owner = await companyOwner()
    const staff = await member(owner.companyId, 1)
    for (const other of [visitor, staff, await hunter(), await operator()])
      await expect(peopleOfCompanySeenBy(other)).rejects.toMatchObject({ code: 'not_found' })
    await transaction((tx) => eraseMembership(tx, staff.accountId))
    expect(await peopleOfCompanySeenBy(owner)).toMatchObject({ rows: [], total: 0 })
  })
})
