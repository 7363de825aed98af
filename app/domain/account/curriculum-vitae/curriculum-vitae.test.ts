import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { hunterProfile } from '#domain/publication/hunter-profile.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { mostEntries, parseMonth } from './curriculum-vitae.ts'
import { entryInput, selfDescriptionInput } from './curriculum-vitae-input.ts'
import { ownCurriculumVitae } from './curriculum-vitae-queries.server.ts'
import { describeOneself } from './describe-oneself.server.ts'
import { addEntry, deleteEntry, editEntry } from './edit-entries.server.ts'

const work = {
  kind: 'work',
  title: 'Penguji penetrasi',
  organisation: 'Benteng Merapi',
  startedOn: '2023-02',
  endedOn: '2024-01',
}
const line = (more: object = {}) => entryInput.parse({ id: newId(), ...work, ...more })
const problems = (more: object) => {
  const answer = entryInput.safeParse({ id: newId(), ...work, ...more })
  return answer.success ? [] : answer.error.issues.map(({ path, message }) => `${path.join('.')}:${message}`)
}

describe('months', () => {
  it.each([
    ['2024-05', '2024-05'],
    ['2024/5', '2024-05'],
    ['05/2024', '2024-05'],
    ['5-2024', '2024-05'],
  ])('%s is read as %s', (typed, month) => expect(parseMonth(typed)).toBe(month))

  it.each([
    '',
    '2024',
    '2024-13',
    '2024-00',
    '24-05',
    '0000-05',
    '2024-05-01',
    'Mei 2024',
    '2024-5a',
    '99999-01',
  ])('%j is no month', (typed) => expect(parseMonth(typed)).toBeNull())
})

describe('a line', () => {
  it.each([
    [{ startedOn: '2024-02', endedOn: '2024-01' }, 'endedOn:month_order'],
    [{ startedOn: '2129-01', endedOn: '2129-02' }, 'startedOn:in_future'],
    [{ endedOn: '2129-02' }, 'endedOn:in_future'],
    [{ endedOn: '' }, 'endedOn:end_or_current'],
    [{ startedOn: 'dulu' }, 'startedOn:month_invalid'],
    [{ title: 'Satu\nBcc: korban@demo.test' }, 'title:one_line'],
    [{ organisation: 'Nusa\u202eknaB' }, 'organisation:one_line'],
    [{ title: 'x'.repeat(121) }, 'title:too_long'],
    [{ about: 'x'.repeat(2001) }, 'about:too_long'],
    [{ link: 'javascript:alert(1)' }, 'link:valid_url'],
    [{ kind: 'hello' }, 'kind:Invalid option: expected one of "certification"|"work"|"training"|"education"'],
  ])('%j is refused', (more, problem) => expect(problems(more)).toContain(problem))

  it('may be the current position, may run out later when it is a certificate, may end this very month', () => {
    expect(line({ endedOn: '', current: 'on' }).endedOn).toBeNull()
    expect(line({ current: 'on' }).endedOn).toBeNull()
    expect(line({ kind: 'certification', endedOn: '2129-02' }).endedOn).toBe('2129-02')
    expect(line({ kind: 'education', endedOn: '' }).endedOn).toBeNull()
    expect(line({ startedOn: '2024-01', endedOn: '2024-01' }).startedOn).toBe('2024-01')
  })
})

