import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { join, liveProgram } from '../../../../test/support/program-scenario.ts'
import { reportTexts, send } from '../../../../test/support/report-scenario.ts'
import { commentOnReport } from '../comment-on-report.server.ts'
import { saveDraft } from '../draft/save-draft.server.ts'
import { listReports } from '../report-list.server.ts'
import { reportSeenBy } from '../report-queries.server.ts'
import { reports, reportVersions } from '../report-tables.server.ts'
import { sealedOriginals } from '../sealed-tables.server.ts'
import { editReport } from '../sending/edit-report.server.ts'
import { submitReport } from '../sending/submit-report.server.ts'
import { eraseOriginals, exportOriginals, forgetOriginals } from './forget-originals.server.ts'
import { sealedSeenBy } from './sealed-queries.server.ts'
import { unsealOriginal } from './unseal-original.server.ts'

useDatabase()

const nik = '3173054107900004'
const card = '4532015112830366'
const [maskedNik, maskedCard] = ['3173••••••••0004', '4532••••••••0366']
const pocMd = `1. Buka profil orang lain.\n2. Jawaban memuat datanya:\n\n\`\`\`json\n{"nik":"${nik}","card":"${card}"}\n\`\`\``
const maskBoth = [`mask:nik:${nik}`, `mask:card:${card}`]

let owner: Person & { companyId: string }
let team: Person
let reporter: Person
let programId: string

beforeAll(async () => {
  owner = await companyOwner('Nusa Bank')
  team = await operator(['triage'])
  programId = await liveProgram(owner, await operator(), { managedBy: 'company' })
})
beforeEach(async () => {
  reporter = await hunter()
  await join(reporter, programId)
})
afterEach(() => travelTo(null))

const rowOf = async (id: string) => (await database().select().from(reports).where(eq(reports.id, id)))[0]!
const masked = () => send(reporter, programId, { pocMd, personalData: maskBoth })
const reason = 'Mencocokkan korban dengan catatan kami'
const unsealed = async (id: string, type: string) =>
  (await database().select().from(events).where(eq(events.subjectId, id))).filter((one) => one.type === type)

