import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { locales } from '#kernel/locale.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { join, liveProgram } from '../../../../test/support/program-scenario.ts'
import { vrtClasses } from '../classification/vrt.ts'
import { draftSeenBy, saveDraft } from '../draft/save-draft.server.ts'
import { ownWords, promptsIn, templateFaults } from '../families/prompts.ts'
import { familyFor, familyOf, templateFamilies } from '../families/template-families.ts'
import { saveDraftInput } from '../report-input.ts'
import { beginInput, beginWithTemplate } from './begin-with-template.server.ts'
import { ownTemplate, templatesSeenBy } from './template-queries.server.ts'
import { deleteTemplate, renameTemplate, saveTemplate } from './write-template.server.ts'

useDatabase()

let reporter: Person
let other: Person
let programId: string

beforeAll(async () => {
  const owner = await companyOwner('Nusa Bank')
  programId = await liveProgram(owner, await operator(), { managedBy: 'company' })
  reporter = await hunter()
  other = await hunter()
  await join(reporter, programId)
})

const draftOf = async (texts: Record<string, string> = {}) => {
  const key = newId()
  const { id } = await saveDraft(reporter, programId, saveDraftInput.parse({ key, ...texts }))
  return { key, id }
}
const begun = async (more: Record<string, string>) => {
  const key = newId()
  const { id } = await beginWithTemplate(reporter, programId, beginInput.parse({ key, ...more }), 'id')
  return (await draftSeenBy(database(), reporter, programId, id))!
}

describe('the templates everybody has', () => {
  it.each(templateFamilies)('has its parts in both languages: $key', (family) => {
    for (const locale of locales) {
      const texts = family[locale]
      expect(texts.title.length).toBeLessThanOrEqual(150)
      for (const text of Object.values(texts)) {
        expect(promptsIn(text).length).toBeGreaterThan(0)
        expect(templateFaults({ pocMd: text })[0]?.[1]).toBe('template_prompt')
      }
    }
  })

  it('name classes there are, and each class the closest family', () => {
    const paths = templateFamilies.flatMap(({ vrt }) => vrt)
    const unknown = paths.filter(
      (path) => !vrtClasses.some(({ id }) => id === path || id.startsWith(`${path}.`)),
    )
    expect(unknown).toEqual([])
    const family = (vrtId: string) => familyFor({ vrtId, cweId: null })
    expect(family('server_side_injection.sql_injection')).toBe('sql_injection')
    expect(family('server_security_misconfiguration.unsafe_file_upload.no_antivirus')).toBe('file_upload')
    expect(family('server_security_misconfiguration.clickjacking')).toBe('misconfiguration')
    expect(familyFor({ vrtId: null, cweId: 79 })).toBe('cross_site_scripting')
    expect(familyFor({ vrtId: null, cweId: null })).toBeNull()
  })
})

describe('prompts', () => {
  it('are words in double brackets outside of code', () => {
    expect(promptsIn('[[tulis di sini]] dan `[[ini kode]]` dan [[ -f x ]] dan [[#{7*7}]]')).toEqual([
      'tulis di sini',
    ])
  })

  it('and headings of templates are no words of one’s own', () => {
    expect(ownWords('## Langkah\n\n1. [[tulis]]\n\nHalo')).toBe('1. \n\nHalo')
    expect(templateFaults({ impactMd: '## Dampak' })).toEqual([['impactMd', 'template_only']])
    expect(templateFaults({ impactMd: '## Dampak\n\nSemua akun' })).toEqual([])
  })
})

describe('a draft begun with a template', () => {
  it('has its empty fields filled, and the others only if asked', async () => {
    const xss = familyOf('cross_site_scripting')!.id
    const filled = await begun({ template: 'cross_site_scripting', impactMd: 'Sudah kutulis.' })
    expect(filled).toMatchObject({ title: xss.title, pocMd: xss.pocMd, impactMd: 'Sudah kutulis.' })
    const replaced = await begun({ template: 'cross_site_scripting', impactMd: 'Lama', replace: 'true' })
    expect(replaced.impactMd).toBe(xss.impactMd)
  })

  it('is refused one there is not', async () => {
    await expect(begun({ template: 'nothing' })).rejects.toMatchObject({
      fields: { template: [{ key: 'choose' }] },
    })
    await expect(begun({ template: newId() })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a template of one’s own', () => {
  it('is saved once, used, renamed and deleted by its owner alone', async () => {
    const { id: reportId } = await draftOf({ title: 'XSS di pencarian', pocMd: 'Langkahku' })
    const { id } = await saveTemplate(reporter, { reportId, templateName: 'XSS-ku' })
    expect(await saveTemplate(reporter, { reportId, templateName: 'XSS-ku' })).toEqual({ id })
    expect(await begun({ template: id })).toMatchObject({
      title: 'XSS di pencarian',
      pocMd: 'Langkahku',
      impactMd: '',
    })
    await expect(saveTemplate(other, { reportId, templateName: 'Curian' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(ownTemplate(other, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(renameTemplate(other, id, { name: 'Punyaku' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteTemplate(other, id)).rejects.toMatchObject({ code: 'not_found' })
    await renameTemplate(reporter, id, { name: 'Nama baru' })
    expect((await templatesSeenBy(reporter)).map(({ name }) => name)).toEqual(['Nama baru'])
    await deleteTemplate(reporter, id)
    await expect(deleteTemplate(reporter, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('needs a text, and there are at most 30, also when two come at once', async () => {
    const { id: nothing } = await draftOf()
    await expect(saveTemplate(reporter, { reportId: nothing, templateName: 'Kosong' })).rejects.toMatchObject(
      {
        fields: { templateName: [{ key: 'template_empty' }] },
      },
    )
    const { id: reportId } = await draftOf({ pocMd: 'Langkah' })
    for (let at = 1; at < 30; at++) await saveTemplate(reporter, { reportId, templateName: `Templat ${at}` })
    const two = await Promise.allSettled(
      ['Satu', 'Dua'].map((templateName) => saveTemplate(reporter, { reportId, templateName })),
    )
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await templatesSeenBy(reporter)).toHaveLength(30)
  })
})
