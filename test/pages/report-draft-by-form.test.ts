import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportTexts } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

let reporter: Person
let token: string
let page: string
beforeAll(async () => {
  const programId = await liveProgram(await companyOwner(), await operator(), { title: 'Program Nusa' })
  reporter = await hunter()
  await join(reporter, programId)
  token = await sessionOf(reporter)
  page = `/bughunter/programs/submit-report/${programId}`
})

type Form = Record<string, string | Blob>

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name = 'bukti.png') => new File([png], name, { type: 'image/png' })

/** A whole report as its form sends it, without scripts. */
function typed(more: Form = {}): Form {
  const { title, target, cweId, pocMd, impactMd, recommendationMd } = reportTexts()
  const metrics = Object.fromEntries(
    'AV:N AC:L PR:L UI:N S:U C:H I:N A:N'.split(' ').map((m) => [`m31_${m.split(':')[0]}`, m.split(':')[1]!]),
  )
  return {
    ...{ intent: 'report', step: 'submit', title, target, cweId: String(cweId) },
    vrtId: 'broken_access_control.idor',
    ...{ pocMd, impactMd, recommendationMd, foundAt: '2026-01-02T10:04', cvssVersion: '3.1', ...metrics },
    ...more,
  }
}

async function open(address: string): Promise<string> {
  const answer = await site.ask(address, { as: token })
  expect(answer.status).toBe(200)
  return answer.text()
}

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
const bookkeeping = (html: string) => ({ key: hidden(html, 'key'), revision: hidden(html, 'revision') })
const post = (address: string, form: Form) => site.ask(address, { as: token, form })
const place = (answer: Response) => answer.headers.get('location')?.replace(/[?#].*/, '')

/** A draft with this proof, and its address. */
async function draftOf(more: Form = {}): Promise<string> {
  const answer = await post(page, { ...bookkeeping(await open(page)), ...typed({ step: 'save', ...more }) })
  expect(answer.status).toBe(302)
  return answer.headers.get('location')!.replace('&done=draft_saved', '')
}

describe('two tabs on one draft', () => {
  it('ask before one replaces the other, also when sending, and then follow the choice', async () => {
    const draft = await draftOf()
    const [one, two] = [bookkeeping(await open(draft)), bookkeeping(await open(draft))]
    const pocMd = `${typed().pocMd}\nTambahan dari tab pertama.`
    expect((await post(draft, { ...one, ...typed({ step: 'save', pocMd }) })).status).toBe(302)
    for (const step of ['save', 'submit', 'preview']) {
      const asked = await post(draft, { ...two, ...typed({ step, title: 'Judul dari tab kedua' }) })
      expect(asked.status).toBe(409)
      const html = await asked.text()
      for (const words of ['Draf ini diubah di tab lain', 'Judul dari tab kedua', 'Buka versi tersimpan'])
        expect(html).toContain(words)
      expect(hidden(html, 'revision')).toBe(two.revision)
    }
    expect(await open(draft)).toContain('Tambahan dari tab pertama.')
    const overwrite = String(Number(one.revision) + 1)
    const kept = await post(draft, {
      ...two,
      ...typed({ step: '', title: 'Judul dari tab kedua', overwrite }),
    })
    expect(kept.status).toBe(302)
    expect(await open(draft)).toContain('Judul dari tab kedua')
  })

  it('do not treat a form sent twice at once as two, with or without files, and send one report', async () => {
    for (const files of [undefined, picture()]) {
      const draft = await draftOf()
      const form = { ...bookkeeping(await open(draft)), ...typed(files ? { files } : {}) }
      const answers = await Promise.all(Array.from({ length: 4 }, () => post(draft, form)))
      expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302])
      expect(new Set(answers.map(place)).size).toBe(1)
      const report = await open(place(answers[0]!)!)
      expect(report.split('/bughunter/files/').length - 1).toBe(files ? 1 : 0)
      // Back to the form of a sent draft.
      expect(place(await site.ask(draft, { as: token }))).toBe(place(answers[0]!))
    }
  })

  it('show that when the report was sent with another text meanwhile', async () => {
    const draft = await draftOf()
    const form = { ...bookkeeping(await open(draft)), ...typed() }
    const sent = await post(draft, form)
    for (const files of [undefined, picture()]) {
      const late = await post(page, { ...form, title: 'Judul yang terlambat', ...(files ? { files } : {}) })
      expect(late.status).toBe(409)
      const html = await late.text()
      for (const words of ['Laporan ini sudah dikirim', 'Judul yang terlambat', place(sent)!])
        expect(html).toContain(words)
    }
  })
})

