import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { describe, expect, it } from 'vitest'
import { entryInput } from '#domain/account/curriculum-vitae/curriculum-vitae-input.ts'
import { addEntry } from '#domain/account/curriculum-vitae/edit-entries.server.ts'
import { writeAnnouncement } from '#domain/announcement/write-announcement.server.ts'
import { announceInProgram } from '#domain/program/announcement/announce-in-program.server.ts'
import { createOwnArticle, createPlatformArticle } from '#domain/publication/write-article.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { seenVersionWords } from '#i18n/error-pages.ts'
import { aText } from '../support/articles.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { formsOf } from '../support/forms.ts'
import { proof, withPassword } from '../support/members.ts'
import { draftProgram, join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { daysAhead } from '../support/settings.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

type Fields = Record<string, string>
/** A form that holds a text, who writes in it, and one of its fields with two texts for it. */
type Story = {
  as: string
  page: string
  intent: string
  number: 'version' | 'revision' | 'seen'
  field: string
  words: readonly [first: string, second: string]
  /** What a browser types beside it. */
  more?: Fields
}

const words = ['Judul dari tab pertama', 'Judul dari tab kedua'] as const
const titled = { field: 'title', words } as const

const stories: Record<string, () => Promise<Story>> = {
  'a program of a company': async () => {
    const owner = await companyOwner()
    const page = `/company/programs/edit/${await draftProgram(owner)}`
    return { as: await sessionOf(owner), page, intent: 'save', number: 'version', ...titled }
  },
  'a program for the team': async () => {
    const page = `/hello/programs/edit/${await liveProgram(await companyOwner(), await operator())}`
    return { as: await sessionOf(await operator()), page, intent: 'save', number: 'version', ...titled }
  },
  'an article of a bughunter': async () => {
    const author = await hunter()
    const { slug } = await createOwnArticle(author, aText({ title: 'Naskah dengan dua tab' }))
    const page = `/bughunter/articles/edit/${slug}`
    const field = { field: 'summary', words } as const
    return { as: await sessionOf(author), page, intent: 'save', number: 'revision', ...field }
  },
  'an article of a bughunter that got another title': async () => {
    const author = await hunter()
    const { id, slug } = await createOwnArticle(author, aText({ title: 'Naskah yang berganti nama' }))
    const as = await sessionOf(author)
    const edit = '/bughunter/articles/edit'
    const html = await (await site.ask(`${edit}/${slug}`, { as })).text()
    // Its address follows the title: a form must not be sent to the one it was opened at.
    const page = /<form[^>]*action="([^"]*)"[^>]*multipart/.exec(html)![1]!
    expect(page).toBe(`${edit}/${id}`)
    return { as, page, intent: 'save', number: 'revision', ...titled }
  },
  'an article of the team': async () => {
    const team = await operator()
    const { id } = await createPlatformArticle(team, { ...aText(), kind: 'activity' })
    const page = `/hello/publications/${id}`
    return { as: await sessionOf(team), page, intent: 'save', number: 'revision', ...titled }
  },
  'an announcement of the team': async () => {
    const team = await operator()
    const text = 'Rapat tim dipindahkan ke hari Kamis pekan depan.'
    const { id } = await writeAnnouncement(team, {
      ...{ key: newId(), audience: 'team', level: 'notice', from: now(), until: after(now(), day) },
      ...{ title: 'Rapat tim', text, titleEn: 'Team meeting', textEn: text },
    })
    const page = `/hello/announcements/${id}`
    return { as: await sessionOf(team), page, intent: 'save', number: 'version', ...titled }
  },
  'an announcement of a program': async () => {
    const owner = await companyOwner()
    const program = await liveProgram(owner, await operator())
    const text = 'Ruang lingkup program ini bertambah mulai hari ini.'
    const { id } = await announceInProgram(owner, program, { key: newId(), title: 'Lingkup melebar', text })
    const page = `/company/programs/detail/${program}`
    const intent = `edit_announcement:${id}`
    return { as: await sessionOf(owner), page, intent, number: 'version', ...titled }
  },
  'a line of a curriculum vitae': async () => {
    const person = await hunter()
    const line = { id: newId(), kind: 'work', title: 'Penguji', organisation: 'Benteng Siber' }
    await addEntry(person, entryInput.parse({ ...line, startedOn: '2023-01', endedOn: '2024-01' }))
    const page = `/bughunter/profile/curriculum-vitae?edit=${line.id}`
    return { as: await sessionOf(person), page, intent: 'edit', number: 'revision', ...titled }
  },
  'a report before triage': async () => {
    const [owner, reporter] = [await companyOwner(), await hunter()]
    const program = await liveProgram(owner, await operator())
    await join(reporter, program)
    const { hash, id } = await send(reporter, program)
    const page = `/bughunter/hacktivity/${hash}/${id}?edit`
    return { as: await sessionOf(reporter), page, intent: 'edit', number: 'revision', ...titled }
  },
  'a setting': async () => {
    const team = await withPassword(await operator())
    const more = { validFrom: daysAhead(3), ...proof }
    const field = { field: 'reason', words } as const
    const page = '/hello/settings/fees'
    return { as: await sessionOf(team), page, intent: 'change', number: 'seen', more, ...field }
  },
}

