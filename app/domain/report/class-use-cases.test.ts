import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { join, liveProgram } from '../../../test/support/program-scenario.ts'
import { reportTexts, send } from '../../../test/support/report-scenario.ts'
import { saveDraft } from './draft/save-draft.server.ts'
import { saveDraftInput } from './report-input.ts'
import { reportSeenBy } from './report-queries.server.ts'
import { reports } from './report-tables.server.ts'
import { editReport } from './sending/edit-report.server.ts'
import { submitReport } from './sending/submit-report.server.ts'

useDatabase()

const ended = 'broken_access_control.server_side_request_forgery_ssrf.external'
const reasons = {
  ...{ vrtId: null, vrtOther: 'Aturan potongan harga bertumpuk' },
  ...{ cweId: null, cweOther: 'Kupon <b>dipakai</b> berulang kali' },
}
const isEnded = { code: 'invalid_input', fields: { vrtId: [{ key: 'class_ended' }] } }

let team: Person
let reporter: Person
let programId: string
beforeAll(async () => {
  team = await operator()
  programId = await liveProgram(await companyOwner(), team)
  reporter = await hunter()
  await join(reporter, programId)
})

/** As a report of years ago has it. */
async function classify(id: string): Promise<void> {
  await database().update(reports).set({ vrtId: ended, vrtOther: null }).where(eq(reports.id, id))
}

describe('a report of no class of the list', () => {
  it('keeps the reasons, shows them to all who read it, and gives way to a class', async () => {
    const { id, hash } = await send(reporter, programId, reasons)
    for (const viewer of [reporter, team])
      expect(await reportSeenBy(viewer, hash, id)).toMatchObject({ ...reasons, vrtName: null, cweName: null })
    const { vrtId, vrtOther, cweId, cweOther } = reportTexts()
    const { revision } = (await reportSeenBy(reporter, hash, id))!
    await editReport(reporter, id, { ...reportTexts(), revision })
    expect(await reportSeenBy(reporter, hash, id)).toMatchObject({ vrtId, vrtOther, cweId, cweOther })
  })

  it('is another report than one with another reason', async () => {
    const input = { key: newId(), ...reportTexts(reasons) }
    await submitReport(reporter, programId, input)
    await submitReport(reporter, programId, input)
    const other = { ...input, vrtOther: 'Alasan lain yang sama panjang' }
    await expect(submitReport(reporter, programId, other)).rejects.toMatchObject({ code: 'key_reused' })
  })

  it('never has both, whoever writes it', async () => {
    const { id } = await send(reporter, programId)
    const both = database().update(reports).set({ vrtOther: 'Alasan' }).where(eq(reports.id, id))
    await expect(both).rejects.toThrow()
  })
})

describe('a class that ended', () => {
  it('is refused for a new report and a new draft, together with what else only the database knows', async () => {
    const wrong = { vrtId: ended, target: 'https://bukan.nusabank.test' }
    await expect(send(reporter, programId, wrong)).rejects.toMatchObject({
      fields: { ...isEnded.fields, target: [{ key: 'not_in_scope' }] },
    })
    const draft = saveDraftInput.parse({ key: newId(), vrtId: ended })
    await expect(saveDraft(reporter, programId, draft)).rejects.toMatchObject(isEnded)
  })

  it('stays in the draft and the report that have it', async () => {
    const key = newId()
    const draft = await saveDraft(reporter, programId, saveDraftInput.parse({ key, title: 'Draf lama' }))
    await classify(draft.id)
    const again = saveDraftInput.parse({ key, revision: draft.revision, vrtId: ended, title: 'Draf lama' })
    expect((await saveDraft(reporter, programId, again)).id).toBe(draft.id)
    const sent = await submitReport(reporter, programId, { key, ...reportTexts({ vrtId: ended }) })
    const read = () => reportSeenBy(reporter, sent.hash, sent.id)
    expect(await read()).toMatchObject({ vrtId: ended, vrtName: expect.stringMatching(/> External$/) })
    const edit = { ...reportTexts({ vrtId: ended, title: 'Judul yang dibetulkan' }) }
    await editReport(reporter, sent.id, { ...edit, revision: (await read())!.revision })
    await editReport(reporter, sent.id, { ...reportTexts(), revision: (await read())!.revision })
    const revision = (await read())!.revision
    await expect(editReport(reporter, sent.id, { ...edit, revision })).rejects.toMatchObject(isEnded)
  })
})
