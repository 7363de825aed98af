import { after, day, hour, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { describe, expect, it } from 'vitest'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import type { Actor } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  member,
  operator,
  visitor,
} from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { draftProgram, liveProgram } from '../../../test/support/programs.ts'
import type { ProgramFilter } from './program-filter.ts'
import { programSeenBy, programsSeenBy } from './program-queries.server.ts'

useDatabase()

async function titles(viewer: Actor, filter: Partial<ProgramFilter> = {}): Promise<string[]> {
  const { rows } = await programsSeenBy(viewer, { page: 1, size: 50, ...filter })
  return rows.map(({ title }) => title).sort()
}

describe('the lists of programs', () => {
  it('follow the scope of the reader in lists and by id', async () => {
    const owner = await companyOwner('Samudra')
    const ids = {
      draft: await draftProgram(owner, { title: 'Konsep' }),
      public: await liveProgram(owner, { title: 'Terbuka' }),
      private: await liveProgram(owner, { title: 'Tertutup', visibility: 'private' }),
    }
    const granted = await member(owner.companyId, 2, [ids.private])
    const admin = await member(owner.companyId, 1)
    const outsiders = [visitor, await hunter(), await companyOwner('Lain'), await incidentAccount()]
    const search = 'Samudra'
    for (const actor of outsiders) expect(await titles(actor, { search })).toEqual(['Terbuka'])
    for (const actor of [owner, admin, await operator()]) {
      expect(await titles(actor, { search })).toEqual(['Konsep', 'Terbuka', 'Tertutup'])
    }
    expect(await titles(granted, { search })).toEqual(['Terbuka', 'Tertutup'])
    expect(await titles(granted, { place: 'own' })).toEqual(['Tertutup'])
    expect(await titles(owner, { place: 'listed', search })).toEqual(['Terbuka'])
    expect(await titles(visitor, { place: 'own' })).toEqual([])
    for (const actor of outsiders) {
      expect(await programSeenBy(actor, ids.draft)).toBeNull()
      expect(await programSeenBy(actor, ids.private)).toBeNull()
      expect((await programSeenBy(actor, ids.public))?.title).toBe('Terbuka')
    }
    expect((await programSeenBy(granted, ids.private))?.title).toBe('Tertutup')
    for (const id of [newId(), 'x', "' or 1=1"]) expect(await programSeenBy(owner, id)).toBeNull()
  })

  it('are filtered by text, kind, reward, management and status', async () => {
    const owner = await companyOwner('Katulistiwa')
    await liveProgram(owner, { title: 'Dompet 100% aman' })
    await liveProgram(owner, {
      ...{ title: 'Lomba pelabuhan', kind: 'challenge', rewardType: 'points' },
      challenge: planFrom(now()),
    })
    const managed = await liveProgram(owner, { title: 'Titipan', managedBy: 'product' })
    await endProgramAndPrizes(owner, managed)
    const base = { place: 'own' } as const
    expect(await titles(owner, { ...base, search: '100%' })).toEqual(['Dompet 100% aman'])
    expect(await titles(owner, { ...base, search: '%' })).toEqual(['Dompet 100% aman'])
    expect(await titles(owner, { ...base, search: 'transaksi' })).toHaveLength(3)
    expect(await titles(owner, { ...base, search: '\x080%\x1b' })).toEqual(['Dompet 100% aman'])
    expect(await titles(owner, { ...base, search: ' \0 ' })).toHaveLength(3)
    expect(await titles(owner, { ...base, kind: 'challenge' })).toEqual(['Lomba pelabuhan'])
    expect(await titles(owner, { ...base, rewardType: 'points' })).toEqual(['Lomba pelabuhan'])
    expect(await titles(owner, { ...base, managedBy: 'product' })).toEqual(['Titipan'])
    expect(await titles(owner, { ...base, status: 'live' })).toEqual(['Dompet 100% aman', 'Lomba pelabuhan'])
    expect(await titles(owner, { ...base, status: 'ended' })).toEqual(['Titipan'])
  })

  it('sort and page without losing or repeating a row', async () => {
    const owner = await companyOwner('Halmahera')
    travelTo(new Date('2026-01-01T00:00:00Z'))
    for (const [i, most] of ['300.000', '900.000', '600.000'].entries()) {
      const grid = { low: { least: '100.000', most } }
      await liveProgram(owner, { title: `Program ${i}`, grid, validUntil: `2026-0${5 - i}-01` })
    }
    const page = (n: number) => programsSeenBy(owner, { place: 'own', sort: 'reward', page: n, size: 2 })
    const [first, second] = [await page(1), await page(2)]
    expect(first).toMatchObject({ total: 3, pages: 2 })
    expect([...first.rows, ...second.rows].map(({ title }) => title)).toEqual([
      'Program 1',
      'Program 2',
      'Program 0',
    ])
    const ending = await programsSeenBy(owner, { place: 'own', sort: 'ending', page: 1, size: 1 })
    expect(ending.rows[0]).toMatchObject({ title: 'Program 2', daysLeft: 59 })
  })
})

/** A challenge without prizes that begins in two days. */
function planFrom(moment: Date) {
  // As a form says it: minutes of Asia/Jakarta.
  const at = (days: number) =>
    after(moment, days * day + 7 * hour)
      .toISOString()
      .slice(0, 16)
  return {
    ...{ registrationOpensAt: at(0), registrationClosesAt: at(1), startsAt: at(2), endsAt: at(4) },
    ...{ participantLimit: '', prizeRule: 'none', prizes: [], pool: '' },
  }
}