async function formAt({ as, page, intent }: Story): Promise<Fields> {
  const html = await (await site.ask(page, { as })).text()
  return formsOf(html, page).find((form) => form.intent === intent)!.fields
}

describe.each(Object.keys(stories))('%s in two tabs', (name) => {
  it('asks which one stays, preserves both texts, and overwrites nothing that was not shown', async () => {
    const story = await stories[name]!()
    const { as, page, intent, number, field, more = {} } = story
    const [first, second] = story.words
    const opened = await formAt(story)
    const save = async (fields: Fields) => {
      const answer = await site.ask(page, { as, form: { ...opened, ...more, ...fields } })
      const html = await answer.text()
      const form = formsOf(html, page).find((form) => form.intent === intent)
      return { status: answer.status, html, fields: form?.fields ?? {}, names: form?.names ?? [] }
    }
    const shows = async (text: string) => (await (await site.ask(page, { as })).text()).includes(text)
    expect(await save({ [field]: first })).toMatchObject({ status: 302 })
    const late = await save({ [field]: second })
    expect(late.status).toBe(409)
    expect(late.html.includes(seenVersionWords.id.title)).toBe(true)
    expect(late.fields).toMatchObject({ [field]: second, [number]: opened[number] })
    expect(late.names).toContain('overwrite')
    // Pressed once more without looking, it is asked again.
    expect(await save({ ...late.fields, ...more })).toMatchObject({ status: 409 })
    expect(await shows(first)).toBe(true)
    const overwrite = /value="(\d+)"/.exec(/<button[^>]*name="overwrite"[^>]*>/.exec(late.html)![0])![1]!
    expect(Number(overwrite)).toBeGreaterThan(Number(opened[number]))
    expect(await save({ ...late.fields, ...more, overwrite })).toMatchObject({ status: 302 })
    expect(await shows(second)).toBe(true)
    // The word is for the version that was shown, and for no later one.
    expect(await save({ [field]: `${second} lagi`, overwrite })).toMatchObject({ status: 409 })
  })
})

describe('a button of the program form that saves nothing', () => {
  it('leaves the typed fields on the version they were filled from', async () => {
    const story = await stories['a program of a company']!()
    const { as, page } = story
    const opened = await formAt(story)
    await site.ask(page, { as, form: { ...opened, title: words[0] } })
    const form = { ...opened, title: words[1], step: 'row' }
    const grown = await (await site.ask(page, { as, form })).text()
    const fields = formsOf(grown, page).find(({ intent }) => intent === 'save')!.fields
    expect(fields).toMatchObject({ title: words[1], version: opened.version })
    expect((await site.ask(page, { as, form: fields })).status).toBe(409)
  })
})

describe('overwrite', () => {
  it('skips no closed move', async () => {
    const [owner, reporter, team] = [await companyOwner(), await hunter(), await operator()]
    const program = await liveProgram(owner, team)
    await join(reporter, program)
    const { hash, id } = await send(reporter, program)
    const as = await sessionOf(reporter)
    const page = `/bughunter/hacktivity/${hash}/${id}`
    const opened = await formAt({ as, page: `${page}?edit`, intent: 'edit', number: 'revision', ...titled })
    await takeReport(team, id)
    const answer = await site.ask(page, { as, form: { ...opened, title: words[1], overwrite: '3' } })
    expect([403, 409]).toContain(answer.status)
    expect(await answer.text()).not.toContain('name="overwrite"')
  })
})
