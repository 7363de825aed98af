import { newId } from '@cakrawala/ids/ids'
import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { forgetGuessers, missLimits } from '#domain/report/guesses.server.ts'
import { handlingOf } from '#domain/report/handling/handling-queries.server.ts'
import { listReports } from '#domain/report/report-list.server.ts'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import { sealedSeenBy } from '#domain/report/sealed/sealed-queries.server.ts'
import { askInfo } from '#domain/report/spoken-moves.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { database } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { bulkResultsOf } from '#web/http/bulk-reports.ts'
import { companyOwner, hunter, member, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { join, liveProgram } from '../../../../test/support/program-scenario.ts'
import { send } from '../../../../test/support/report-scenario.ts'
import { reportRow } from '../../../../test/support/reward-scenario.ts'
import { actOnReports } from './act-on-reports.server.ts'
import { type BulkInput, bulkInput, type ChosenRow } from './bulk-input.ts'
import { bulkOfferFor } from './bulk-offer.server.ts'

useDatabase()

const note = 'Laporan ini tidak memuat celah keamanan apa pun.'
let owner: Person & { companyId: string }
let team: Person
let reporters: Person[]
let programId: string

beforeAll(async () => {
  owner = await companyOwner('Nusa Bank')
  team = await operator()
  programId = await liveProgram(owner, team, { managedBy: 'company' })
  reporters = await Promise.all(Array.from({ length: 4 }, () => hunter()))
  for (const reporter of reporters) await join(reporter, programId)
})

let turn = 0
/** Reports just sent, each of another bughunter. */
async function sent(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push((await send(reporters[turn++ % 4]!, programId)).id)
  return ids
}

async function inReview(count: number): Promise<string[]> {
  const ids = await sent(count)
  for (const id of ids) await takeReport(team, id)
  return ids
}

/** The rows as the list shows them to this reader. */
async function rowsOf(viewer: Actor, ids: readonly string[]): Promise<ChosenRow[]> {
  const { rows } = await listReports(viewer, { among: ids }, { size: 50 })
  return ids.map((id) => {
    const { revision, handlingRevision } = rows.find((row) => row.id === id)!
    return { id, revision, handlingRevision: handlingRevision ?? 0 }
  })
}

const close = (rows: ChosenRow[]): BulkInput => ({ act: 'close_invalid', rows, reason: 'spam', note })
const codes = (answer: Awaited<ReturnType<typeof actOnReports>>) =>
  answer.map(({ refused }) => (refused ? (refused.detail ?? refused.code) : null))

describe('actOnReports', () => {
  it('closes each report by its own use case, and refuses the one that changed meanwhile', async () => {
    const ids = await inReview(3)
    const rows = await rowsOf(team, ids)
    await askInfo(team, ids[1]!, { body: 'Tolong sertakan langkah yang lebih lengkap.' })
    expect(codes(await actOnReports(team, close(rows)))).toEqual([null, 'list_older', null])
    expect(await reportRow(ids[0]!)).toMatchObject({ stage: 'closed', closeReason: 'spam', closeNote: note })
    expect(await reportRow(ids[1]!)).toMatchObject({ stage: 'needs_info' })
    const moved = await database().select().from(events).where(inArray(events.subjectId, ids))
    expect(moved.filter(({ facts }) => (facts as { move?: string }).move === 'close_invalid')).toHaveLength(2)
    // The same again does nothing more.
    expect(codes(await actOnReports(team, close(rows)))).toEqual(['list_older', 'list_older', 'list_older'])
  })

  it('takes, hands over and asks', async () => {
    const ids = await sent(2)
    const colleague = await operator()
    expect(codes(await actOnReports(team, { act: 'take', rows: await rowsOf(team, ids) }))).toEqual([
      null,
      null,
    ])
    const rows = await rowsOf(team, ids)
    const given = { act: 'assign', rows, assigneeId: colleague.accountId } as const
    expect(codes(await actOnReports(team, given))).toEqual([null, null])
    expect(await reportRow(ids[1]!)).toMatchObject({ stage: 'in_review', assigneeId: colleague.accountId })
    const body = 'Akun mana yang dipakai waktu menguji?'
    const asked = { act: 'ask_info', rows: await rowsOf(team, ids), body } as const
    expect(codes(await actOnReports(team, asked))).toEqual([null, null])
    expect(await reportRow(ids[0]!)).toMatchObject({ stage: 'needs_info' })
    const nobody = { ...given, rows: await rowsOf(team, ids), assigneeId: owner.accountId }
    const [refused] = await actOnReports(team, nobody)
    expect(refused?.refused).toMatchObject({
      code: 'invalid_input',
      fields: { assigneeId: [{ key: 'invalid' }] },
    })
  })

  it('asks once about personal data in a question, before any report gets it, and masks it in each', async () => {
    const ids = await inReview(2)
    const [nik, rows] = ['3173054107900004', await rowsOf(team, ids)]
    const input: BulkInput = { act: 'ask_info', rows, body: `Apakah NIK ${nik} milik akun uji?` }
    await expect(actOnReports(team, input)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { body: [{ key: 'personal_data', params: { kind: 'nik', value: nik } }] },
    })
    expect(await reportRow(ids[0]!)).toMatchObject({ stage: 'in_review' })
    const choice = { personalData: [`mask:nik:${nik}`] }
    expect(codes(await actOnReports(team, { ...input, ...choice }))).toEqual([null, null])
    for (const id of ids) expect(await sealedSeenBy(team, id)).toMatchObject([{ mask: '3173••••••••0004' }])
  })

  it('refuses what the state of a report forbids, and says so in both languages', async () => {
    const [fresh, reviewed] = [...(await sent(1)), ...(await inReview(1))]
    const rows = await rowsOf(team, [fresh!, reviewed!])
    const asked = { door: 'page', method: 'POST', pattern: '/hello/reports' } as const
    const [first, second] = await bulkResultsOf(team, await actOnReports(team, close(rows)), 'id', asked)
    expect(first).toMatchObject({
      ...{ done: false, code: 'move_forbidden', report: { code: expect.any(String) } },
      message: 'Langkah ini tidak bisa dilakukan pada keadaan sekarang',
    })
    expect(second).toMatchObject({ done: true, message: null })
    const [, again] = await bulkResultsOf(team, await actOnReports(team, close(rows)), 'en', asked)
    expect(again).toMatchObject({ message: 'Changed since the list was loaded' })
  })

  it('lets one of two that are raced happen to each report', async () => {
    const ids = await inReview(4)
    const rows = await rowsOf(team, ids)
    const rival = await operator()
    const answers = await Promise.all([
      actOnReports(team, close(rows)),
      actOnReports(rival, { act: 'ask_info', rows: rows.toReversed(), body: note }),
    ])
    for (const id of ids) {
      const met = answers.map((answer) => answer.find((row) => row.id === id)!.refused?.detail ?? null)
      expect(met.toSorted()).toEqual(['list_older', null])
    }
    const inside = await rowsOf(owner, ids)
    const label = { act: 'label' as const, rows: inside, remove: [] }
    const [web, api] = await Promise.all([
      actOnReports(owner, { ...label, add: ['web'] }),
      actOnReports(owner, { ...label, add: ['api'] }),
    ])
    for (const [at] of ids.entries())
      expect([codes(web)[at], codes(api)[at]].toSorted()).toEqual(['list_older', null])
  })

  it('labels and assigns inside a company, and keeps its other labels', async () => {
    const ids = await sent(2)
    const act = async (more: object) =>
      codes(await actOnReports(owner, { rows: await rowsOf(owner, ids), ...more } as BulkInput))
    expect(await act({ act: 'label', add: ['web', 'bayar'], remove: [] })).toEqual([null, null])
    expect(await act({ act: 'label', add: ['api'], remove: ['web'] })).toEqual([null, null])
    const reader = await member(owner.companyId, 2, [programId], ['report.comment_internal'])
    expect(await act({ act: 'assign', assigneeId: reader.accountId })).toEqual([null, null])
    const { hash } = await reportRow(ids[0]!)
    const view = await reportSeenBy(owner, hash, ids[0])
    if (view?.audience !== 'company') throw new Error('not of the company')
    expect(await handlingOf(view)).toMatchObject({
      ...{ labels: ['bayar', 'api'], assignee: { id: reader.accountId } },
    })
    const many = Array.from({ length: 7 }, (_, at) => `label ${at}`)
    const [full] = await actOnReports(owner, {
      ...{ act: 'label', rows: await rowsOf(owner, [ids[0]!]), add: many, remove: [] },
    })
    expect(full?.refused?.fields).toEqual({ add: [{ key: 'labels_many' }] })
    expect(
      codes(
        await actOnReports(reader, {
          act: 'assign',
          rows: await rowsOf(reader, ids),
          assigneeId: owner.accountId,
        }),
      ),
    ).toEqual([null, null])
  })

  it('finds nothing of what the actor may not see, as of what is not there', async () => {
    const own = await sent(1)
    const foreign = await companyOwner('Bank Lain')
    const rows = [...(await rowsOf(owner, own)), { id: newId(), revision: 1, handlingRevision: 0 }]
    const asked = { door: 'call', method: 'POST', pattern: '/api/v1/reports/bulk' } as const
    const label = { act: 'label' as const, rows, add: ['web'], remove: [] }
    const [unseen, missing] = await bulkResultsOf(foreign, await actOnReports(foreign, label), 'id', asked)
    expect({ ...unseen, id: '' }).toEqual({ ...missing, id: '' })
    expect(unseen).toMatchObject({ done: false, code: 'not_found', report: null })
    await forgetGuessers()
  })

  it('counts each as a guess, and looks for no more beyond the limit', async () => {
    const missing = () =>
      Array.from({ length: 50 }, () => ({ id: newId(), revision: 1, handlingRevision: 0 }))
    const answers = [
      ...codes(await actOnReports(team, close(missing()))),
      ...codes(await actOnReports(team, close(missing()))),
    ]
    expect(answers.indexOf('too_many_requests')).toBe(missLimits.account)
    expect(answers.slice(missLimits.account)).toEqual(
      answers.slice(missLimits.account).map(() => 'too_many_requests'),
    )
    await forgetGuessers()
  })

  it('is open to those alone who do it on one report', async () => {
    const ids = await sent(1)
    const bare = await member(owner.companyId, 2, [programId], [])
    const label = { act: 'label' as const, rows: await rowsOf(owner, ids), add: ['web'], remove: [] }
    expect(codes(await actOnReports(bare, label))).toEqual(['forbidden'])
    for (const actor of [reporters[0]!, team, { ...owner, suspended: true }])
      await expect(actOnReports(actor, label)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(actOnReports(owner, close(label.rows))).rejects.toMatchObject({ code: 'forbidden' })
    expect(await bulkOfferFor(bare)).toEqual({ acts: [], people: [] })
    expect(await bulkOfferFor(reporters[0]!)).toEqual({ acts: [], people: [] })
    expect((await bulkOfferFor(owner)).people.map(({ id }) => id)).toContain(bare.accountId)
    const able = await member(owner.companyId, 2, [programId], ['report.comment_internal'])
    expect((await bulkOfferFor(able)).acts).toEqual(['assign', 'label'])
    expect((await bulkOfferFor(team)).acts).toEqual(['take', 'assign', 'ask_info', 'close_invalid'])
  })
})

describe('bulkInput', () => {
  const chosen = (count: number) => Array.from({ length: count }, () => ({ id: newId(), revision: '3' }))
  const keyOf = (input: object) => bulkInput.safeParse(input).error?.issues[0]?.message

  it('takes 1 to 50 reports, each once', () => {
    expect(bulkInput.parse({ act: 'take', rows: chosen(50) }).rows[0]).toMatchObject({
      revision: 3,
      handlingRevision: 0,
    })
    expect(keyOf({ act: 'take', rows: [] })).toBe('rows_none')
    expect(keyOf({ act: 'take', rows: chosen(51) })).toBe('rows_many')
    const [one] = chosen(1)
    expect(keyOf({ act: 'take', rows: [one, { ...one, revision: 4 }] })).toBe('rows_twice')
    expect(keyOf({ act: 'take', rows: [{ id: 'x', revision: 1 }] })).toBe('invalid')
  })

  it('closes for reasons that need no facts of the report', () => {
    const rows = chosen(1)
    expect(keyOf({ act: 'close_invalid', rows, reason: 'informative', note })).toBeUndefined()
    expect(keyOf({ act: 'close_invalid', rows, reason: 'not_reproducible', note })).toBe('required')
    expect(keyOf({ act: 'close_invalid', rows, reason: 'spam', note: 'pendek' })).toBe('too_short')
    expect(keyOf({ act: 'label', rows, add: ' ', remove: '' })).toBe('required')
  })
})
