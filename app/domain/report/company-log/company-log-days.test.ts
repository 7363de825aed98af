import { travelTo } from '@cakrawala/calendar/clock'
import { describe, expect, it } from 'vitest'
import { transaction } from '#infra/database.ts'
import { companyOwner } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { withPassword } from '../../../../test/support/members.ts'
import { recordAny } from '../../../../test/support/record-any.ts'
import { companyLogSeenBy } from './company-log.server.ts'

useDatabase()
const all = { size: 100 }

describe('the user log', () => {
  it('VIS-03 pages by a cursor of its own and narrows by day of Jakarta', async () => {
    // Earlier than all that follows: events come in the order of their moments.
    travelTo(new Date('2026-02-01T00:00:00Z'))
    const quiet = await withPassword(await companyOwner('Sunyi'))
    const at = [
      '2026-03-01T16:59:00Z',
      '2026-03-01T17:00:00Z',
      '2026-03-02T16:59:59Z',
      '2026-03-02T17:00:00Z',
    ]
    for (const moment of at) {
      travelTo(new Date(moment))
      await transaction((tx) => recordAny(tx, quiet, 'company.profile_changed', quiet.companyId))
    }
    const onDay = await companyLogSeenBy(quiet, { from: '2026-03-02', to: '2026-03-02' }, all)
    expect(onDay.rows.map((line) => line.at.toISOString())).toEqual([
      '2026-03-02T16:59:59.000Z',
      '2026-03-01T17:00:00.000Z',
    ])
    const first = await companyLogSeenBy(quiet, {}, { size: 3 })
    const rest = await companyLogSeenBy(quiet, {}, { from: first.next, size: 3 })
    expect([first.rows.length, rest.rows.length, rest.next]).toEqual([3, 1, null])
    expect((await companyLogSeenBy(quiet, { kind: 'report' }, all)).rows).toEqual([])
    // A cursor is of one company, and no number.
    const rival = await withPassword(await companyOwner('Ramai'))
    await transaction((tx) => recordAny(tx, rival, 'company.profile_changed', rival.companyId))
    for (const from of [first.next, '1', '999999'])
      expect((await companyLogSeenBy(rival, {}, { from, size: 3 })).rows).toHaveLength(1)
  })
})
