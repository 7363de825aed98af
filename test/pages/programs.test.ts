import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { openInvitationsOf } from '#domain/program/invitation/invitation-queries.server.ts'
import { inviteBughunter } from '#domain/program/invitation/invite-bughunter.server.ts'
import { programsSeenBy } from '#domain/program/program-queries.server.ts'
import type { Person } from '#kernel/actor.ts'
import { signingCodeOf } from '../../db/seed/sign-agreement.ts'
import { companyOwner, hunter, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { exemptTargets } from '../support/exempt-targets.ts'
import { lastDay } from '../support/last-day.ts'
import { draftProgram, liveProgram } from '../support/programs.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

let owner: Person & { companyId: string }
let bughunter: Person
let tokens: { owner: string; team: string; hunter: string }
let ids: { open: string; hidden: string; draft: string }
beforeAll(async () => {
  owner = await companyOwner('Nusa Bank')
  bughunter = await hunter({ name: 'elang-jawa' })
  const team = await operator()
  tokens = { owner: await sessionOf(owner), team: await sessionOf(team), hunter: await sessionOf(bughunter) }
  ids = {
    open: await liveProgram(owner, { title: 'Dompet Terbuka' }),
    hidden: await liveProgram(owner, { title: 'Brankas Tertutup', visibility: 'private' }),
    draft: await draftProgram(owner, { title: 'Konsep Awal' }),
  }
})

async function read(address: string, as?: string): Promise<string> {
  const answer = await site.ask(address, { as: as ?? null })
  expect(`${answer.status} ${address}`).toBe(`200 ${address}`)
  return answer.text()
}

/** Where a posted form leads. */
async function post(address: string, as: string, form: Record<string, string>): Promise<string> {
  const answer = await site.ask(address, { as, form })
  expect(`${answer.status} ${address} ${answer.status < 400 ? '' : await answer.text()}`).toBe(
    `302 ${address} `,
  )
  return answer.headers.get('location')!
}

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

function typed(more: Record<string, string> = {}): Record<string, string> {
  return {
    ...{ intent: 'save', kind: 'bug_bounty', managedBy: 'company', visibility: 'public' },
    ...{ validUntil: lastDay, title: 'Program dari formulir', rewardType: 'money' },
    summary: 'Satu program yang ditulis lewat formulir.',
    descriptionMd: 'Silakan uji **aplikasi** ini <script>alert(1)</script> dengan hati-hati dan sopan ya.',
    ...{ 'scope.0.type': 'web', 'scope.0.target': '', 'scope.1.type': 'api' },
    'scope.1.target': 'https://api.nusabank.test',
    outOfScope: 'Denial of service',
    publicationRules: 'Setelah diperbaiki dan disetujui.',
    ...{ 'grid.low.least': '250.000', 'grid.low.most': '500.000' },
    ...more,
  }
}

describe('public pages', () => {
  it('list and show public programs in both languages, and nothing of others', async () => {
    for (const [address, word] of [
      ['/programs', 'Per kerentanan'],
      ['/en/programs', 'Per vulnerability'],
      [`/programs/${ids.open}`, 'Aturan publikasi'],
      [`/en/programs/${ids.open}`, 'Publication rules'],
    ] as const) {
      const html = await read(address)
      for (const part of [word, 'Dompet Terbuka', 'Nusa Bank', 'Rp500.000 – Rp75.000.000'])
        expect(html).toContain(part)
      expect(html).not.toMatch(/Brankas|Konsep/)
    }
    const detail = await read(`/programs/${ids.open}`)
    for (const part of [
      '<strong>mengundang</strong>',
      'https://api.nusabank.test',
      'Denial of service',
      '/sign-in?next=',
    ])
      expect(detail).toContain(part)
    expect(await read('/programs?q=brankas')).not.toContain('Brankas')
    expect(await read('/programs?kind=challenge')).not.toContain('Dompet')
  })

  it('respond to private, unfinished and missing programs alike', async () => {
    const bodies = await Promise.all(
      [ids.hidden, ids.draft, newId()].map(async (id) => {
        const answer = await site.ask(`/programs/${id}`)
        expect(answer.status).toBe(404)
        return (await answer.text())
          .replaceAll(/nonce="[^"]*"/g, '')
          .replaceAll(/nonce[^,]*,"[^"]*"/g, '')
          .replaceAll(id, '')
      }),
    )
    expect(new Set(bodies.map((body) => /<main.*<\/main>/s.exec(body)?.[0])).size).toBe(1)
    for (const body of bodies) expect(body).not.toMatch(/Brankas|Konsep|Nusa/)
  })
})

describe('a company without scripts', () => {
  it('adds a row and a preset, then saves, submits, and the team accepts', async () => {
    const page = '/company/programs/create'
    const form = await read(page, tokens.owner)
    const key = hidden(form, 'key')
    const rowsShown = hidden(form, 'rows')
    const grown = await site.ask(page, {
      as: tokens.owner,
      form: typed({ key, rows: rowsShown, step: 'row', 'scope.0.target': 'a.test' }),
    })
    const rows = await grown.text()
    expect(rows).toContain('value="a.test"')
    expect(rows).toContain('name="scope.4.target"')
    const filled = await site.ask(page, { as: tokens.owner, form: typed({ key, preset: 'standard' }) })
    expect(await filled.text()).toContain('value="75.000.000"')
    const detail = await post(page, tokens.owner, typed({ key }))
    expect(await post(page, tokens.owner, typed({ key }))).toBe(detail)
    const [address] = detail.split('?')
    const html = await read(detail, tokens.owner)
    expect(html).toContain('<strong>aplikasi</strong>')
    expect(html).not.toContain('<script>alert(1)')
    await post(address!, tokens.owner, { intent: 'submit' })
    expect(await read('/hello/programs', tokens.team)).toContain('Program dari formulir')
    await exemptTargets(address!.split('/').at(-1)!)
    await post(address!.replace('company', 'hello'), tokens.team, { intent: 'accept', version: '1' })
    expect(await read('/programs')).toContain('Program dari formulir')
  })

  it('preserves everything typed when something is wrong, and shows what', async () => {
    const answer = await site.ask('/en/company/programs/create', {
      as: tokens.owner,
      form: typed({ key: newId(), title: 'abc', 'grid.low.least': 'banyak', 'scope.1.note': 'hanya v2' }),
    })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    for (const part of [
      'Title must have at least 5 characters',
      'Enter whole rupiah',
      'value="banyak"',
      'value="hanya v2"',
    ])
      expect(html).toContain(part)
  })

  it('edits into a new version and is shown when another user saved in between', async () => {
    const id = await draftProgram(owner, { title: 'Akan berubah' })
    const page = `/company/programs/edit/${id}`
    const version = hidden(await read(page, tokens.owner), 'version')
    await post(page, tokens.owner, typed({ version, title: 'Sudah berubah' }))
    const late = await site.ask(page, { as: tokens.owner, form: typed({ version, title: 'Terlambat' }) })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('value="Terlambat"')
    expect(await read(`/company/programs/detail/${id}`, tokens.owner)).toContain('Sudah berubah')
  })

  it('finds its lists, and only the own product word opens the managed one', async () => {
    expect(await read('/company/programs', tokens.owner)).toContain('Konsep Awal')
    expect(await read('/company/programs/self-managed', tokens.owner)).toContain('Konsep Awal')
    expect(await read('/company/programs/managed-by-ca', tokens.owner)).not.toContain('Konsep Awal')
    expect((await site.ask('/company/programs/managed-by-xx', { as: tokens.owner })).status).toBe(404)
    expect(await read(`/company/programs/agreement/${ids.draft}`, tokens.owner)).toContain('tanpa hak')
  })

  it('lets members read and not write', async () => {
    const reader = await sessionOf(await member(owner.companyId, 2, [ids.draft]))
    const page = `/company/programs/detail/${ids.draft}`
    expect(await read(page, reader)).not.toContain('value="submit"')
    for (const address of [`/company/programs/edit/${ids.draft}`, '/company/programs/create']) {
      expect((await site.ask(address, { as: reader })).status).toBe(403)
      const posted = await site.ask(address, { as: reader, form: typed({ key: newId(), version: '1' }) })
      expect(posted.status).toBe(403)
    }
    for (const intent of ['submit', 'end', 'invite', 'accept']) {
      const answer = await site.ask(page, { as: reader, form: { intent, username: 'elang-jawa' } })
      expect([403, 422]).toContain(answer.status)
    }
    const stranger = await sessionOf(await companyOwner('Lain'))
    expect((await site.ask(page, { as: stranger })).status).toBe(404)
    expect((await site.ask(page, { as: stranger, form: { intent: 'submit' } })).status).toBe(404)
  })
})

describe('a bughunter', () => {
  it('reads the agreement, accepts it and gets the record', async () => {
    const page = `/bughunter/programs/agreement/${ids.open}`
    expect(await read(`/bughunter/programs/detail/${ids.open}`, tokens.hunter)).toContain('Baca perjanjian')
    const textHash = hidden(await read(page, tokens.hunter), 'textHash')
    const unticked = await site.ask(page, { as: tokens.hunter, form: { intent: 'agree', textHash } })
    expect(unticked.status).toBe(422)
    const agreed = { textHash, accepted: 'yes' }
    const uncoded = await site.ask(page, { as: tokens.hunter, form: { intent: 'agree', ...agreed } })
    expect(uncoded.status).toBe(422)
    const asked = await site.ask(page, { as: tokens.hunter, form: { intent: 'ask_code', ...agreed } })
    expect([asked.status, (await asked.text()).includes('name="code"')]).toEqual([200, true])
    const code = (await signingCodeOf(bughunter, ids.open, textHash))!
    const record = await post(page, tokens.hunter, { intent: 'agree', ...agreed, code })
    const kept = await read(record, tokens.hunter)
    for (const part of ['elang-jawa', '127.0.0.1', 'tanpa hak']) expect(kept).toContain(part)
    // Shown as it is meant, and letter by letter.
    expect(kept).toMatch(
      /5\. Ketentuan program<\/strong>[\s\S]*<strong>mengundang<\/strong>[\s\S]*<strong>6\. /,
    )
    expect(/<pre lang="id"[^>]*>([\s\S]*?)<\/pre>/.exec(kept)?.[1]).toContain('**mengundang**')
    expect(await read(`/bughunter/programs/detail/${ids.open}`, tokens.hunter)).toContain('Kirim laporan')
    expect(await read('/bughunter/programs?tab=joined', tokens.hunter)).toContain('Dompet Terbuka')
    const path = record.split('?')[0]!
    expect(await read(path.replace('bughunter', 'company'), tokens.owner)).not.toContain('127.0.0.1')
    const other = await sessionOf(await hunter())
    expect((await site.ask(path, { as: other })).status).toBe(404)
  })

  it('is shown only the inviting company, and answers by a post', async () => {
    await inviteBughunter(owner, ids.hidden, bughunter.username)
    const [invitation] = await openInvitationsOf(bughunter)
    const page = invitation!.path
    expect((await site.ask(`/bughunter/programs/detail/${ids.hidden}`, { as: tokens.hunter })).status).toBe(
      404,
    )
    const answer = await site.ask(page, { as: tokens.hunter })
    expect(answer.headers.get('referrer-policy')).toMatch(/no-referrer$/)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const html = await answer.text()
    expect(html).toContain('Nusa Bank')
    expect(html).not.toMatch(/Brankas/)
    expect((await site.ask(page.replace(/accept$/, 'admin'), { as: tokens.hunter })).status).toBe(404)
    const other = await sessionOf(await hunter())
    expect((await site.ask(page, { as: other })).status).toBe(404)
    expect((await site.ask(page, { as: other, form: { intent: 'accept' } })).status).toBe(404)
    const endless = { intent: 'decline', reason: 'x'.repeat(5_000) }
    expect((await site.ask(page, { as: tokens.hunter, form: endless })).status).toBe(422)
    expect(await post(page, tokens.hunter, { intent: 'accept' })).toContain(ids.hidden)
    expect(await read(`/bughunter/programs/detail/${ids.hidden}`, tokens.hunter)).toContain(
      'Brankas Tertutup',
    )
    const again = await site.ask(page, { as: tokens.hunter, form: { intent: 'accept' } })
    expect(again.headers.get('location')).toBe(`/bughunter/programs/detail/${ids.hidden}`)
  })
})

describe('the platform team', () => {
  it('writes for a company, rejects with a reason, and finds programs by manager', async () => {
    const page = '/hello/programs/create'
    const key = hidden(await read(page, tokens.team), 'key')
    const nobody = await site.ask(page, { as: tokens.team, form: typed({ key, companyId: '' }) })
    expect(nobody.status).toBe(422)
    const title = 'Ditulis tim platform'
    await post(page, tokens.team, typed({ key, companyId: owner.companyId, managedBy: 'product', title }))
    const { rows } = await programsSeenBy(owner, { place: 'own', search: title, page: 1, size: 1 })
    const detail = `/hello/programs/detail/${rows[0]!.id}`
    await post(detail, tokens.team, { intent: 'submit' })
    const answer = { intent: 'decide', decision: 'reject', version: '1' }
    const short = await site.ask(detail, { as: tokens.team, form: { ...answer, reason: 'Kurang' } })
    expect(short.status).toBe(422)
    expect(await short.text()).toContain('minimal 20 karakter')
    await post(detail, tokens.team, { ...answer, reason: 'Ruang lingkup belum jelas sama sekali.' })
    expect(await read(detail.replace('hello', 'company'), tokens.owner)).toContain('belum jelas sama sekali')
    expect(await read('/hello/programs?managed=ca', tokens.team)).toContain(title)
    expect(await read('/hello/programs?managed=company', tokens.team)).not.toContain(title)
  })
})
