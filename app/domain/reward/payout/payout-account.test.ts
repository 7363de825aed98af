import { day, hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contactChanges } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import {
  codeOf,
  type Enrolled,
  enrol,
  forgetUsedSteps,
  ownPassword,
  withPassword,
} from '../../../../test/support/factor.ts'
import { ask, owe, payee } from '../../../../test/support/payout-scenario.ts'
import { balancesOf } from '../../../../test/support/reward-scenario.ts'
import { daysAhead, line } from '../../../../test/support/settings.ts'
import { payoutAccounts } from '../payout-tables.server.ts'
import { decidePayoutAccount, namePayoutAccount } from './name-payout-account.server.ts'
import { accountsInReview, ownPayoutAccount } from './payout-account-queries.server.ts'
import { payoutAccountInput } from './payout-input.ts'
import { ownPayouts, payoutOfferSeenBy } from './payout-queries.server.ts'

useDatabase()

type Named = Person & Enrolled

async function enrolled(): Promise<Named> {
  const person = await withPassword(await payee())
  return { ...person, ...(await enrol(person)) }
}

/** A number of the person's own: one that two people name goes to the team. */
const numberOf = ({ accountId }: Person) => `${Number.parseInt(accountId.slice(-10), 16)}7890`

async function name(person: Named, more: Record<string, string> = {}): Promise<void> {
  await forgetUsedSteps(person)
  const typed = { provider: '014', number: numberOf(person), holder: 'ELANG JAWA', ...more }
  const proof = { currentPassword: ownPassword, factorCode: codeOf(person.secret) }
  await namePayoutAccount(person, payoutAccountInput.parse({ ...typed, ...proof }))
}

