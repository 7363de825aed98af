import { travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { describe, expect, it } from 'vitest'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { draftProgram, liveProgram, programInputWith } from '../../../test/support/programs.ts'
import { agreementTextSeenBy } from './agreement/agreement-queries.server.ts'
import { createProgram } from './editing/create-program.server.ts'
import { decideProgram } from './editing/decide-program.server.ts'
import { editProgram } from './editing/edit-program.server.ts'
import { managedProgramSeenBy, versionsSeenBy } from './managed-program-queries.server.ts'
import { programSeenBy } from './program-queries.server.ts'
import { hashOfText } from './version/write-version.server.ts'

useDatabase()

describe('writing a program', () => {
  it('makes a draft with its first version, text and hash', async () => {
    const owner = await companyOwner()
    const id = await draftProgram(owner)
    const view = await managedProgramSeenBy(owner, id)
    expect(view).toMatchObject({
      status: 'draft',
      version: 1,
      rewardLeast: 500_000n,
      rewardMost: 75_000_000n,
    })
    expect(view?.descriptionHtml).toContain('<strong>mengundang</strong>')
    const agreement = await agreementTextSeenBy(owner, id)
    expect(agreement?.text.id).toContain('Nusa Bank Mobile')
    expect(agreement?.textHash).toBe(hashOfText(agreement!.text.id).toString('hex'))
    expect((await unsafeHistoryOf('program', id)).map((event) => event.type)).toEqual(['program.created'])
  })

  it('is allowed for the company itself and for operators', async () => {
    const owner = await companyOwner()
    const input = programInputWith()
    const reader = await member(owner.companyId, 2)
    for (const actor of [visitor, await hunter(), reader, await companyOwner('Lain')]) {
      await expect(createProgram(actor, owner.companyId, input, newId())).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
    const admin = await member(owner.companyId, 1)
    for (const actor of [admin, await operator()]) {
      expect((await createProgram(actor, owner.companyId, input, newId())).id).toBeTruthy()
    }
    await expect(createProgram(await operator(), newId(), input, newId())).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('handles a form sent twice, or 12 times at once, with one program', async () => {
    const owner = await companyOwner()
    const key = newId()
    const input = programInputWith()
    const sent = await Promise.all(
      Array.from({ length: 12 }, () => createProgram(owner, owner.companyId, input, key)),
    )
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    for (const other of [
      { title: 'Program lain' },
      { publicationRules: 'Aturan yang ditulis setelah kembali.' },
    ])
      await expect(createProgram(owner, owner.companyId, programInputWith(other), key)).rejects.toMatchObject(
        { code: 'key_reused' },
      )
  })

  it('refuses a last day that has passed', async () => {
    const owner = await companyOwner()
    const input = programInputWith({ validUntil: '2020-01-01' })
    await expect(createProgram(owner, owner.companyId, input, newId())).rejects.toMatchObject({
      fields: { validUntil: [{ key: 'date_past' }] },
    })
  })
})

describe('editing a program', () => {
  it('appends a version that is in force at once and preserves the earlier ones', async () => {
    const owner = await companyOwner()
    const id = await liveProgram(owner)
    const before = await agreementTextSeenBy(owner, id)
    const narrower = programInputWith({ outOfScope: ['Denial of service', 'Phishing'] })
    expect(await editProgram(owner, id, narrower, 1)).toEqual({ version: 2, proposed: false })
    expect(await programSeenBy(visitor, id)).toMatchObject({
      policy: { outOfScope: ['Denial of service', 'Phishing'] },
      version: 2,
      status: 'accepted',
    })
    const versions = await versionsSeenBy(owner, id)
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    expect(versions[1]?.textHash).toBe(before?.textHash)
    expect(versions[0]?.textHash).not.toBe(before?.textHash)
    expect(await versionsSeenBy(await hunter(), id)).toEqual([])
  })

  it('makes no version where nothing changed', async () => {
    const owner = await companyOwner()
    const id = await liveProgram(owner)
    expect(await editProgram(owner, id, programInputWith(), 1)).toEqual({ version: 1, proposed: false })
    expect(await versionsSeenBy(owner, id)).toHaveLength(1)
  })

  it('treats the same form sent twice as one', async () => {
    const owner = await companyOwner()
    const id = await liveProgram(owner)
    const input = programInputWith({ outOfScope: ['Denial of service', 'Dikirim dua kali'] })
    for (let turn = 0; turn < 2; turn++)
      expect(await editProgram(owner, id, input, 1)).toEqual({ version: 2, proposed: false })
    expect(await versionsSeenBy(owner, id)).toHaveLength(2)
  })

  it('lets one of many savers at once win and refuses the others', async () => {
    const owner = await companyOwner()
    const id = await draftProgram(owner)
    const saved = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) =>
        editProgram(owner, id, programInputWith({ title: `Judul ke ${i}` }), 1),
      ),
    )
    const lost = saved.filter((answer) => answer.status === 'rejected')
    expect(lost).toHaveLength(7)
    for (const { reason } of lost) expect(reason).toMatchObject({ code: 'conflict' })
    expect(await versionsSeenBy(owner, id)).toHaveLength(2)
  })

  it('refuses users without access as the program is hidden or visible', async () => {
    const owner = await companyOwner()
    const hidden = await draftProgram(owner)
    const known = await liveProgram(owner)
    const input = programInputWith({ title: 'Diambil alih' })
    const reader = await member(owner.companyId, 2, [known, hidden])
    const other = await companyOwner('Lain')
    await expect(editProgram(other, hidden, input, 1)).rejects.toMatchObject({ code: 'not_found' })
    await expect(editProgram(other, known, input, 1)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(editProgram(reader, hidden, input, 1)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(editProgram(owner, 'no-id', input, 1)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is closed in review except to operators, and turns a rejected one into a draft', async () => {
    const owner = await companyOwner()
    const team = await operator()
    const id = await draftProgram(owner)
    await submitProgram(owner, id)
    const second = programInputWith({ title: 'Versi kedua' })
    await expect(editProgram(owner, id, second, 1)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await editProgram(team, id, second, 1)).toEqual({ version: 2, proposed: false })
    await decideProgram(team, id, {
      decision: 'reject',
      version: 2,
      reason: 'Ruang lingkup belum jelas sama sekali.',
    })
    expect((await managedProgramSeenBy(owner, id))?.rejectReason).toContain('belum jelas')
    await editProgram(owner, id, programInputWith({ title: 'Versi ketiga' }), 2)
    expect((await managedProgramSeenBy(owner, id))?.status).toBe('draft')
  })

  it('preserves kind and management of a live program unless operators change them', async () => {
    const owner = await companyOwner()
    const id = await liveProgram(owner)
    const managed = programInputWith({ managedBy: 'product' })
    await expect(editProgram(owner, id, managed, 1)).rejects.toMatchObject({
      fields: { managedBy: [{ key: 'fixed_after_review' }] },
    })
    expect(await editProgram(await operator(), id, managed, 1)).toEqual({ version: 2, proposed: true })
  })

  it('still accepts other changes after the last day, but no new last day in the past', async () => {
    const owner = await companyOwner()
    travelTo(new Date('2026-01-10T00:00:00Z'))
    const id = await liveProgram(owner, { validUntil: '2026-02-01' })
    travelTo(new Date('2026-03-01T00:00:00Z'))
    const later = programInputWith({ validUntil: '2026-02-01', outOfScope: ['Denial of service', 'Spam'] })
    expect(await editProgram(owner, id, later, 1)).toEqual({ version: 2, proposed: false })
    const past = programInputWith({ validUntil: '2026-02-15' })
    await expect(editProgram(owner, id, past, 2)).rejects.toMatchObject({ code: 'invalid_input' })
  })
})
