import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../test/support/reward-scenario.ts'
import {
  agreePublication,
  refusePublication,
  requestPublication,
  rewordPublication,
} from './disclosure-steps.server.ts'
import { publicationSeenBy } from './publication-queries.server.ts'
import { disclosureWordings } from './publication-tables.server.ts'
import { publishReport } from './publish-report.server.ts'
import { unpublish } from './unpublish.server.ts'
import { writeUp } from './write-up-queries.server.ts'

useDatabase()

const mine = {
  title: 'Membaca mutasi rekening orang lain',
  summary: 'Satu angka di alamat membuka data nasabah lain.',
  body: 'Ganti nomor di alamat, lalu baca mutasi nasabah lain sampai habis.',
}
const theirs = {
  title: 'Judul lain dari admin perusahaan',
  summary: 'Tidak ada masalah besar menurut perusahaan kami.',
  body: 'Menurut kami hal ini tidak penting, dan bughunter setuju sepenuhnya dengan itu.',
}
const reason = 'Naskah ini bukan kata-kata saya lagi.'

async function scene() {
  const owner = await companyOwner()
  const reporter = await hunter()
  const id = await reviewedReport(await liveProgram(owner), reporter, {
    ...({ stage: 'closed', closeReason: 'resolved', fix: 'fixed', rewardState: 'paid' } as const),
    ...({ triagedLevel: 7, riskLevel: 8 } as const),
    validAt: new Date('2026-01-10T03:00:00Z'),
    closedAt: new Date('2026-02-10T03:00:00Z'),
  })
  const teamMember = await operator()
  const told = () => publicationSeenBy(reporter, id)
  return { owner, reporter, teamMember, id, told }
}

describe('RUL-13 a wording under a bughunter’s name', () => {
  it('that was changed returns to the previous author; nothing is published without that consent', async () => {
    const { owner, reporter, teamMember, id, told } = await scene()
    await requestPublication(reporter, id, mine)
    await rewordPublication(owner, id, { ...theirs, wording: 1 })
    expect(await told()).toMatchObject({
      ...{ state: 'requested', askedBy: 'company', wording: 2, telling: theirs },
      moves: ['agree', 'reword', 'refuse'],
    })
    await expect(publishReport(teamMember, id)).rejects.toMatchObject({ code: 'move_forbidden' })
    // Who proposed them does not agree to them for the other.
    await expect(agreePublication(owner, id, { wording: 2 })).rejects.toMatchObject({ code: 'forbidden' })
    await rewordPublication(reporter, id, { ...mine, title: 'Membaca mutasi orang lain', wording: 2 })
    await agreePublication(owner, id, { wording: 3 })
    await publishReport(teamMember, id, { wording: 3 })
    expect(await writeUp(reporter.username, 'membaca-mutasi-orang-lain')).toMatchObject({
      title: 'Membaca mutasi orang lain',
    })
  })

  it('is proposed to the other side each time, and all wordings are stored', async () => {
    const { owner, reporter, id, told } = await scene()
    await requestPublication(reporter, id, mine)
    await rewordPublication(owner, id, { ...theirs, wording: 1 })
    await refusePublication(reporter, id, { reason })
    await requestPublication(owner, id, theirs)
    const asked = await database()
      .select()
      .from(events)
      .where(and(eq(events.subjectId, id), eq(events.type, 'publication.requested')))
    expect(asked.map(({ actorId }) => actorId)).toEqual([
      reporter.accountId,
      owner.accountId,
      owner.accountId,
    ])
    const { earlier } = await told()
    expect(earlier.map(({ number, by, title }) => [number, by, title])).toEqual([
      [2, 'company', theirs.title],
      [1, 'reporter', mine.title],
    ])
    const change = database()
      .update(disclosureWordings)
      .set({ title: theirs.title })
      .where(eq(disclosureWordings.reportId, id))
    await expect(change).rejects.toThrow()
    await expect(
      database().delete(disclosureWordings).where(eq(disclosureWordings.reportId, id)),
    ).rejects.toThrow()
  })

  it('is agreed to as shown: an older page agrees to nothing, publishes nothing and rewords nothing', async () => {
    const { owner, reporter, teamMember, id } = await scene()
    const older = { code: 'conflict', detail: 'wording_older' }
    await requestPublication(reporter, id, mine)
    await rewordPublication(owner, id, { ...theirs, wording: 1 })
    await rewordPublication(reporter, id, { ...mine, wording: 2 })
    await expect(agreePublication(owner, id, { wording: 1 })).rejects.toMatchObject(older)
    await expect(agreePublication(owner, id, { wording: 9 })).rejects.toMatchObject(older)
    await expect(rewordPublication(owner, id, { ...theirs, wording: 1 })).rejects.toMatchObject(older)
    await agreePublication(owner, id, { wording: 3 })
    await expect(publishReport(teamMember, id, { wording: 1 })).rejects.toMatchObject(older)
    await expect(agreePublication(owner, id, { wording: 3 })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
  })

  it('that did not change is no new wording', async () => {
    const { owner, reporter, id } = await scene()
    await requestPublication(reporter, id, mine)
    await expect(rewordPublication(owner, id, { ...mine, wording: 1 })).rejects.toMatchObject({
      code: 'conflict',
      detail: 'wording_same',
    })
  })

  it('is agreed to or reworded, one of the two, when both arrive at once', async () => {
    for (let round = 0; round < 4; round++) {
      const { owner, reporter, id, told } = await scene()
      await requestPublication(reporter, id, mine)
      const both = await Promise.allSettled([
        agreePublication(owner, id, { wording: 1 }),
        rewordPublication(owner, id, { ...theirs, wording: 1 }),
      ])
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const agreed = both[0].status === 'fulfilled'
      expect(await told()).toMatchObject(
        agreed ? { state: 'agreed', telling: mine } : { state: 'requested', telling: theirs },
      )
    }
  })

  it('is refused and taken down by that bughunter at any time, and by the company never', async () => {
    const { owner, reporter, teamMember, id, told } = await scene()
    await requestPublication(reporter, id, mine)
    await refusePublication(reporter, id, { reason })
    await requestPublication(reporter, id, mine)
    await agreePublication(owner, id, { wording: 2 })
    await refusePublication(reporter, id, { reason })
    await requestPublication(reporter, id, mine)
    await agreePublication(owner, id, { wording: 3 })
    await publishReport(teamMember, id)
    expect((await told()).moves).toEqual(['unpublish'])
    await expect(unpublish(owner, id, { reason })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(unpublish(await hunter(), id, { reason })).rejects.toMatchObject({ code: 'not_found' })
    const twice = await Promise.allSettled([
      unpublish(reporter, id, { reason }),
      unpublish(reporter, id, { reason }),
    ])
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await writeUp(reporter.username, 'membaca-mutasi-rekening-orang-lain')).toBeNull()
    expect((await told()).state).toBe('withdrawn')
  })
})
