import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { momentText } from '#i18n/moment.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { join, liveProgram } from '../../../../test/support/program-scenario.ts'
import { send } from '../../../../test/support/report-scenario.ts'
import { commentOnReport } from '../comment-on-report.server.ts'
import { fillPlaceholders, placeholdersIn } from '../placeholder/placeholders.ts'
import { reportClocks, reports } from '../report-tables.server.ts'
import { cannedForReport } from './canned-for-report.server.ts'
import { createCannedInput, editCannedInput } from './canned-input.ts'
import { cannedAnswer, cannedSeenBy } from './canned-queries.server.ts'
import { cannedAnswers } from './canned-tables.server.ts'
import { createCanned, deleteCanned, editCanned } from './write-canned.server.ts'

useDatabase()

let owner: Person & { companyId: string }
let team: Person
let reporter: Person
let programId: string
let reportId: string

beforeAll(async () => {
  owner = await companyOwner('Nusa Bank')
  team = await operator()
  programId = await liveProgram(owner, team, { managedBy: 'company' })
  reporter = await hunter()
  await join(reporter, programId)
  reportId = (await send(reporter, programId)).id
})

const typed = (more: Record<string, string> = {}) =>
  createCannedInput.parse({
    name: 'Sapaan',
    textId: 'Halo {{hunter}}, soal {{kode}}.',
    scope: 'own',
    ...more,
  })
const codeOf = async () => {
  const [row] = await database().select().from(reports).where(eq(reports.id, reportId))
  return row!.code
}

describe('placeholders', () => {
  const values = {
    hunter: 'elang',
    code: 'CA-1',
    program: 'P',
    title: '[x](y) {{due}}',
    due: null,
    company: 'N',
  }

  it('are filled once, as text, in both spellings; what is empty is named and remains', () => {
    expect(fillPlaceholders('{{hunter}} {{Kode}} {{ code }} {{unknown}}', values)).toEqual({
      ...{ text: 'elang CA-1 CA-1 {{unknown}}', missing: [] },
    })
    expect(fillPlaceholders('{{title}} sebelum {{tenggat}}', values)).toEqual({
      ...{ text: '\\[x\\](y) \\{\\{due\\}\\} sebelum {{tenggat}}', missing: ['{{tenggat}}'] },
    })
    expect(placeholdersIn(fillPlaceholders('{{title}}', values).text)).toEqual([])
  })

  it('are found outside of code alone', () => {
    expect(placeholdersIn('{{due}} `{{kode}}` {{nothing}} {{due}}\n```\n{{title}}\n```')).toEqual(['{{due}}'])
  })
})

