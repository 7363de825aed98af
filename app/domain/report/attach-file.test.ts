import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { join, liveProgram } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { attachFiles, detachFile, reportFileSeenBy } from './attach-file.server.ts'
import { saveDraft } from './draft/save-draft.server.ts'
import { saveDraftInput } from './report-input.ts'
import { takeReport } from './take-report.server.ts'

useDatabase()

// The smallest PNG: one grey point.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)
const upload = (person: Person) =>
  storeFile(person, 'report', new File([png], 'bukti.png', { type: 'image/png' }), 'files')

let owner: Person & { companyId: string }
let team: Person
let programId: string
let reporter: Person
beforeAll(async () => {
  owner = await companyOwner()
  team = await operator()
  programId = await liveProgram(owner, team, { managedBy: 'company' })
  reporter = await hunter()
  await join(reporter, programId)
})

describe('files of a report', () => {
  it('are read by the readers of the report, and by no others', async () => {
    const { id } = await send(reporter, programId)
    const { fileId } = await upload(reporter)
    await attachFiles(reporter, id, [fileId])
    for (const viewer of [reporter, owner, team])
      expect((await reportFileSeenBy(viewer, fileId))?.name).toBe('bukti.png')
    const stranger = await hunter()
    for (const wrong of [newId(), 'null', '', undefined])
      expect(await reportFileSeenBy(reporter, wrong)).toBeNull()
    expect(await reportFileSeenBy(stranger, fileId)).toBeNull()
    await expect(attachFiles(stranger, id, [(await upload(stranger)).fileId])).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(detachFile(stranger, id, fileId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('of a draft are its writer’s alone', async () => {
    const draft = await saveDraft(reporter, programId, saveDraftInput.parse({ key: newId() }))
    const { fileId } = await upload(reporter)
    await attachFiles(reporter, draft.id, [fileId])
    expect(await reportFileSeenBy(reporter, fileId)).not.toBeNull()
    for (const viewer of [owner, team, await hunter()])
      expect(await reportFileSeenBy(viewer, fileId)).toBeNull()
  })

  it('cannot be taken from another report or another person', async () => {
    const [mine, second] = [await send(reporter, programId), await send(reporter, programId)]
    const { fileId } = await upload(reporter)
    await attachFiles(reporter, mine.id, [fileId])
    await expect(attachFiles(reporter, second.id, [fileId])).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(detachFile(reporter, second.id, fileId)).rejects.toMatchObject({ code: 'not_found' })
    const foreign = await upload(await hunter())
    await expect(attachFiles(reporter, mine.id, [foreign.fileId])).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  it('may be removed until the report is read, and are then deleted at once', async () => {
    const { id } = await send(reporter, programId)
    const files = [await upload(reporter), await upload(reporter)]
    await attachFiles(
      reporter,
      id,
      files.map(({ fileId }) => fileId),
    )
    await detachFile(reporter, id, files[0]!.fileId)
    for (const viewer of [reporter, owner, team])
      expect(await reportFileSeenBy(viewer, files[0]!.fileId)).toBeNull()
    await takeReport(team, id)
    await expect(detachFile(reporter, id, files[1]!.fileId)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await reportFileSeenBy(team, files[1]!.fileId)).not.toBeNull()
  })
})