describe('personal data in a report', () => {
  it('is asked about once for each value, beside its field', async () => {
    const faults = { kind: 'nik', line: 5, value: nik, mask: maskedNik }
    await expect(send(reporter, programId, { pocMd })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { pocMd: [{ key: 'personal_data', params: faults }, { key: 'personal_data' }] },
    })
    await expect(
      send(reporter, programId, { pocMd, personalData: [`mask:nik:${nik}`] }),
    ).rejects.toMatchObject({ fields: { pocMd: [{ params: { kind: 'card' } }] } })
    const kept = await send(reporter, programId, {
      pocMd,
      personalData: maskBoth.map((one) => one.replace('mask', 'keep')),
    })
    expect((await rowOf(kept.id)).pocMd).toContain(nik)
    expect(await sealedSeenBy(reporter, kept.id)).toEqual([])
  })

  it('is stored masked, in texts, HTML, versions and search, with its original sealed', async () => {
    const key = newId()
    const texts = { ...reportTexts({ pocMd }), cvssVector: '' }
    await saveDraft(reporter, programId, { key, revision: 0, ...texts })
    const sent = await submitReport(reporter, programId, {
      key,
      ...reportTexts({ pocMd, personalData: maskBoth }),
    })
    const row = await rowOf(sent.id)
    expect(row.pocMd).toContain(`{"nik":"${maskedNik}","card":"${maskedCard}"}`)
    const versions = await database()
      .select()
      .from(reportVersions)
      .where(eq(reportVersions.reportId, sent.id))
    const views = await Promise.all(
      [reporter, owner, team].map((one) => reportSeenBy(one, sent.hash, sent.id)),
    )
    const stored = JSON.stringify([row, versions, views, await database().select().from(sealedOriginals)])
    for (const value of [nik, card]) expect(stored).not.toContain(value)
    expect((await listReports(reporter, { search: nik })).rows).toEqual([])
    expect(await sealedSeenBy(reporter, sent.id)).toMatchObject([
      { kind: 'nik', mask: maskedNik, field: 'pocMd', times: 0, last: null },
      { kind: 'card', mask: maskedCard },
    ])
  })

  it('is sealed also where the form masked it already, once, however often it is saved or sent', async () => {
    const key = newId()
    const typed = pocMd.replace(nik, maskedNik).replace(card, maskedCard)
    const draft = { ...reportTexts({ pocMd: typed, personalData: maskBoth }), cvssVector: '' }
    await saveDraft(reporter, programId, { key, revision: 0, ...draft })
    await saveDraft(reporter, programId, { key, revision: 1, ...draft, title: 'Judul draf yang lain' })
    const whole = { key, ...reportTexts({ pocMd: typed, personalData: maskBoth }) }
    const [one, other] = await Promise.all([
      submitReport(reporter, programId, whole),
      submitReport(reporter, programId, whole),
    ])
    expect(one.id).toBe(other.id)
    expect(await sealedSeenBy(reporter, one.id)).toHaveLength(2)
  })

  it('is sealed 200 times by one writer of a report, and leaves room for others', async () => {
    const { id } = await send(reporter, programId)
    // One mask stands for many values: the choices alone say which.
    const forged = (from: number, many: number) =>
      Array.from({ length: many }, (_, i) => `mask:nik:3173${String(from + i).padStart(8, '0')}0004`)
    const say = (who: Person, personalData: string[]) =>
      commentOnReport(who, id, { audience: 'all', body: `NIK ${maskedNik} terbaca.`, personalData })
    await say(reporter, forged(1, 150))
    await expect(say(reporter, forged(500, 51))).rejects.toMatchObject({
      fields: { body: [{ key: 'originals_many', params: { max: 200 } }] },
    })
    await say(reporter, forged(500, 50))
    expect(await sealedSeenBy(reporter, id)).toHaveLength(200)
    await say(owner, forged(900, 2))
    expect(await sealedSeenBy(owner, id)).toHaveLength(202)
  })

  it('is not asked about again in an edit, and what is taken out is deleted', async () => {
    const kept = await send(reporter, programId, {
      pocMd,
      personalData: [`mask:nik:${nik}`, `keep:card:${card}`],
    })
    const { pocMd: stored } = await rowOf(kept.id)
    await editReport(reporter, kept.id, { revision: 1, ...reportTexts({ pocMd: `${stored}\n\nSelesai.` }) })
    expect(await sealedSeenBy(reporter, kept.id)).toHaveLength(1)
    await editReport(reporter, kept.id, { revision: 2, ...reportTexts() })
    expect(await sealedSeenBy(reporter, kept.id)).toEqual([])
  })
})

