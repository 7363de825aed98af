import { describe, expect, it } from 'vitest'
import { companyOwner, hunter, member, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { writeInForce } from '../../../../test/support/new-version.ts'
import { liveProgram, programInputWith } from '../../../../test/support/programs.ts'
import { versionPairSeenBy } from '../managed-program-queries.server.ts'

useDatabase()

describe('two versions side by side', () => {
  it('are shown to those who manage the program and the members who have access', async () => {
    const owner = await companyOwner()
    const id = await liveProgram(owner)
    await writeInForce(owner, id, programInputWith({ title: 'Nusa Bank Web' }), 1)
    const wanted = {
      from: 1,
      to: 2,
      before: { title: 'Nusa Bank Mobile' },
      after: { title: 'Nusa Bank Web' },
    }
    for (const viewer of [owner, await operator(), await member(owner.companyId, 2, [id])]) {
      expect(await versionPairSeenBy(viewer, id, 1, 2)).toMatchObject(wanted)
    }
    const outsiders = [visitor, await hunter(), await companyOwner('Lain'), await member(owner.companyId, 2)]
    for (const viewer of outsiders) expect(await versionPairSeenBy(viewer, id, 1, 2)).toBeNull()
    expect(await versionPairSeenBy(owner, id, 2, 1)).toMatchObject({ from: 2, after: wanted.before })
    expect(await versionPairSeenBy(owner, id, 1, 3)).toBeNull()
    expect(await versionPairSeenBy(owner, 'x', 1, 2)).toBeNull()
  })
})