describe('naming a payout account', () => {
  it('holds it for a day, shows it masked and stores it encrypted (MON-06)', async () => {
    const person = await enrolled()
    await owe(person, 5_000_000n)
    await name(person, { number: '12-345 678.90' })
    const { account } = await ownPayoutAccount(person)
    expect(account).toMatchObject({ provider: '014', number: '••••7890', state: 'matched' })
    expect((await payoutOfferSeenBy(person)).obstacle).toBe('payout_account_held')
    const [row] = await database()
      .select()
      .from(payoutAccounts)
      .where(eq(payoutAccounts.bughunterId, person.accountId))
    expect(JSON.stringify(row)).not.toContain('1234567890')
    expect(row!.numberSealed.includes('1234567890')).toBe(false)
    travelTo(later(now(), 24 * hour))
    expect((await payoutOfferSeenBy(person)).obstacle).toBeNull()
  })

  it('requires password and second factor, and having one (MON-06)', async () => {
    const person = await enrolled()
    await expect(name({ ...person, secret: Buffer.alloc(20) })).rejects.toMatchObject({
      fields: { factorCode: [{ key: 'code_wrong' }] },
    })
    const bare = await withPassword(await payee())
    const input = payoutAccountInput.parse({
      ...{ provider: 'dana', number: '0812 3456 7890', holder: 'Elang Jawa' },
      currentPassword: ownPassword,
    })
    await expect(namePayoutAccount(bare, input)).rejects.toMatchObject({ detail: 'factor_missing' })
    await expect(namePayoutAccount(bare, { ...input, currentPassword: 'x' })).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'password_wrong' }] },
    })
    expect((await ownPayoutAccount(bare)).account).toBeNull()
  })

  it('withdraws what waited for the old account, and notifies both addresses (MON-06)', async () => {
    const person = await enrolled()
    await owe(person, 5_000_000n)
    await name(person)
    travelTo(later(now(), 2 * day))
    await ask(person)
    const changeId = newId()
    const change = { id: changeId, accountId: person.accountId, oldEmail: 'lama@demo.test', changedAt: now() }
    await database().insert(contactChanges).values(change)
    await name(person, { number: '9876543210' })
    expect((await ownPayouts(person)).rows).toMatchObject([{ state: 'cancelled' }])
    expect((await balancesOf(person.accountId)).bughunter_payable).toBe(5_000_000n)
    expect((await payoutOfferSeenBy(person)).obstacle).toBe('payout_account_held')
    const named = and(eq(events.type, 'reward.payout_account_named'), eq(events.subjectId, person.accountId))
    const facts = (await database().select().from(events).where(named).orderBy(events.seq)).map(
      (e) => e.facts,
    )
    expect(facts).toMatchObject([{ changed: false }, { changed: true, cancelled: 1, changeId }])
  })

  it('changes nothing when it is the same account again', async () => {
    const person = await enrolled()
    await name(person)
    const first = (await ownPayoutAccount(person)).account
    travelTo(later(now(), hour))
    await name(person)
    expect((await ownPayoutAccount(person)).account).toEqual(first)
  })

  it('is allowed for verified bughunters', async () => {
    const stranger = await withPassword(await hunter({ verified: false }))
    const person = { ...stranger, ...(await enrol(stranger)) }
    await expect(name(person)).rejects.toMatchObject({ detail: 'account_unverified' })
    const team = await withPassword(await operator())
    await expect(name({ ...team, ...(await enrol(team)) })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('a holder of another name', () => {
  it('is decided by operators, once; refused, it cannot be used', async () => {
    const person = await enrolled()
    await owe(person, 300_000n)
    await name(person, { holder: 'E. JAWA' })
    expect((await payoutOfferSeenBy(person)).obstacle).toBe('payout_account_review')
    const team = await operator()
    const [waiting] = (await accountsInReview(team)).rows.filter(
      ({ username }) => username === person.username,
    )
    expect(waiting).toMatchObject({ holder: 'E. JAWA', verifiedName: 'Elang Jawa', number: '••••7890' })
    const payoutAccountId = waiting!.id
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => decidePayoutAccount(team, { payoutAccountId, decision: 'approve' })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    travelTo(later(now(), day))
    expect((await payoutOfferSeenBy(person)).obstacle).toBeNull()
    await expect(decidePayoutAccount(person, { payoutAccountId, decision: 'approve' })).rejects.toMatchObject(
      { code: 'forbidden' },
    )
    await expect(accountsInReview(person)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is shown the reason of a refusal', async () => {
    const person = await enrolled()
    await name(person, { holder: 'Burung Hantu' })
    const team = await operator()
    const [waiting] = (await accountsInReview(team)).rows.filter(
      ({ username }) => username === person.username,
    )
    const reason = 'Pemilik rekening bukan nama terverifikasi.'
    await decidePayoutAccount(team, { payoutAccountId: waiting!.id, decision: 'refuse', reason })
    expect((await ownPayoutAccount(person)).account).toMatchObject({ state: 'refused', reason })
    expect((await payoutOfferSeenBy(person)).obstacle).toBe('payout_account_refused')
  })
})

describe('banks and e-wallets', () => {
  const codes = async (person: Person) => (await ownPayoutAccount(person)).providers.map(({ code }) => code)
  const set = async (scope: string, value: { kind: 'bank' | 'wallet'; name: string; offered: boolean }) => {
    const team = await operator()
    const decided = { state: 'confirmed', decidedBy: team.accountId, decidedAt: now() } as const
    return line(team, 'banks', { scope, value, validFrom: daysAhead(0), ...decided })
  }

  it('are refused where they are not offered', async () => {
    const person = await enrolled()
    for (const provider of ['999', 'paypal'])
      await expect(name(person, { provider, number: '081234567890' })).rejects.toMatchObject({
        fields: { provider: [{ key: 'choose' }] },
      })
  })

  it('follow the setting of operators; an account named before keeps its name', async () => {
    const person = await enrolled()
    await set('567', { kind: 'bank', name: 'Bank Harapan', offered: true })
    expect(await codes(person)).toContain('567')
    await name(person, { provider: '567' })
    await set('567', { kind: 'bank', name: 'Bank Harapan Baru', offered: false })
    expect(await codes(person)).not.toContain('567')
    expect((await ownPayoutAccount(person)).account).toMatchObject({ providerName: 'Bank Harapan Baru' })
    await expect(name(person, { provider: '567', number: '99887766' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })
})

describe('the input', () => {
  const proof = { currentPassword: 'x' }
  it.each([
    [{ provider: '9999', number: '1234567890', holder: 'Elang' }],
    [{ provider: 'toString', number: '1234567890', holder: 'Elang' }],
    [{ provider: '014', number: '12345', holder: 'Elang' }],
    [{ provider: '014', number: '12345678x0', holder: 'Elang' }],
    [{ provider: '014', number: '0000000000', holder: 'Elang' }],
    [{ provider: '__proto__', number: '081234567890', holder: 'Elang' }],
    [{ provider: 'ovo', number: '+6591234567', holder: 'Elang' }],
    [{ provider: 'ovo', number: '0215000123', holder: 'Elang' }],
    [{ provider: '014', number: '1234567890', holder: 'Elang', state: 'approved' }],
    [{ number: '1234567890', holder: 'Elang' }],
  ])('refuses %o', (typed) => {
    expect(payoutAccountInput.safeParse({ ...typed, ...proof }).success).toBe(false)
  })

  it('parses phones as people write them', () => {
    const typed = { provider: 'ovo', number: '0812-3456-7890', holder: 'Elang' }
    expect(payoutAccountInput.parse({ ...typed, ...proof })).toMatchObject({
      provider: 'ovo',
      number: '+6281234567890',
    })
  })
})
