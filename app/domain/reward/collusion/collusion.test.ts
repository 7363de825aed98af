import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { bughunters, sessions } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { sealedNumber } from '#domain/reward/payout/payout-account-queries.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../../test/support/reward-scenario.ts'
import { payoutAccounts } from '../payout-tables.server.ts'
import type { CollusionState } from './collusion.ts'
import { collusionFlagsSeenBy } from './collusion-queries.server.ts'
import { collusionFlags } from './collusion-tables.server.ts'
import { flagCollusion, handleCollusion } from './flag-collusion.server.ts'

useDatabase()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36'
const note = 'Keduanya satu kantor pada hari pameran; tidak ada yang aneh.'
let network = 0

beforeEach(async () => {
  await database().delete(collusionFlags)
})

async function signIn({ accountId }: Person, address: string, device = firefox, daysAgo = 1): Promise<void> {
  const createdAt = after(now(), -daysAgo * day)
  await database()
    .insert(sessions)
    .values({
      ...{ id: newId(), accountId, tokenHash: Buffer.from(newId()), device, address, createdAt },
      expiresAt: after(createdAt, 30 * day),
    })
}

/** A bughunter with a valid report in a program of a company, and a network no one else uses. */
async function scene(validAt = after(now(), -day)) {
  const owner = await companyOwner()
  const reporter = await hunter()
  await reviewedReport(await liveProgram(owner), reporter, { stage: 'valid', validAt })
  network += 1
  return { owner, reporter, teamMember: await operator(), address: `203.0.113.${network}` }
}

async function flagsOf(reporter: Person) {
  const rows = await database()
    .select()
    .from(collusionFlags)
    .where(eq(collusionFlags.bughunterId, reporter.accountId))
  return rows.map(({ state, reasons }) => `${state}: ${reasons.map(({ kind }) => kind).join(' ')}`)
}

describe('RUL-07 a bughunter and a company with signs of one person', () => {
  it('are flagged once for one network, and one browser on it', async () => {
    const { owner, reporter, address } = await scene()
    await signIn(owner, address)
    await signIn(reporter, address, chrome)
    const both = await Promise.all([flagCollusion(system), flagCollusion(system)])
    expect(both[0] + both[1]).toBe(1)
    expect(await flagsOf(reporter)).toEqual(['open: network'])
    await signIn(reporter, address)
    expect(await flagCollusion(system)).toBe(1)
    expect(await flagsOf(reporter)).toEqual(['open: network device'])
    expect(await flagCollusion(system)).toBe(0)
  })

  it('are found through any active person of the company, and through one IPv6 line', async () => {
    const { owner, reporter } = await scene()
    const staff = await member(owner.companyId, 2)
    await signIn(staff, '2001:db8:1:2::1', chrome)
    await signIn(reporter, '2001:db8:1:2:ffff::9')
    await flagCollusion(system)
    expect(await flagsOf(reporter)).toEqual(['open: network'])
  })

  it('are found by the company’s phone, as their own or as their e-wallet', async () => {
    const { owner, reporter } = await scene()
    await database()
      .update(companies)
      .set({ phone: '0812 3456 7801' })
      .where(eq(companies.id, owner.companyId))
    await database()
      .update(bughunters)
      .set({ phone: '+6281234567801' })
      .where(eq(bughunters.accountId, reporter.accountId))
    await flagCollusion(system)
    expect(await flagsOf(reporter)).toEqual(['open: phone'])
    await database()
      .insert(payoutAccounts)
      .values({
        ...{ id: newId(), bughunterId: reporter.accountId, kind: 'wallet', provider: 'gopay' },
        ...sealedNumber('gopay', '+6281234567801'),
        ...{ numberMasked: '…7801', holder: 'A', verifiedName: 'A', state: 'matched' },
        ...{ namedAt: now(), usableFrom: now() },
      })
    await flagCollusion(system)
    expect(await flagsOf(reporter)).toEqual(['open: phone account'])
  })

  it('are not flagged by a crowded network, an old session, this machine, or without a valid report', async () => {
    const crowd = await scene()
    for (let i = 0; i < 8; i++) await signIn(await hunter(), crowd.address)
    const old = await scene()
    await signIn(old.owner, old.address, firefox, 91)
    const local = await scene()
    const stranger = await scene(after(now(), -91 * day))
    for (const { owner, reporter, address } of [crowd, old, stranger]) {
      if (address !== old.address) await signIn(owner, address)
      await signIn(reporter, address)
    }
    for (const who of [local.owner, local.reporter]) await signIn(who, '127.0.0.1')
    await flagCollusion(system)
    for (const { reporter } of [crowd, old, local, stranger]) expect(await flagsOf(reporter)).toEqual([])
  })

  it('remain handled until there is a new sign, and an older page does not mark a new sign as handled', async () => {
    const { owner, reporter, teamMember, address } = await scene()
    await signIn(owner, address)
    await signIn(reporter, address, chrome)
    await flagCollusion(system)
    const flagIn = async (state: CollusionState) =>
      (await collusionFlagsSeenBy(teamMember, state, { size: 100 })).rows.find(
        (one) => one.bughunter.id === reporter.accountId,
      )
    const flag = await flagIn('open')
    expect(flag).toMatchObject({
      bughunter: { username: reporter.username },
      reasons: [{ kind: 'network', with: owner.username }],
    })
    const input = { flagId: flag!.id, raisedAt: flag!.raisedAt.toISOString(), note }
    await signIn(reporter, address)
    await flagCollusion(system)
    const late = { code: 'conflict', detail: 'collusion_newer' }
    await expect(handleCollusion(teamMember, input)).rejects.toMatchObject(late)
    const newer = await flagIn('open')
    const raisedAt = newer!.raisedAt.toISOString()
    const both = await Promise.allSettled([
      handleCollusion(teamMember, { ...input, raisedAt }),
      handleCollusion(await operator(), { ...input, raisedAt }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await flagCollusion(system)).toBe(0)
    expect(await flagIn('handled')).toMatchObject({ note })
    const staff = await member(owner.companyId, 2)
    await signIn(staff, address, chrome)
    expect(await flagCollusion(system)).toBe(1)
    expect(await flagIn('open')).toMatchObject({ note: null, handledBy: null })
  })

  it('are visible to operators alone', async () => {
    const { owner, reporter, address } = await scene()
    for (const who of [owner, reporter]) await signIn(who, address)
    await flagCollusion(system)
    const [flag] = await database()
      .select()
      .from(collusionFlags)
      .where(
        and(
          eq(collusionFlags.bughunterId, reporter.accountId),
          eq(collusionFlags.companyId, owner.companyId),
        ),
      )
    const input = { flagId: flag!.id, raisedAt: flag!.raisedAt.toISOString(), note }
    for (const who of [owner, reporter]) {
      await expect(collusionFlagsSeenBy(who, 'open')).rejects.toMatchObject({ code: 'not_found' })
      await expect(handleCollusion(who, input)).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(collusionFlagsSeenBy(visitor, 'open')).rejects.toMatchObject({ code: 'not_found' })
    const suspended = { ...(await operator()), suspended: true }
    await expect(handleCollusion(suspended, input)).rejects.toMatchObject({ code: 'forbidden' })
  })
})