describe('canned answers', () => {
  it('begin with those of the platform team, which companies never read', async () => {
    const ours = await cannedSeenBy(team, '')
    expect(ours.length).toBeGreaterThanOrEqual(8)
    expect(ours.every(({ scope, languages }) => scope === 'shared' && languages.length === 2)).toBe(true)
    expect(await cannedSeenBy(owner, '')).toEqual([])
    await expect(cannedAnswer(owner, ours[0]!.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteCanned(owner, ours[0]!.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(cannedSeenBy(reporter, '')).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('are own or shared: another person never has one’s own, another company none', async () => {
    const admin = await member(owner.companyId, 1)
    const rival = await companyOwner('Warung Pay')
    const { id: own } = await createCanned(owner, typed())
    const { id: shared } = await createCanned(owner, typed({ scope: 'shared', name: 'Bersama' }))
    expect((await cannedSeenBy(admin, '')).map(({ id }) => id)).toEqual([shared])
    expect((await cannedSeenBy(owner, 'SAPAAN')).map(({ id }) => id)).toEqual([own])
    for (const stranger of [admin, rival, team])
      await expect(cannedAnswer(stranger, own)).rejects.toMatchObject({ code: 'not_found' })
    for (const stranger of [rival, team])
      await expect(editCanned(stranger, shared, editCannedInput.parse(typedAgain))).rejects.toMatchObject({
        code: 'not_found',
      })
    await editCanned(admin, shared, editCannedInput.parse({ ...typedAgain, revision: 1 }))
    const stale = editCannedInput.parse({ ...typedAgain, name: 'Lain', revision: 1 })
    await expect(editCanned(owner, shared, stale)).rejects.toMatchObject({ detail: 'page_older' })
    await deleteCanned(admin, shared)
    await expect(deleteCanned(owner, shared)).rejects.toMatchObject({ code: 'not_found' })
    const told = await database().select().from(events).where(eq(events.type, 'company.canned_changed'))
    expect(told.map(({ facts }) => (facts as { change: string }).change)).toEqual([
      ...['written', 'edited', 'deleted'],
    ])
  })

  it('are shared in a company only by who may comment in all its programs', async () => {
    const plain = await member(owner.companyId, 2, [], [])
    await expect(createCanned(plain, typed({ scope: 'shared' }))).rejects.toMatchObject({ code: 'forbidden' })
    const { id } = await createCanned(plain, typed({ name: 'Punya sendiri' }))
    await deleteCanned(plain, id)
    const auditor = await operator(['auditor'])
    await expect(createCanned(auditor, typed())).rejects.toMatchObject({ code: 'forbidden' })
    await expect(createCanned({ ...plain, suspended: true }, typed())).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('are at most 200 of one owner, also when two are written at once', async () => {
    const busy = await member(owner.companyId, 1)
    const [row] = await database().select().from(cannedAnswers).limit(1)
    const { id: _, ...rest } = row!
    const { newId } = await import('@cakrawala/ids/ids')
    const many = Array.from({ length: 199 }, () => ({
      ...rest,
      ...{ id: newId(), companyId: busy.companyId, ownerId: busy.accountId },
    }))
    await database().insert(cannedAnswers).values(many)
    const two = await Promise.allSettled([createCanned(busy, typed()), createCanned(busy, typed())])
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(createCanned(busy, typed())).rejects.toMatchObject({ detail: 'canned_full' })
  })

  it('need a text in one language', () => {
    expect(() => typed({ textId: '  ' })).toThrow(/canned_empty/)
  })
})

const typedAgain = { name: 'Bersama', textId: 'Terima kasih, {{hunter}}.' }

describe('an answer for a report', () => {
  it('is filled in the language of its bughunter, else in the other, and names what is missing', async () => {
    await createCanned(owner, typed({ name: 'Dua', textId: 'Halo {{hunter}}', textEn: 'Hello {{hunter}}' }))
    await createCanned(
      owner,
      typed({ name: 'Inggris', textId: '', textEn: '{{code}} by {{due}}, {{company}}' }),
    )
    await database()
      .update(reportClocks)
      .set({ stoppedAt: new Date() })
      .where(eq(reportClocks.reportId, reportId))
    const { language, answers } = await cannedForReport(owner, reportId, momentText)
    const named = (name: string) => answers.find((one) => one.name === name)
    expect(language).toBe('id')
    expect(named('Dua')).toMatchObject({ language: 'id', text: `Halo ${reporter.username}`, missing: [] })
    expect(named('Inggris')).toMatchObject({
      ...{ language: 'en', text: `${await codeOf()} by {{due}}, Nusa Bank`, missing: ['{{due}}'] },
    })
  })

  it('is for those who may write on it', async () => {
    const rival = await companyOwner('Toko Lain')
    await expect(cannedForReport(rival, reportId, momentText)).rejects.toMatchObject({ code: 'not_found' })
    await expect(cannedForReport(reporter, reportId, momentText)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(cannedForReport(await operator(['auditor']), reportId, momentText)).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect((await cannedForReport(team, reportId, momentText)).answers.length).toBeGreaterThanOrEqual(8)
  })

  it('is not sent with a placeholder left, but a bughunter may write such signs', async () => {
    const said = (body: string) => ({ body, audience: 'all' as const })
    await expect(commentOnReport(owner, reportId, said('Sampai {{tenggat}} ya'))).rejects.toMatchObject({
      fields: { body: [{ key: 'placeholder_left', params: { placeholder: '{{tenggat}}' } }] },
    })
    await commentOnReport(owner, reportId, said('Muatannya `{{title}}`, bukan {{7*7}}'))
    await commentOnReport(reporter, reportId, said('Templat memakai {{title}}'))
  })
})
