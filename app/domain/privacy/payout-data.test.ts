import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { openPayout } from '#domain/reward/payout/open-payout.server.ts'
import { confirmPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { payoutAccounts } from '#domain/reward/payout-tables.server.ts'
import { unsafeAskResidence } from '#domain/reward/residence/ask-residence.server.ts'
import { decideResidence } from '#domain/reward/residence/decide-residence.server.ts'
import { ownResidence, residenceDocument } from '#domain/reward/residence/residence-queries.server.ts'
import { taxResidences } from '#domain/reward/residence/residence-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { operator, system } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { smallPdf } from '../../../test/support/documents.ts'
import { proof, withPassword } from '../../../test/support/members.ts'
import {
  ask,
  owe,
  payee,
  payoutAccount,
  takenPayout,
  transferProof,
} from '../../../test/support/payout-scenario.ts'
import { traces } from '../../../test/support/traces.ts'
import { eraseLeavers } from './erase-leavers.server.ts'
import { collectOwnData } from './export-own-data.server.ts'
import { leave } from './leave.server.ts'
import { leavingSeenBy } from './leaving-queries.server.ts'

useDatabase()

describe('one’s own data', () => {
  it('shows payouts and accounts, masked, and which operators opened the number', async () => {
    const { person, taker, payoutId } = await takenPayout(5_000_000n)
    await openPayout(taker, payoutId)
    const data = await transaction((tx) => collectOwnData(tx, person))
    expect(data.payouts).toMatchObject([{ state: 'processing', grossIdr: 5_000_000n, taxIdr: 125_000n }])
    expect(data.payoutAccounts).toMatchObject([{ numberMasked: expect.stringMatching(/^••••\d{4}$/) }])
    expect(data.accessLog.map(({ kind }) => kind)).toContain('reward.payout_account_opened')
    await unsafeAskResidence(person, { country: 'SG', since: '2024-01-01' }, smallPdf())
    const { open } = await ownResidence(person)
    await residenceDocument(taker, open!.id)
    const asked = await transaction((tx) => collectOwnData(tx, person))
    expect(asked.taxResidences).toMatchObject([{ country: 'SG', since: '2024-01-01', state: 'waiting' }])
    expect(asked.accessLog.map(({ kind }) => kind)).toContain('reward.tax_residence_opened')
    const stranger = await payee()
    expect(await transaction((tx) => collectOwnData(tx, stranger))).toMatchObject({
      payouts: [],
      payoutAccounts: [],
      taxResidences: [],
      accessLog: [],
    })
  })
})

describe('leaving', () => {
  it('waits for money in transfer, then deletes numbers and preserves the payee', async () => {
    const person = await withPassword(await payee())
    await payoutAccount(person, { replacedAt: now(), number: '5550001111', holder: 'KANARI Lama' })
    await payoutAccount(person, { number: '5550002222', holder: 'KANARI Dibayar' })
    await owe(person, 5_000_000n)
    const payoutId = await ask(person)
    expect((await leavingSeenBy(person)).holds).toContainEqual({ kind: 'owed', count: 5_000_000n })
    await leave(person, { username: person.username, ...proof })
    travelTo(later(now(), 15 * day))
    expect(await eraseLeavers(system)).toBe(0)
    const taker = await operator()
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

  it('deletes the reason of a refused residence and its documents, withdraws open requests, and preserves country and days', async () => {
    const person = await withPassword(await payee())
    const refused = { reason: 'KANARI Alasan yang dibaca bughunter.', decision: 'refuse' as const }
    await unsafeAskResidence(person, { country: 'SG', since: '2024-01-01' }, smallPdf('', 'kanari-skd.pdf'))
    const { open } = await ownResidence(person)
    await decideResidence(await operator(), { residenceId: open!.id, ...refused })
    await unsafeAskResidence(person, { country: 'JP', since: '2025-01-01' }, smallPdf('', 'kanari-skd.pdf'))
    await leave(person, { username: person.username, ...proof })
    travelTo(later(now(), 15 * day))
    expect(await eraseLeavers(system)).toBe(1)
    for (const needle of ['KANARI Alasan', 'kanari-skd', person.username])
      expect([needle, await traces(needle)]).toEqual([needle, []])
    const mine = eq(taxResidences.bughunterId, person.accountId)
    const rows = await database().select().from(taxResidences).where(mine)
    expect(rows.map(({ country, since, state }) => [country, since, state]).sort()).toEqual([
      ['JP', '2025-01-01', 'withdrawn'],
      ['SG', '2024-01-01', 'refused'],
    ])
    const papers = rows.map(({ documentFileId }) => documentFileId!)
    const kept = await database().select({ state: files.state }).from(files).where(inArray(files.id, papers))
    expect(kept.map(({ state }) => state)).toEqual(['removed', 'removed'])
  })
})
