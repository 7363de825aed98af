import { describe, expect, it } from 'vitest'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { travelTo } from '#kernel/clock.ts'
import { companyOwner } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { withPassword } from '../../../test/support/members.ts'
import { companyLogSeenBy } from './company-log.server.ts'

useDatabase()
const all = { before: null, size: 100 }

describe('the user log', () => {
  it('pages by number and narrows by day of Jakarta', async () => {
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
      await transaction((tx) => record(tx, quiet, 'company.profile_changed', quiet.companyId))
    }
    const onDay = await companyLogSeenBy(quiet, { from: '2026-03-02', to: '2026-03-02' }, all)
    expect(onDay.map((line) => line.at.toISOString())).toEqual([
      '2026-03-02T16:59:59.000Z',
      '2026-03-01T17:00:00.000Z',
    ])
    const first = await companyLogSeenBy(quiet, {}, { before: null, size: 3 })
    const rest = await companyLogSeenBy(quiet, {}, { before: first[2]!.seq, size: 3 })
    expect([first.length, rest.length]).toEqual([3, 1])
    expect(await companyLogSeenBy(quiet, { kind: 'report' }, all)).toEqual([])
  })
})
