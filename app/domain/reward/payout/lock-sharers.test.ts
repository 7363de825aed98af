import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { ask, owe, payee } from '../../../../test/support/payout-scenario.ts'
import { balancesOf } from '../../../../test/support/reward-scenario.ts'
import { payoutAccounts } from '../payout-tables.server.ts'
import { decidePayoutAccount, unsafeNamePayoutAccount } from './name-payout-account.server.ts'
import { openPayout } from './open-payout.server.ts'
import { accountsInReview } from './payout-account-queries.server.ts'
import { ownPayouts, payoutOfferSeenBy } from './payout-queries.server.ts'
import { takePayout } from './take-payout.server.ts'

useDatabase()

let turn = 0
/** A number no one has named yet. */
const fresh = () => `55${String(10_000_000 + ++turn)}`

function name(person: Person, number: string, provider = '014'): Promise<void> {
  return unsafeNamePayoutAccount(person, { kind: 'bank', provider, number, holder: 'Elang Jawa' })
}

async function inUse(person: Person) {
  const own = and(eq(payoutAccounts.bughunterId, person.accountId), isNull(payoutAccounts.replacedAt))
  return (await database().select().from(payoutAccounts).where(own))[0]!
}
const stateOf = async (person: Person) => (await inUse(person)).state
const toldOf = async (person: Person) => {
  const its = and(eq(events.type, 'reward.payout_account_shared'), eq(events.subjectId, person.accountId))
  return database().select().from(events).where(its)
}
const rowsInReview = async (team: Person, ...people: Person[]) =>
  (await accountsInReview(team, { size: 100 })).rows.filter(({ bughunterId }) =>
    people.some(({ accountId }) => accountId === bughunterId),
  )

describe('RUL-12 a number named by two people', () => {
  it('waits for operators on both sides, who are notified without each other’s name', async () => {
    const [first, second, team] = [await payee(), await payee(), await operator()]
    const number = fresh()
    await name(first, number)
    expect(await stateOf(first)).toBe('matched')
    await name(second, number)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['review', 'review'])
    travelTo(later(now(), 2 * day))
    for (const one of [first, second])
      expect((await payoutOfferSeenBy(one)).obstacle).toBe('payout_account_review')
    const told = await toldOf(first)
    expect(told.map(({ actorId }) => actorId)).toEqual([null])
    expect(JSON.stringify(told[0]!.facts)).not.toContain(second.accountId)
    const rows = await rowsInReview(team, first, second)
    expect(
      rows.map(({ username, sharedWith, sharers }) => [username, sharedWith, sharers[0]?.username]),
    ).toEqual(
      expect.arrayContaining([
        [first.username, 1, second.username],
        [second.username, 1, first.username],
      ]),
    )
  })

  it.each([
    ['0055', 'zeros in front', '55'],
    ['55', 'zeros in front', '0055'],
  ])('is one number in any spelling: %s', async (one, _, other) => {
    const [first, second] = [await payee(), await payee()]
    const rest = fresh()
    await name(first, `${one}${rest}`)
    await name(second, `${other}${rest}`)
    expect(await stateOf(first)).toBe('review')
  })

  it('is not the same number at another bank, nor one of the same person', async () => {
    const [first, second] = [await payee(), await payee()]
    const number = fresh()
    await name(first, number)
    await name(second, number, '008')
    await name(second, fresh())
    await name(second, number, '008')
    expect([await stateOf(first), await stateOf(second)]).toEqual(['matched', 'matched'])
  })

  it('includes numbers that were replaced since', async () => {
    const [first, second] = [await payee(), await payee()]
    const number = fresh()
    await name(first, number)
    await name(first, fresh())
    await name(second, number)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['matched', 'review'])
  })

  it('stops a pending payout until operators approve the account', async () => {
    const [first, second, team] = [await payee(), await payee(), await operator()]
    const number = fresh()
    await owe(first, 5_000_000n)
    await name(first, number)
    travelTo(later(now(), 2 * day))
    const payoutId = await ask(first)
    await name(second, number)
    expect((await openPayout(team, payoutId)).may.take).toBe(false)
    await expect(takePayout(team, { payoutId })).rejects.toMatchObject({
      ...{ code: 'step_missing', detail: 'payout_account_review' },
    })
    await decidePayoutAccount(team, { payoutAccountId: (await inUse(first)).id, decision: 'approve' })
    await takePayout(team, { payoutId })
    expect(await stateOf(second)).toBe('review')
  })

  it('returns pending money when operators refuse the account', async () => {
    const [first, second, team] = [await payee(), await payee(), await operator()]
    const number = fresh()
    await owe(first, 5_000_000n)
    await name(first, number)
    travelTo(later(now(), 2 * day))
    await ask(first)
    await name(second, number)
    const reason = 'Rekening ini milik orang lain menurut bank.'
    await decidePayoutAccount(team, { payoutAccountId: (await inUse(first)).id, decision: 'refuse', reason })
    expect((await ownPayouts(first)).rows).toMatchObject([{ state: 'cancelled' }])
    expect(await balancesOf(first.accountId)).toMatchObject({ bughunter_payable: 5_000_000n })
    expect((await payoutOfferSeenBy(first)).obstacle).toBe('payout_account_refused')
  })

  it("stops no one twice: an operator's decision is preserved when a third one names it", async () => {
    const [first, second, third, team] = [await payee(), await payee(), await payee(), await operator()]
    const number = fresh()
    await name(first, number)
    await name(second, number)
    await decidePayoutAccount(team, { payoutAccountId: (await inUse(first)).id, decision: 'approve' })
    await name(third, number)
    await name(third, fresh())
    await name(third, number)
    expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual([
      ...['approved', 'review', 'review'],
    ])
    expect(await toldOf(first)).toHaveLength(1)
  })

  it('is detected for whichever of many comes second at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => payee()))
    const number = fresh()
    const answers = await Promise.allSettled(people.map((one) => name(one, number)))
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await Promise.all(people.map(stateOf))).toEqual(people.map(() => 'review'))
  })

  it('is detected, and lets both pass, when two change to each other’s number at once', async () => {
    const [one, other] = [await payee(), await payee()]
    const [mine, theirs] = [fresh(), fresh()]
    await name(one, mine)
    await name(other, theirs)
    const answers = await Promise.allSettled([name(one, theirs), name(other, mine)])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect([await stateOf(one), await stateOf(other)]).toEqual(['review', 'review'])
  })
})