describe('unsealing', () => {
  it('shows the value once for a reason, and notes who, when and which kind', async () => {
    const { id, hash } = await masked()
    const [first] = await sealedSeenBy(owner, id)
    const input = { originalId: first!.id, reason }
    expect(await unsealOriginal(owner, id, input)).toEqual({ id: first!.id, kind: 'nik', value: nik })
    const [again] = await Promise.all([unsealOriginal(owner, id, input), unsealOriginal(reporter, id, input)])
    expect(again.value).toBe(nik)
    const noted = await unsealed(id, 'report.unsealed')
    expect(noted.map(({ facts }) => facts)).toEqual(Array(3).fill({ originalId: first!.id, kind: 'nik' }))
    expect(JSON.stringify(noted)).not.toContain(nik)
    expect((await sealedSeenBy(reporter, id))[0]).toMatchObject({ times: 3, last: { reason } })
    const view = await reportSeenBy(reporter, hash, id)
    const shown = view?.timeline.filter((one) => one.kind === 'event' && one.type === 'report.unsealed')
    expect(shown).toHaveLength(3)
  })

  it('is for those who act on the report, and hidden from all others', async () => {
    const { id } = await masked()
    const [first] = await sealedSeenBy(reporter, id)
    const administrator = await operator(['administrator'])
    const rates = await member(owner.companyId, 2, [programId], ['report.rate'])
    const reads = await member(owner.companyId, 2, [programId], ['report.comment'])
    const ungranted = await member(owner.companyId, 2)
    const may = async (actor: Actor) => {
      const seen = await sealedSeenBy(actor, id).catch(() => [])
      const opened = await unsealOriginal(actor as Person, id, { originalId: first!.id, reason }).then(
        () => true,
        ({ code }) => code,
      )
      expect(opened === true).toBe(seen.length > 0)
      return opened
    }
    for (const actor of [reporter, owner, rates, administrator]) expect(await may(actor)).toBe(true)
    const suspended = { ...owner, suspended: true }
    for (const actor of [reads, team, suspended]) expect(await may(actor)).toBe('forbidden')
    for (const actor of [ungranted, await hunter(), await companyOwner()])
      expect(await may(actor)).toBe('not_found')
    expect(await sealedSeenBy(visitor, id).catch(({ code }) => code)).toBe('not_found')
    await takeReport(team, id)
    expect(await may(team)).toBe(true)
    expect(await may(await operator(['triage']))).toBe('forbidden')
  })

  it('of an internal comment is for its readers, and no news of the reporter', async () => {
    const { id, hash } = await masked()
    await takeReport(team, id)
    const body = `Nomor korban yang kami catat: ${nik}`
    await expect(commentOnReport(owner, id, { audience: 'company_own', body })).rejects.toMatchObject({
      fields: { body: [{ key: 'personal_data' }] },
    })
    const personalData = [`mask:nik:${nik}`]
    await commentOnReport(owner, id, { audience: 'company_own', body, personalData })
    expect(await sealedSeenBy(owner, id)).toHaveLength(3)
    for (const viewer of [reporter, team]) expect(await sealedSeenBy(viewer, id)).toHaveLength(2)
    const own = (await sealedSeenBy(owner, id)).find(({ commentAt }) => commentAt !== null)!
    const input = { originalId: own.id, reason }
    await expect(unsealOriginal(reporter, id, input)).rejects.toMatchObject({ code: 'not_found' })
    await unsealOriginal(owner, id, input)
    expect(await unsealed(id, 'report.unsealed')).toEqual([])
    expect(JSON.stringify((await reportSeenBy(reporter, hash, id))?.timeline)).not.toContain('unsealed')
  })

  it('is refused for a reason that holds personal data itself, and bounded', async () => {
    const { id } = await masked()
    const [first] = await sealedSeenBy(owner, id)
    const input = { originalId: first!.id, reason: `Cocokkan dengan ${nik}` }
    await expect(unsealOriginal(owner, id, input)).rejects.toMatchObject({
      fields: { reason: [{ key: 'without_personal_data' }] },
    })
    const eager = await member(owner.companyId, 1)
    const tries = Array.from({ length: 31 }, () => unsealOriginal(eager, id, { ...input, reason }))
    const codes = (await Promise.allSettled(tries)).flatMap((one) =>
      one.status === 'rejected' ? [one.reason.code] : [],
    )
    expect(codes).toEqual(['too_many_requests'])
  })
})

describe('how long originals are stored', () => {
  it('is 90 days from the closing, or until their writer leaves; the data copy holds them', async () => {
    const [closed, open] = [await masked(), await masked()]
    const { masked: copied } = await transaction((tx) => exportOriginals(tx, reporter.accountId))
    expect(copied).toContainEqual(expect.objectContaining({ report: closed.code, kind: 'nik', value: nik }))
    await database()
      .update(reports)
      .set({ stage: 'closed', closeReason: 'withdrawn', closedAt: now() })
      .where(eq(reports.id, closed.id))
    travelTo(later(now(), 89 * day))
    await forgetOriginals()
    expect(await sealedSeenBy(reporter, closed.id)).toHaveLength(2)
    travelTo(later(now(), 2 * day))
    await forgetOriginals()
    expect(await sealedSeenBy(reporter, closed.id)).toEqual([])
    expect(await sealedSeenBy(reporter, open.id)).toHaveLength(2)
    await transaction((tx) => eraseOriginals(tx, reporter.accountId))
    expect(await sealedSeenBy(reporter, open.id)).toEqual([])
  })
})
