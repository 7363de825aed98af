import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openPayout } from '#domain/reward/payout/open-payout.server.ts'
import { payoutAccounts } from '#domain/reward/payout/payout-tables.server.ts'
import { confirmPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { database, transaction } from '#infra/database.ts'
import { after, day, now, travelTo } from '#kernel/clock.ts'
import { hello, system } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { proof, withPassword } from '../../../test/support/members.ts'
import {
  ask,
  owe,
  payee,
  payoutAccount,
  takenPayout,
  transferProof,
} from '../../../test/support/payout-story.ts'
import { traces } from '../../../test/support/traces.ts'
import { collectOwnData } from './collect-own-data.server.ts'
import { eraseLeavers } from './erase-leavers.server.ts'
import { leave } from './leave.server.ts'
import { leavingSeenBy } from './leaving-queries.server.ts'

useDatabase()

describe('one’s own data', () => {
  it('tells of payouts and accounts, masked, and who of the team opened the number', async () => {
    const { person, taker, payoutId } = await takenPayout(5_000_000n)
    await openPayout(taker, payoutId)
    const data = await transaction((tx) => collectOwnData(tx, person))
    expect(data.payouts).toMatchObject([{ state: 'processing', grossIdr: 5_000_000n, taxIdr: 125_000n }])
    expect(data.payoutAccounts).toMatchObject([{ numberMasked: expect.stringMatching(/^••••\d{4}$/) }])
    expect(data.accessLog.map(({ kind }) => kind)).toContain('reward.payout_account_opened')
    const stranger = await payee()
    expect(await transaction((tx) => collectOwnData(tx, stranger))).toMatchObject({
      payouts: [],
      payoutAccounts: [],
      accessLog: [],
    })
  })
})

describe('leaving', () => {
  it('waits for money on its way, then forgets numbers and keeps who was paid', async () => {
    const person = await withPassword(await payee())
    await payoutAccount(person, { replacedAt: now(), number: '5550001111', holder: 'KANARI Lama' })
    await payoutAccount(person, { number: '5550002222', holder: 'KANARI Dibayar' })
    await owe(person, 5_000_000n)
    const payoutId = await ask(person)
    expect((await leavingSeenBy(person)).holds).toContainEqual({ kind: 'owed', count: 5_000_000n })
    await leave(person, { username: person.username, ...proof })
    travelTo(after(now(), 15 * day))
    expect(await eraseLeavers(system)).toBe(0)
    const taker = await hello()
    await takePayout(taker, { payoutId })
    const done = { payoutId, reference: 'BCA-9' }
    await confirmPayout(taker, done, await transferProof(taker))
    expect(await eraseLeavers(system)).toBe(1)
    for (const needle of ['KANARI Lama', '0001111', '0002222', person.username])
      expect([needle, await traces(needle)]).toEqual([needle, []])
    const rows = await database()
      .select()
      .from(payoutAccounts)
      .where(eq(payoutAccounts.bughunterId, person.accountId))
    expect(rows.map((row) => [row.holder, row.numberMasked, row.numberSealed.length]).sort()).toEqual([
      ['', '', 0],
      ['KANARI Dibayar', '', 0],
    ])
  })
})
