import { day, hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { liftSanction } from '#domain/account/status/lift-sanction.server.ts'
import { sanction } from '#domain/account/status/sanction.server.ts'
import { eraseLeavers } from '#domain/privacy/erase-leavers.server.ts'
import { keepAccount } from '#domain/privacy/keep-account.server.ts'
import { leave } from '#domain/privacy/leave.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator, system, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { proof, withPassword } from '../../../../test/support/members.ts'
import {
  ask,
  newReference,
  owe,
  payee,
  payoutAccount,
  transferProof,
} from '../../../../test/support/payout-scenario.ts'
import { balancesOf } from '../../../../test/support/reward-scenario.ts'
import { payouts } from '../payout-tables.server.ts'
import { cancelPayout } from './cancel-payout.server.ts'
import { leftPayeeSeenBy, leftPayeesSeenBy } from './left-payees.server.ts'
import { decidePayoutAccount } from './name-payout-account.server.ts'
import { openPayout, payoutProofSeenBy } from './open-payout.server.ts'
import { type RequestPayoutForInput, requestPayoutForInput } from './payout-input.ts'
import { requestPayoutFor } from './request-payout-for.server.ts'
import { confirmReturn, noteReturn } from './return-payout.server.ts'
import { confirmPayout, failPayout } from './settle-payout.server.ts'
import { takePayout } from './take-payout.server.ts'

useDatabase()

const reason = 'Surat bertanda tangan diterima lewat pos pada 20 November.'
const someNumber = () => String(1_000_000_000 + Math.floor(Math.random() * 8_000_000_000))

/** A person who left with this much owed. */
async function leaver(amount = 5_000_000n): Promise<Person> {
  const person = await withPassword(await payee())
  await owe(person, amount)
  await leave(person, { username: person.username, ...proof })
  return person
}
/** A person whose account the team ended. */
async function ended(amount = 5_000_000n): Promise<{ person: Person; sanctionId: string }> {
  const person = await payee()
  await owe(person, amount)
  const statement = 'Akun ini diakhiri karena melanggar ketentuan berulang kali.'
  const step = {
    key: newId(),
    seen: '',
    step: 'end',
    reason: 'spam',
    statement,
    note: statement,
    days: undefined,
  }
  return { person, sanctionId: await sanction(await operator(), person.accountId, step as never) }
}
type More = Partial<RequestPayoutForInput>
async function inputFor(
  team: Person,
  { accountId }: Person,
  more: More = {},
): Promise<RequestPayoutForInput> {
  const { gross = 0n, net = 0n } = (await leftPayeeSeenBy(team, accountId)) ?? {}
  const account = { provider: '014', number: someNumber(), holder: 'ELANG JAWA' }
  return { ...{ accountId, key: newId(), gross, net, reason }, ...account, ...more }
}
const request = async (team: Person, person: Person, more: More = {}) =>
  requestPayoutFor(team, await inputFor(team, person, more), await transferProof(team))
const settle = async (team: Person, payoutId: string) =>
  confirmPayout(team, { payoutId, reference: newReference() }, await transferProof(team))

describe('RUL-10b money owed to a bughunter who left', () => {
  it('is requested by one operator, sent a day later, settled by another, and then the account is erased', async () => {
    const [asker, second] = [await operator(), await operator()]
    const person = await leaver()
    const found = (await leftPayeesSeenBy(asker, { size: 100 })).rows.find(
      ({ id }) => id === person.accountId,
    )
    expect(found).toMatchObject({ username: person.username, left: true, owed: 5_000_000n })
    expect(await leftPayeeSeenBy(asker, person.accountId)).toMatchObject({
      ...{ gross: 5_000_000n, tax: 125_000n, net: 4_875_000n, obstacle: null, mayRequest: true },
    })
    const payoutId = await request(asker, person)
    expect(await balancesOf(person.accountId)).toEqual({
      bughunter_payable: 0n,
      bughunter_in_payout: 5_000_000n,
    })
    expect(await openPayout(second, payoutId)).toMatchObject({
      ...{ state: 'requested', twoPeople: true, requestedFor: { by: asker.username, reason } },
      may: { take: false },
    })
    expect((await payoutProofSeenBy(second, payoutId, 'request')).name).toBe('bukti.pdf')
    await expect(takePayout(asker, { payoutId })).rejects.toMatchObject({ detail: 'payout_account_held' })
    travelTo(later(now(), 15 * day))
    expect(await eraseLeavers(system)).toBe(0)
    await takePayout(asker, { payoutId })
    await expect(settle(asker, payoutId)).rejects.toMatchObject({
      ...{ code: 'forbidden', detail: 'second_payer_for' },
    })
    await settle(second, payoutId)
    expect(await balancesOf(person.accountId)).toEqual({ bughunter_payable: 0n, bughunter_in_payout: 0n })
    expect(await leftPayeeSeenBy(asker, person.accountId)).toBeNull()
    expect(await eraseLeavers(system)).toBe(1)
  })

  it('and to one whose account was ended, however little it is', async () => {
    const [asker, second] = [await operator(), await operator()]
    const { person } = await ended(40_000n)
    const payoutId = await request(asker, person)
    travelTo(later(now(), day + hour))
    await takePayout(second, { payoutId })
    // The person who asked is not the second, nor is the person who took it.
    for (const who of [asker, second])
      await expect(settle(who, payoutId)).rejects.toMatchObject({ detail: 'second_payer_for' })
    expect(await openPayout(asker, payoutId)).toMatchObject({
      obstacles: { confirm: 'second_payer_for' },
      may: { confirm: false },
    })
    await expect(
      database()
        .update(payouts)
        .set({ state: 'paid', settledBy: asker.accountId, settledAt: now(), reference: newReference() })
        .where(eq(payouts.id, payoutId)),
    ).rejects.toThrow()
    await settle(await operator(), payoutId)
    expect(await balancesOf(person.accountId)).toEqual({ bughunter_payable: 0n, bughunter_in_payout: 0n })
  })

  it('goes to the account in use at once where the letter names that one', async () => {
    const asker = await operator()
    const person = await withPassword(await payee())
    await payoutAccount(person, { number: '5550007777' })
    await owe(person, 300_000n)
    await leave(person, { username: person.username, ...proof })
    const payoutId = await request(asker, person, { number: '5550007777', holder: 'Elang Jawa' })
    await takePayout(asker, { payoutId })
  })

  it('waits for operators where another person named the number', async () => {
    const asker = await operator()
    const [other, person] = [await payee(), await leaver()]
    await payoutAccount(other, { number: '5550008888' })
    const payoutId = await request(asker, person, { number: '5550008888' })
    travelTo(later(now(), 2 * day))
    await expect(takePayout(asker, { payoutId })).rejects.toMatchObject({ detail: 'payout_account_review' })
    const { payoutAccountId } = (await rowOf(payoutId))!
    await decidePayoutAccount(asker, { payoutAccountId, decision: 'refuse', reason })
    expect(await balancesOf(person.accountId)).toMatchObject({ bughunter_payable: 5_000_000n })
  })

  it('is owed again where the payout failed or the bank returned it', async () => {
    const [asker, second] = [await operator(), await operator()]
    const person = await leaver()
    const first = await request(asker, person)
    travelTo(later(now(), 2 * day))
    await takePayout(asker, { payoutId: first })
    await failPayout(asker, { payoutId: first, reason })
    const again = await request(asker, person)
    travelTo(later(now(), 2 * day))
    await takePayout(asker, { payoutId: again })
    await settle(second, again)
    await noteReturn(
      asker,
      { payoutId: again, reference: newReference(), reason },
      await transferProof(asker),
    )
    await confirmReturn(second, { payoutId: again })
    expect(await leftPayeeSeenBy(asker, person.accountId)).toMatchObject({
      gross: 5_000_000n,
      obstacle: null,
    })
    await request(asker, person)
  })
})

const rowOf = async (id: string) => (await database().select().from(payouts).where(eq(payouts.id, id)))[0]

describe('RUL-10b requesting a payout for another person is refused', () => {
  it('where they can sign in: active, suspended, returned or restored', async () => {
    const asker = await operator()
    const active = await payee()
    await payoutAccount(active)
    await owe(active, 900_000n)
    const may = { code: 'conflict', detail: 'payee_may_ask' }
    const sums = { gross: 900_000n, net: 877_500n }
    expect(await leftPayeeSeenBy(asker, active.accountId)).toBeNull()
    await expect(request(asker, active, sums)).rejects.toMatchObject(may)
    await database().update(accounts).set({ standing: 'suspended' }).where(eq(accounts.id, active.accountId))
    await expect(request(asker, active, sums)).rejects.toMatchObject(may)
    const { person, sanctionId } = await ended()
    await liftSanction(await operator(), sanctionId, 'Keberatan diterima setelah diperiksa.')
    await expect(request(asker, person, sums)).rejects.toMatchObject(may)
    const listed = (await leftPayeesSeenBy(asker, { size: 100 })).rows.map(({ id }) => id)
    for (const { accountId } of [active, person]) expect(listed).not.toContain(accountId)
  })

  it('without the letter, or with a file that is not the operator’s own', async () => {
    const asker = await operator()
    const person = await leaver()
    const input = await inputFor(asker, person)
    await expect(requestPayoutFor(asker, input, null)).rejects.toMatchObject({
      fields: { letter: [{ key: 'required' }] },
    })
    await expect(requestPayoutFor(asker, input, await transferProof(await operator()))).rejects.toMatchObject(
      {
        code: 'invalid_input',
      },
    )
  })

  it('where the holder does not have the verified name, or the bank is not offered', async () => {
    const asker = await operator()
    const person = await leaver()
    for (const holder of ['Rajawali Sakti', 'E. Jawa'])
      await expect(request(asker, person, { holder })).rejects.toMatchObject({
        fields: { holder: [{ key: 'holder_differs' }] },
      })
    await expect(request(asker, person, { provider: '999' })).rejects.toMatchObject({
      fields: { provider: [{ key: 'choose' }] },
    })
    for (const more of [
      { provider: 'ovo' },
      { number: '12' },
      { reason: 'singkat' },
      { holder: '' },
      { state: 'paid' },
    ]) {
      const typed = {
        accountId: newId(),
        key: newId(),
        gross: '1',
        net: '1',
        provider: '014',
        number: '1234567890',
      }
      expect(requestPayoutForInput.safeParse({ ...typed, holder: 'Elang', reason, ...more }).success).toBe(
        false,
      )
    }
  })

  it('where the name is unknown: never verified, or erased', async () => {
    const asker = await operator()
    const person = await leaver()
    await database()
      .update(bughunters)
      .set({ identityStatus: 3 })
      .where(eq(bughunters.accountId, person.accountId))
    expect(await leftPayeeSeenBy(asker, person.accountId)).toMatchObject({ obstacle: 'payee_unverified' })
    await expect(request(asker, person)).rejects.toMatchObject({ detail: 'payee_unverified' })
    await database()
      .update(bughunters)
      .set({ identityStatus: 1, fullName: null })
      .where(eq(bughunters.accountId, person.accountId))
    await expect(request(asker, person)).rejects.toMatchObject({ detail: 'payee_unverified' })
  })

  it('for all but active operators, and for oneself', async () => {
    const [asker, person] = [await operator(), await leaver()]
    const suspended = { ...(await operator()), suspended: true }
    const input = await inputFor(asker, person)
    for (const who of [await hunter(), await companyOwner(), person, suspended])
      await expect(requestPayoutFor(who, input, newId())).rejects.toMatchObject({ code: 'forbidden' })
    await expect(request(asker, asker, { gross: 1n, net: 1n })).rejects.toMatchObject({ code: 'forbidden' })
    const owner = await companyOwner()
    await expect(request(asker, owner)).rejects.toMatchObject({ code: 'not_found' })
    await expect(leftPayeesSeenBy(visitor)).rejects.toMatchObject({ code: 'not_found' })
    await expect(leftPayeeSeenBy(owner, person.accountId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('by a page that is older than the amount owed, and while a payout is in transfer', async () => {
    const asker = await operator()
    const person = await withPassword(await payee())
    await payoutAccount(person)
    await owe(person, 500_000n)
    const waiting = await ask(person)
    await owe(person, 700_000n)
    await leave(person, { username: person.username, ...proof })
    expect(await leftPayeeSeenBy(asker, person.accountId)).toMatchObject({
      ...{ gross: 700_000n, obstacle: 'payout_under_way', underWay: { id: waiting }, mayRequest: false },
    })
    await expect(request(asker, person)).rejects.toMatchObject({ detail: 'payout_under_way' })
    const old = await inputFor(asker, person)
    await takePayout(asker, { payoutId: waiting })
    await failPayout(asker, { payoutId: waiting, reason })
    await expect(requestPayoutFor(asker, old, await transferProof(asker))).rejects.toMatchObject({
      ...{ code: 'conflict', detail: 'payout_changed' },
    })
    const payoutId = await request(asker, person)
    expect((await rowOf(payoutId))?.grossIdr).toBe(1_200_000n)
    await expect(request(asker, person, { gross: 0n, net: 0n })).rejects.toMatchObject({
      detail: 'payout_under_way',
    })
  })
})

describe('RUL-10b requesting a payout for another person, more than once', () => {
  it('with one key is one request; with other facts or by a colleague it is refused', async () => {
    const [asker, colleague, person] = [await operator(), await operator(), await leaver()]
    const input = await inputFor(asker, person)
    const [letter, same] = [await transferProof(asker), await transferProof(asker)]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => requestPayoutFor(asker, input, turn % 2 ? letter : same)),
    )
    expect(new Set(answers).size).toBe(1)
    for (const other of [{ reason: `${reason} Lagi.` }, { number: someNumber() }, { gross: 1n }])
      await expect(requestPayoutFor(asker, { ...input, ...other }, letter)).rejects.toMatchObject({
        code: 'key_reused',
      })
    const theirs = await transferProof(colleague)
    await expect(requestPayoutFor(colleague, input, theirs)).rejects.toMatchObject({ code: 'key_reused' })
  })

  it('by two colleagues at once is one payout', async () => {
    const [one, two, person] = [await operator(), await operator(), await leaver()]
    const answers = await Promise.allSettled([
      ...Array.from({ length: 3 }, () => request(one, person)),
      ...Array.from({ length: 3 }, () => request(two, person)),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('raced with the person’s return is withdrawable by them, or is refused', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const asker = await operator()
      const left = turn % 2 === 0
      const { person, sanctionId } = left ? { person: await leaver(), sanctionId: '' } : await ended()
      const token = left ? (await unsafeWaitingToken('leaving_cancel', `${person.username}@demo.test`))! : ''
      const input = await inputFor(asker, person)
      const [letter, lifter] = [await transferProof(asker), await operator()]
      const [asked] = await Promise.allSettled([
        requestPayoutFor(asker, input, letter),
        left
          ? keepAccount(visitor, token)
          : liftSanction(lifter, sanctionId, 'Keberatan diterima setelah diperiksa.'),
      ])
      if (asked.status === 'rejected') {
        expect(asked.reason).toMatchObject({ detail: 'payee_may_ask' })
        expect(await balancesOf(person.accountId)).toMatchObject({ bughunter_payable: 5_000_000n })
        continue
      }
      await cancelPayout(person, { payoutId: asked.value })
      expect(await balancesOf(person.accountId)).toMatchObject({
        ...{ bughunter_payable: 5_000_000n, bughunter_in_payout: 0n },
      })
    }
  })
})