describe('a curriculum vitae', () => {
  useDatabase()

  it('is not overwritten from a page older than the stored text until the writer confirms', async () => {
    const person = await hunter()
    const { revision } = await ownCurriculumVitae(person)
    await describeOneself(person, { about: 'Satu.', skills: [], revision })
    // A line is no new description.
    await addEntry(person, line())
    const late = { about: 'Dua.', skills: [], revision }
    const conflict = { code: 'conflict', detail: 'saved_meanwhile' }
    await expect(describeOneself(person, late)).rejects.toMatchObject(conflict)
    expect(await ownCurriculumVitae(person)).toMatchObject({ about: 'Satu.', revision: revision + 1 })
    await describeOneself(person, { ...late, revision: revision + 1 })
    expect(await ownCurriculumVitae(person)).toMatchObject({ about: 'Dua.', revision: revision + 2 })
  })

  it('of a line in twenty tabs stores one and reports that to the others; sent twice, it is stored once', async () => {
    const person = await hunter()
    const entry = line({ title: 'Penguji' })
    await addEntry(person, entry)
    const change = (title: string, revision: number) => editEntry(person, { ...entry, title, revision })
    const tabs = await Promise.allSettled(Array.from({ length: 20 }, (_, tab) => change(`Tab ${tab}`, 0)))
    const late = tabs.flatMap((tab) => (tab.status === 'rejected' ? [tab.reason] : []))
    expect(late).toHaveLength(19)
    for (const refusal of late) expect(refusal).toMatchObject({ code: 'conflict', detail: 'saved_meanwhile' })
    const [kept] = (await ownCurriculumVitae(person)).entries
    expect(kept).toMatchObject({ revision: 1, revisedAt: expect.any(Date) })
    await change(kept!.title, 0)
    await change('Penguji utama', 1)
    expect((await ownCurriculumVitae(person)).entries).toMatchObject([
      { title: 'Penguji utama', revision: 2 },
    ])
    expect(Object.keys((await hunterProfile(person.username))!.entries[0]!)).not.toContain('revision')
  })

  it('grows, changes and shrinks, newest line first, readable by all users', async () => {
    const person = await hunter()
    const old = line({ title: 'Magang', startedOn: '2020-01', endedOn: '2020-06' })
    const present = line({ endedOn: '', current: 'on' })
    await addEntry(person, old)
    await addEntry(person, present)
    await addEntry(person, present)
    await editEntry(person, { ...present, title: 'Penguji utama' })
    await editEntry(person, { ...present, title: 'Penguji utama' })
    const shown = await hunterProfile(person.username)
    expect(shown?.entries.map(({ title, endedOn }) => [title, endedOn])).toEqual([
      ['Penguji utama', null],
      ['Magang', '2020-06'],
    ])
    await deleteEntry(person, old.id)
    await deleteEntry(person, old.id)
    await expect(editEntry(person, old)).rejects.toMatchObject({ code: 'not_found', detail: 'entry_gone' })
    expect((await ownCurriculumVitae(person)).entries.map(({ id }) => id)).toEqual([present.id])
    const traces = await database().select().from(events).where(eq(events.subjectId, person.accountId))
    expect(traces.map(({ facts }) => (facts as { change: string }).change)).toEqual([
      ...['added', 'added', 'edited', 'deleted'],
    ])
    expect(JSON.stringify(traces)).not.toContain('Penguji')
  })

  it('belongs to its writer: others neither edit nor delete a line, nor take its id', async () => {
    const [mine, theirs] = [await hunter(), await hunter()]
    const entry = line()
    await addEntry(mine, entry)
    await expect(editEntry(theirs, { ...entry, title: 'Diganti' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(addEntry(theirs, entry)).rejects.toMatchObject({ code: 'conflict' })
    await deleteEntry(theirs, entry.id)
    await expect(deleteEntry(theirs, 'bukan-id')).rejects.toMatchObject({ code: 'not_found' })
    expect((await ownCurriculumVitae(mine)).entries).toHaveLength(1)
    for (const actor of [await companyOwner(), await operator(), visitor]) {
      await expect(ownCurriculumVitae(actor)).rejects.toMatchObject({ code: 'not_found' })
      await expect(addEntry(actor, line())).rejects.toMatchObject({ code: 'not_found' })
      await expect(describeOneself(actor, { about: '', skills: [] })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
  })

  it('takes thirty lines a kind and not one more, also when they come at once', async () => {
    const person = await hunter()
    const answers = await Promise.allSettled(Array.from({ length: 34 }, () => addEntry(person, line())))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostEntries)
    await expect(addEntry(person, line())).rejects.toMatchObject({ code: 'conflict', detail: 'entries_full' })
    await addEntry(person, line({ kind: 'training' }))
  })

  it("returns its writer's text as safe Markdown, and counts what is missing", async () => {
    const person = await hunter()
    expect((await ownCurriculumVitae(person)).complete).toMatchObject({ about: false, skills: false })
    const input = selfDescriptionInput.parse({
      about: '**Suka API** <img src=x onerror=alert(1)> [sini](javascript:alert(1))',
      skills: 'API, Otorisasi\n\nKriptografi, api',
    })
    await describeOneself(person, input)
    await describeOneself(person, input)
    const shown = await hunterProfile(person.username)
    expect(shown?.skills).toEqual(['API', 'Otorisasi', 'Kriptografi'])
    expect(shown?.aboutHtml).toContain('<strong>Suka API</strong>')
    expect(shown?.aboutHtml).not.toMatch(/<img|javascript:/)
    expect((await ownCurriculumVitae(person)).complete).toMatchObject({ about: true, skills: true })
  })
})
