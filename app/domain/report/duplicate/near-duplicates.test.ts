import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withdrawReport } from '#domain/report/spoken-moves.server.ts'
import { closeAsDuplicate } from '#domain/reward/close-as-duplicate.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { join, liveProgram } from '../../../../test/support/program-scenario.ts'
import { reportTexts, send } from '../../../../test/support/report-scenario.ts'
import { saveDraft } from '../draft/save-draft.server.ts'
import { reports } from '../report-tables.server.ts'
import { editReport } from '../sending/edit-report.server.ts'
import { takeReport } from '../take-report.server.ts'
import { nearDuplicatesSeenBy } from './near-duplicates.server.ts'
import { storeMissingFeatures } from './store-features.server.ts'

useDatabase()

const elsewhere = 'https://api.nusabank.test'
const scope = ['https://app.nusabank.test', elsewhere].map((target) => ({
  type: 'web' as const,
  target,
  note: '',
}))
const otherTexts = {
  title: 'Pesan kesalahan membuka jalur berkas',
  pocMd: 'Kirim tanda kutip pada kolom pencarian lalu baca pesan kesalahan yang memuat jalur berkas peladen.',
  impactMd: 'Penyerang mengetahui susunan berkas peladen dan merencanakan serangan lain dengannya.',
}

const otherClass = { vrtId: 'server_security_misconfiguration.path_traversal', cweId: 22 }

let owner: Person & { companyId: string }
let team: Person
let reporter: Person
let finder: Person
let program: string
let sibling: string
beforeAll(async () => {
  team = await operator()
})
/** Each test has a company of its own, and people who have sent nothing yet. */
beforeEach(async () => {
  owner = await companyOwner()
  program = await liveProgram(owner, team, { scope })
  sibling = await liveProgram(owner, team, { title: 'Program saudara', scope })
  reporter = await hunter()
  finder = await hunter()
  for (const person of [reporter, finder]) for (const place of [program, sibling]) await join(person, place)
})

describe('near duplicates', () => {
  it('names a copy with changed words, same asset and same class', async () => {
    const original = await send(reporter, program)
    const { pocMd } = reportTexts()
    const copy = await send(finder, program, { pocMd: pocMd.replace('pengguna biasa', 'nasabah biasa') })
    const [found, ...more] = await nearDuplicatesSeenBy(team, copy.id)
    expect(more).toEqual([])
    expect(found).toMatchObject({
      ...{ id: original.id, code: original.code, sameAsset: true, sameClass: true },
      ...{ older: true, mayBeOriginal: true, programTitle: null },
    })
    expect(found!.shared).toContain('riwayat')
    expect(found!.vrtName).toContain('IDOR')
    // From the other side it is the younger one, and no original.
    expect(await nearDuplicatesSeenBy(team, original.id)).toMatchObject([
      { id: copy.id, older: false, mayBeOriginal: false },
    ])
  })

  it('lists the same asset and class with few words shared, and no asset alone', async () => {
    const first = await send(reporter, program)
    const second = await send(finder, program, otherTexts)
    const third = await send(finder, program, {
      ...otherClass,
      ...{
        title: 'Kuki sesi tanpa atribut aman',
        pocMd: `Periksa kuki sesi.\n${'Langkah yang sungguh lain. '.repeat(4)}`,
      },
      impactMd: 'Sesi dapat dibaca di jaringan yang tidak aman oleh siapa pun yang mendengar.',
    })
    expect(await nearDuplicatesSeenBy(team, second.id)).toMatchObject([
      { id: first.id, sameAsset: true, sameClass: true },
    ])
    expect(await nearDuplicatesSeenBy(team, third.id)).toEqual([])
  })

  it('includes other programs of the company, where no original can be, and never another company', async () => {
    const rival = await companyOwner('Bank Lain')
    const foreign = await liveProgram(rival, team, { title: 'Program lain', scope })
    await join(reporter, foreign)
    await send(reporter, foreign)
    const near = await send(reporter, sibling)
    const copy = await send(finder, program)
    expect(await nearDuplicatesSeenBy(team, copy.id)).toMatchObject([
      { id: near.id, programTitle: 'Program saudara', mayBeOriginal: false },
    ])
  })

  it('ATT-05: drafts are never among them, and have none', async () => {
    const { foundAt: _, ...texts } = reportTexts()
    const draft = await saveDraft(reporter, program, { key: newId(), revision: 0, ...texts, foundAt: null })
    const copy = await send(finder, program)
    await storeMissingFeatures()
    expect(await nearDuplicatesSeenBy(team, copy.id)).toEqual([])
    expect(await nearDuplicatesSeenBy(team, draft.id)).toEqual([])
  })

  it('RPT-11: shows none to bughunters, and companies only what they may read', async () => {
    const original = await send(reporter, program)
    const copy = await send(finder, program)
    expect(await nearDuplicatesSeenBy(team, copy.id)).toHaveLength(1)
    for (const person of [reporter, finder, owner])
      expect(await nearDuplicatesSeenBy(person, copy.id)).toEqual([])
    for (const { id } of [original, copy])
      await database().update(reports).set({ validAt: now() }).where(eq(reports.id, id))
    expect(await nearDuplicatesSeenBy(owner, copy.id)).toMatchObject([{ id: original.id }])
    const stranger = await companyOwner('Bank Lain')
    for (const person of [finder, stranger]) expect(await nearDuplicatesSeenBy(person, copy.id)).toEqual([])
  })

  it('offers as original only what closing accepts', async () => {
    const withdrawn = await send(reporter, program)
    await withdrawReport(reporter, withdrawn.id)
    const original = await send(reporter, program)
    const copy = await send(finder, program)
    const offered = (await nearDuplicatesSeenBy(team, copy.id)).filter(({ mayBeOriginal }) => mayBeOriginal)
    expect(offered.map(({ id }) => id)).toEqual([original.id])
    await takeReport(team, copy.id)
    await closeAsDuplicate(team, copy.id, { original: offered[0]!.code! })
    const again = await send(finder, program)
    const near = await nearDuplicatesSeenBy(team, again.id)
    expect(near.find(({ id }) => id === copy.id)).toMatchObject({
      closeReason: 'duplicate',
      mayBeOriginal: false,
    })
  })

  it('follows a correction, and is computed for reports from before', async () => {
    const first = await send(reporter, program)
    const second = await send(finder, program, { ...otherTexts, ...otherClass, target: elsewhere })
    expect(await nearDuplicatesSeenBy(team, second.id)).toEqual([])
    const { target: _, ...texts } = reportTexts()
    const [sent] = await database().select().from(reports).where(eq(reports.id, second.id))
    await editReport(finder, second.id, { ...texts, target: elsewhere, revision: sent!.revision })
    expect(await nearDuplicatesSeenBy(team, second.id)).toMatchObject([
      { id: first.id, sameAsset: false, sameClass: true },
    ])
    await database().execute(sql`DELETE FROM report_features`)
    expect(await nearDuplicatesSeenBy(team, second.id)).toEqual([])
    expect(await storeMissingFeatures()).toBeGreaterThan(1)
    expect(await nearDuplicatesSeenBy(team, second.id)).toHaveLength(1)
    expect(await storeMissingFeatures()).toBe(0)
  })

  it('shows five at most, of equals the older ones first', async () => {
    const sent: string[] = []
    for (const person of [reporter, finder, reporter, finder, reporter, finder, reporter, finder])
      sent.push((await send(person, program)).id)
    const near = await nearDuplicatesSeenBy(team, sent[2]!)
    expect(near.map(({ id }) => id)).toEqual([sent[0], sent[1], sent[3], sent[4], sent[5]])
  })
})
