import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { join, liveProgram } from '../../../../test/support/program-scenario.ts'
import { reportTexts } from '../../../../test/support/report-scenario.ts'
import { saveDraftInput } from '../report-input.ts'
import { listReports } from '../report-list.server.ts'
import { reportSeenBy } from '../report-queries.server.ts'
import { submitReport } from '../sending/submit-report.server.ts'
import { draftSeenBy, draftsAtMost, saveDraft } from './save-draft.server.ts'

useDatabase()

let owner: Person & { companyId: string }
let team: Person
let programId: string
beforeAll(async () => {
  owner = await companyOwner()
  team = await operator()
  programId = await liveProgram(owner, team, { managedBy: 'company' })
})

const draft = (more: Record<string, unknown> = {}) => saveDraftInput.parse({ key: newId(), ...more })

describe('saveDraft', () => {
  it('stores a minimal draft and updates it under the same key', async () => {
    const reporter = await hunter()
    const first = draft({ title: 'Cela' })
    const saved = await saveDraft(reporter, programId, first)
    const again = await saveDraft(reporter, programId, {
      ...first,
      revision: saved.revision,
      title: 'Celah',
      pocMd: 'Satu baris',
    })
    expect(again.id).toBe(saved.id)
    expect(await draftSeenBy(database(), reporter, programId, saved.id)).toMatchObject({
      title: 'Celah',
      pocMd: 'Satu baris',
    })
  })

  it('loses nothing to another tab: the later one is refused', async () => {
    const reporter = await hunter()
    const first = draft({ pocMd: 'Tab satu' })
    const { id, revision } = await saveDraft(reporter, programId, first)
    const both = await Promise.allSettled([
      saveDraft(reporter, programId, { ...first, revision, pocMd: 'Tab satu lagi' }),
      saveDraft(reporter, programId, { ...first, revision, pocMd: 'Tab dua' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(saveDraft(reporter, programId, { ...first, revision })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect((await draftSeenBy(database(), reporter, programId, id))?.revision).toBe(revision + 1)
  })

  it('is visible to its writer alone: not to the company, operators or another bughunter', async () => {
    const reporter = await hunter()
    const { id, hash } = await saveDraft(reporter, programId, draft({ title: 'Rahasia draf' }))
    for (const viewer of [owner, team, await hunter()]) {
      expect(await reportSeenBy(viewer, hash, id)).toBeNull()
      expect(await draftSeenBy(database(), viewer, programId, id)).toBeNull()
      expect((await listReports(viewer, { search: 'Rahasia' })).rows).toEqual([])
    }
    expect((await listReports(reporter, { search: 'Rahasia' })).rows).toHaveLength(1)
  })

  it('becomes the report that is sent, and then is no draft', async () => {
    const reporter = await hunter()
    await join(reporter, programId)
    const input = draft({ title: 'Celah sementara' })
    const saved = await saveDraft(reporter, programId, input)
    const sent = await submitReport(reporter, programId, { key: input.key, ...reportTexts() })
    expect(sent.id).toBe(saved.id)
    await expect(
      saveDraft(reporter, programId, { ...input, revision: saved.revision }),
    ).rejects.toMatchObject({ code: 'key_reused' })
    expect(await draftSeenBy(database(), reporter, programId, saved.id)).toBeNull()
  })

  it('refuses other roles and the fifty-first draft', async () => {
    await expect(saveDraft(owner, programId, draft())).rejects.toMatchObject({ code: 'forbidden' })
    const reporter = await hunter()
    for (let i = 0; i < draftsAtMost; i++) await saveDraft(reporter, programId, draft())
    await expect(saveDraft(reporter, programId, draft())).rejects.toMatchObject({ code: 'too_many_requests' })
  })
})
