import { beforeAll, describe, expect, it } from 'vitest'
import { takeReport } from '#domain/report/take-report.server.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportTexts } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

let reporter: Person
let team: Person
let token: string
let page: string
beforeAll(async () => {
  const owner = await companyOwner()
  team = await operator()
  const programId = await liveProgram(owner, team, { title: 'Program Nusa' })
  reporter = await hunter({ name: 'elang-jawa' })
  await join(reporter, programId)
  token = await sessionOf(reporter)
  page = `/bughunter/programs/submit-report/${programId}`
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

/** A report as its form sends it, without scripts. */
function typed(more: Record<string, string | Blob> = {}): Record<string, string | Blob> {
  const { title, target, cweId, pocMd, impactMd, recommendationMd } = reportTexts()
  const metrics = Object.fromEntries(
    'AV:N AC:L PR:L UI:N S:U C:H I:N A:N'.split(' ').map((m) => [`m31_${m.split(':')[0]}`, m.split(':')[1]!]),
  )
  return {
    ...{ intent: 'report', title, target, cweId: String(cweId), pocMd, impactMd, recommendationMd },
    vrtId: 'broken_access_control.idor',
    ...{ foundAt: '2026-01-02T10:04', cvssVersion: '3.1', ...metrics },
    ...more,
  }
}

async function open(address: string, as = token): Promise<string> {
  const answer = await site.ask(address, { as })
  expect(answer.status).toBe(200)
  return answer.text()
}

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
const bookkeeping = (html: string) => ({ key: hidden(html, 'key'), revision: hidden(html, 'revision') })
const post = (address: string, form: Record<string, string | Blob>) => site.ask(address, { as: token, form })

describe('a bughunter without scripts', () => {
  it('stores a draft, returns to it, previews it and gets its score', async () => {
    const start = await open(page)
    for (const word of ['Nama bughunter', 'elang-jawa', 'Bukti (PoC)', 'Kalkulator CVSS', 'Kirim laporan'])
      expect(start).toContain(word)
    const first = await post(page, {
      ...bookkeeping(start),
      intent: 'report',
      step: 'save',
      title: 'Awal',
      m31_AV: 'N',
      cvssVersion: '3.1',
    })
    expect(first.status).toBe(302)
    const draft = first.headers.get('location')!.replace('&done=draft_saved', '')
    const resumed = await open(draft)
    expect(resumed).toMatch(/value="Awal"/)
    expect(resumed).toMatch(/id="field-m31_AV"[^>]*checked/)
    const shown = await post(draft, {
      ...bookkeeping(resumed),
      ...typed({ step: 'preview', pocMd: '**Tebal** <script>alert(1)</script>' }),
    })
    const preview = await open(shown.headers.get('location')!)
    expect(preview).toContain('<strong>Tebal</strong>')
    expect(preview).not.toContain('<script>alert(1)</script>')
    expect(preview).toMatch(/<strong[^>]*>6\.5<\/strong>/)
    const stale = await post(draft, { ...bookkeeping(resumed), ...typed({ step: 'save' }) })
    expect(stale.status).toBe(409)
    expect(await stale.text()).toContain('Riwayat transfer orang lain terbaca')
  })

  it('accepts characters no database stores, and half an address', async () => {
    const start = await open(page)
    const saved = await post(page, {
      ...bookkeeping(start),
      ...typed({ step: 'save', title: 'Nol \0 di tengah', vrtId: 'a\0 b' }),
    })
    expect(saved.status).toBe(422)
    const kept = await post(page, {
      ...bookkeeping(start),
      ...typed({ step: 'save', title: 'Nol \0 di tengah' }),
    })
    expect(kept.status).toBe(302)
    for (const wrong of ['a%00b/01a1fdd1-576f-756b-b08f-30ad690db4fa', 'x/1', "x/1'%20OR%20'1"])
      expect((await site.ask(`/bughunter/hacktivity/${wrong}`, { as: token })).status).toBe(404)
    await open('/bughunter/hacktivity?search=%00&page=x&stage=x')
  })

  it('is shown each error beside its field and loses no text', async () => {
    const start = await open(page)
    const { title: _title, ...rest } = typed({
      step: 'submit',
      impactMd: 'pendek',
      pocMd: `${typed().pocMd} KANARI`,
    })
    const refused = await post(page, { ...bookkeeping(start), ...rest })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain('Nama kerentanan harus diisi')
    expect(html).toContain('Risiko dan dampak minimal 30 karakter')
    expect(html).toContain('KANARI')
    expect(hidden(html, 'key')).toBe(hidden(start, 'key'))
  })

  it('is told all that is wrong in one answer: the file, the class and the texts', async () => {
    const start = await open(page)
    const wrong = { vrtId: 'suntikan', cweId: '', impactMd: 'pendek', cweOther: 'tak' }
    const files = new File(['bukan gambar'], 'bukti.png', { type: 'image/png' })
    const refused = await post(page, { ...bookkeeping(start), ...typed({ step: 'submit', ...wrong, files }) })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    const listed = [...html.matchAll(/href="#field-(\w+)"/g)].map(([, name]) => name)
    expect(listed).toEqual(['vrtId', 'cweOther', 'impactMd', 'files'])
    expect(html).toContain('Server-Side Injection &gt; SQL Injection')
  })

  it('sends the report with a file, reads it, edits it and comments on it until it is taken up', async () => {
    const start = await open(page)
    const files = new File([png], 'bukti.png', { type: 'image/png' })
    const sent = await post(page, { ...bookkeeping(start), ...typed({ step: 'submit', files }) })
    expect(sent.status).toBe(302)
    const address = sent.headers.get('location')!.replace('?done=report_submitted', '')
    const again = await post(page, { ...bookkeeping(start), ...typed({ step: 'submit' }) })
    expect(again.headers.get('location')).toContain(address)
    const report = await open(address)
    for (const word of [
      'Riwayat transfer orang lain terbaca',
      'Menunggu Tim Cakrawala',
      'bukti.png',
      'CA-20',
      'Verifikasi',
      '6.5',
    ])
      expect(report).toContain(word)
    const file = /\/bughunter\/files\/[0-9a-f-]{36}/.exec(report)![0]
    const download = await site.read(file, { as: token })
    expect(download.headers.get('content-disposition')).toContain('attachment')
    expect(download.headers.get('content-security-policy')).toContain('sandbox')
    expect((await site.ask(file, { as: await sessionOf(await hunter()) })).status).toBe(404)
    const edit = await open(`${address}?edit=1`)
    const edited = await post(address, {
      ...typed({ intent: 'edit', title: 'Judul yang lebih jelas' }),
      revision: hidden(edit, 'revision'),
    })
    expect(edited.headers.get('location')).toContain('done=report_edited')
    expect(
      (await post(address, { intent: 'comment', audience: 'all', body: 'Tambahan keterangan' })).status,
    ).toBe(302)
    expect((await post(address, { intent: 'comment', audience: 'hello', body: 'Menyelinap' })).status).toBe(
      403,
    )
    expect(await open(address)).toContain('Tambahan keterangan')
    const id = address.split('/').at(-1)!
    const before = hidden(await open(`${address}?edit=1`), 'revision')
    await takeReport(team, id)
    const late = await post(address, {
      ...typed({ intent: 'edit', title: 'Judul yang datang terlambat' }),
      revision: before,
    })
    expect(late.status).toBe(409)
    const disclosureText = { title: 'Cerita temuan', summary: 'kata '.repeat(10), body: 'kata '.repeat(20) }
    const early = await post(address, { intent: 'publication_request', ...disclosureText })
    expect(early.status).toBe(409)
    expect(await early.text()).toContain('Publikasi terbuka setelah celah diperbaiki')
    // Its form is gone; why, and what was typed, are not.
    const told = await late.text()
    for (const words of [
      'Laporan ini sudah diperiksa dan tidak bisa diubah lagi',
      'Teks yang belum terkirim',
      'Judul yang datang terlambat',
    ])
      expect(told).toContain(words)
    expect((await post(address, { intent: 'withdraw' })).status).toBe(409)
    expect(await open(address)).toContain('Judul yang lebih jelas')
  })

  it('finds the report in the list, by filter, and nothing of others', async () => {
    const list = await open('/bughunter/hacktivity')
    expect(list).toContain('Judul yang lebih jelas')
    expect(await open('/bughunter/hacktivity?stage=closed')).not.toContain('Judul yang lebih jelas')
    expect(await open('/bughunter/hacktivity?search=jelas&severity=medium')).toContain(
      'Judul yang lebih jelas',
    )
    expect(await open('/en/bughunter/hacktivity')).toContain('In review')
    const stranger = await open('/bughunter/hacktivity', await sessionOf(await hunter()))
    expect(stranger).not.toContain('Judul yang lebih jelas')
    await open('/bughunter/hacktivity?tab=komunitas')
  })
})
