import { travelTo } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import { companyOwner, hunter } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram } from '../../../../test/support/programs.ts'
import type { CloseReason, Stage } from '../report-state.ts'
import { reports } from '../report-tables.server.ts'
import { programCounts } from './program-counts.server.ts'

useDatabase()
const yesterday = new Date('2026-03-04T10:00:00Z')
const today = new Date('2026-03-05T10:00:00Z')

async function put(programId: string, reporterId: string, at: Date, stage: Stage, closeReason?: CloseReason) {
  const id = newId()
  const valid = stage === 'valid' || stage === 'rated' || closeReason === 'resolved'
  await database()
    .insert(reports)
    .values({
      ...{ id, hash: randomWord(), code: id, programId, programVersion: 1, reporterId, stage },
      ...{ fix: closeReason === 'resolved' ? 'fixed' : 'open', target: 'a', title: 'b' },
      ...{ rewardState: closeReason === 'resolved' ? 'paid' : 'none', closeReason: closeReason ?? null },
      ...{ pocMd: '', impactMd: '', recommendationMd: '', createdAt: at, updatedAt: at, submittedAt: at },
      validAt: valid ? at : null,
    })
}

describe('the counts of a program', () => {
  it('count received and valid reports, and those of private programs a day later', async () => {
    travelTo(new Date('2026-03-01T00:00:00Z'))
    const owner = await companyOwner()
    const { accountId } = await hunter()
    const open = await liveProgram(owner)
    const hidden = await liveProgram(owner, { visibility: 'private' })
    for (const id of [open, hidden]) {
      await put(id, accountId, yesterday, 'draft')
      await put(id, accountId, yesterday, 'closed', 'withdrawn')
      await put(id, accountId, yesterday, 'submitted')
      await put(id, accountId, yesterday, 'closed', 'duplicate')
      await put(id, accountId, yesterday, 'rated')
      await put(id, accountId, today, 'valid')
      await put(id, accountId, today, 'closed', 'resolved')
    }
    travelTo(new Date('2026-03-05T12:00:00Z'))
    const empty = newId()
    expect(await programCounts([open, hidden, empty])).toEqual(
      new Map([
        [open, { incoming: 5, valid: 3 }],
        [hidden, { incoming: 3, valid: 1 }],
        [empty, { incoming: 0, valid: 0 }],
      ]),
    )
    expect((await programCounts([hidden], { exact: true })).get(hidden)).toEqual({ incoming: 5, valid: 3 })
    expect(await programCounts([])).toEqual(new Map())
  })
})