describe('the files of a report being written', () => {
  it('remain on the draft and are listed when the report is refused', async () => {
    const start = bookkeeping(await open(page))
    const refused = await post(page, { ...start, ...typed({ impactMd: 'pendek', files: picture() }) })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    for (const words of ['bukti.png', 'Perbaiki isian berikut', 'href="#field-impactMd"'])
      expect(html).toContain(words)
    const sent = await post(page, { ...bookkeeping(html), ...typed() })
    expect(sent.status).toBe(302)
    expect(await open(place(sent)!)).toContain('bukti.png')
  })

  it('of 5,000,000 bytes and more are refused with 413, and the draft and what was typed remain', async () => {
    const start = bookkeeping(await open(page))
    const large = new File([Buffer.alloc(5_000_000)], 'besar.png', { type: 'image/png' })
    const refused = await post(page, {
      ...start,
      ...typed({ files: large, title: 'Judul KANARI tersimpan' }),
    })
    expect(refused.status).toBe(413)
    const html = await refused.text()
    for (const words of ['besar.png: Berkas lampiran maksimal berukuran 5MB.', 'Judul KANARI tersimpan'])
      expect(html).toContain(words)
    expect(await open('/bughunter/hacktivity?search=KANARI')).toContain('Judul KANARI tersimpan')
  })

  it('are removed inside the form, which preserves what was typed', async () => {
    const draft = await draftOf({ files: picture() })
    const form = await open(draft)
    const detach = /value="([^"]+)"[^>]*name="detach"/.exec(form)![1]!
    const title = 'Judul sebelum lampiran dilepas'
    const gone = await post(draft, { ...bookkeeping(form), ...typed({ step: '', detach, title }) })
    expect(gone.status).toBe(302)
    const after = await open(draft)
    expect(after).toContain(title)
    expect(after).not.toContain('bukti.png')
    const foreign = { ...bookkeeping(after), ...typed({ step: '', detach, title }) }
    expect((await post(draft, foreign)).status).toBe(404)
    expect((await post(draft, { ...foreign, detach: 'null' })).status).toBe(422)
  })
})

describe('a draft that saves itself', () => {
  const autosaved = async (draft: string, form: Form) => {
    const answer = await post(draft, {
      ...typed(),
      ...bookkeeping(await open(draft)),
      ...form,
      intent: 'autosave',
    })
    return answer.status
  }

  it('takes pictures along once, and keeps the text beside one that is refused', async () => {
    const draft = await draftOf()
    const pocMd = `${typed().pocMd}\n\n![x](gambar-1.png)`
    for (const _ of [1, 2])
      expect(await autosaved(draft, { pocMd, files: picture('gambar-1.png') })).toBe(200)
    const broken = new File(['no picture'], 'gambar-2.png', { type: 'image/png' })
    expect(await autosaved(draft, { pocMd: `${pocMd}\nLagi.`, files: broken })).toBe(200)
    const html = await open(draft)
    expect(html).toContain('Lagi.')
    expect(html.match(/>gambar-\d\.png<\/a>/g)).toEqual(['>gambar-1.png</a>'])
    const preview = await open(`${draft}&show=preview`)
    expect(preview).toMatch(/<img src="\/bughunter\/files\/[\w-]+\?inline" alt="x"/)
    const [address] = /\/bughunter\/files\/[\w-]+\?inline/.exec(preview)!
    const own = await site.ask(address, { as: token })
    expect([own.status, own.headers.get('location')]).toEqual([303, expect.stringContaining('/')])
    expect((await site.ask(address, { as: await sessionOf(await hunter()) })).status).toBe(404)
  })
  it('shows its pictures in the text of the report to those who may read it', async () => {
    const pocMd = `${typed().pocMd}\n\n![layar](gambar-3.png)`
    const draft = await draftOf({ pocMd, files: picture('gambar-3.png') })
    const sent = await post(draft, { ...bookkeeping(await open(draft)), ...typed({ pocMd }) })
    expect(sent.status).toBe(302)
    const own = place(sent)!
    expect(await open(own)).toMatch(/<img src="\/bughunter\/files\/[\w-]+\?inline" alt="layar"/)
    const desk = own.replace('/bughunter/hacktivity', '/hello/reports/detail')
    const read = await site.ask(desk, { as: await sessionOf(await operator()) })
    expect(await read.text()).toMatch(/<img src="\/hello\/files\/[\w-]+\?inline" alt="layar"/)
  })
})
