import { now } from '@cakrawala/calendar/clock'
import { randomWord } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { letters } from '#domain/program/letter-tables.server.ts'
import { ownCertificates } from '#domain/reward/certificate/certificate-queries.server.ts'
import { certificates } from '#domain/reward/certificate/certificate-tables.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { pdfText } from '../support/pdf-text.ts'
import { join, liveProgram, scopeTarget } from '../support/program-scenario.ts'
import { reviewedReport } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const reason = 'Laporannya ternyata disalin dari tulisan orang lain.'
const secret = 'Kanari Sutra Ungu'
const bait = '<iframe src=file:///etc/passwd></iframe><img src=http://169.254.169.254/>'
type Owner = Person & { companyId: string }
type Holder = { code: string; letter: string; agreement: { hash: string; id: string }; programId: string }
let who: Person
let team: Person
let owner: Owner
let open: Holder
let inner: Holder
const tokens: Record<string, string> = {}

beforeAll(async () => {
  team = await operator()
  owner = await companyOwner(`Perusahaan ${secret}`)
  who = await hunter({ name: 'lutung-kasarung' })
  open = await holder('public', `Program ${bait}`)
  inner = await holder('private', `Program ${secret}`)
  tokens.who = await sessionOf(who)
  tokens.other = await sessionOf(await hunter())
  tokens.team = await sessionOf(team)
  tokens.owner = await sessionOf(owner)
  tokens.rival = await sessionOf(await companyOwner('Warung Pay'))
})

async function holder(visibility: 'public' | 'private', title: string): Promise<Holder> {
  const programId = await liveProgram(owner, team, { title, visibility })
  const agreement = await join(who, programId, visibility === 'private' ? owner : undefined)
  const before = new Set((await ownCertificates(who)).rows.map(({ id }) => id))
  const report = await reviewedReport(programId, who, {
    ...{ stage: 'rated', fix: 'fixed', rewardState: 'points_granted', target: scopeTarget },
    ...{ triagedLevel: 8, riskLevel: 8, validAt: now(), ratedAt: now() },
  })
  await resolveReport(owner, report)
  const made = (await ownCertificates(who)).rows.find(({ id }) => !before.has(id))!
  const [letter] = await database().select().from(letters).where(eq(letters.agreementId, agreement.id))
  return { code: made.code, letter: letter!.code, agreement, programId }
}

async function seen(address: string, as: string | null = null) {
  const answer = await site.ask(address, { as })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

const textOf = async (address: string, as: string | null = null) => (await seen(address, as)).body.toString()

describe('EXP-04 the page of a certificate', () => {
  it('shows name, program, class, date, issuer and state, and nothing else of the person', async () => {
    for (const address of [`/program-certificates/${open.code}`, `/en/program-certificates/${open.code}`]) {
      const { status, headers, body } = await seen(address)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toContain('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(body.toString()).toMatch(/<meta name="robots" content="noindex/)
      expect(body.toString()).toContain(who.username)
      expect(body.toString()).not.toContain('<iframe')
      for (const hidden of [who.accountId, open.programId, `${who.username}@`])
        expect(body.toString()).not.toContain(hidden)
    }
  })

  it('responds to a guess, a part and a code of another document as if it never existed', async () => {
    const asked = [
      randomWord(),
      open.code.slice(0, -1),
      `${open.code}a`,
      open.code.toLowerCase() === open.code ? open.code.toUpperCase() : open.code.toLowerCase(),
      open.letter,
      open.agreement.hash,
      open.programId,
      '%27%20OR%20%27%27%3D%27',
    ]
    for (const guess of asked) {
      for (const address of [`/program-certificates/${guess}`, `/program-certificates/${guess}/pdf`])
        expect([address, (await seen(address)).status]).toEqual([address, 404])
    }
    expect((await seen(`/letters/${open.code}`)).status).toBe(404)
    expect(open.code.length * Math.log2(62)).toBeGreaterThanOrEqual(128)
  })

  it('cannot be forged: a private program stays unnamed on page, PDF and profile', async () => {
    const own = {
      certificateId: (await ownCertificates(who)).rows.find(({ code }) => code === inner.code)!.id,
    }
    await site.ask('/bughunter/profile/certificates', {
      as: tokens.who!,
      form: { intent: 'show', ...own, shown: 'yes' },
    })
    const pdf = await seen(`/program-certificates/${inner.code}/pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const places = [
      await textOf(`/program-certificates/${inner.code}`),
      await textOf(`/program-certificates/${inner.code}.data`),
      await textOf(`/letters/${inner.letter}`),
      await textOf(`/letters/${inner.letter}.data`),
      await textOf(`/${who.username}`),
      await textOf(`/${who.username}.data`),
      pdfText(pdf.body).words.replace(/\s+/g, ' '),
    ]
    for (const place of places) {
      expect(place).not.toMatch(/Kanari|Sutra|Ungu/i)
      expect(place).not.toContain(inner.programId)
    }
    expect(places[4]).toContain(`/program-certificates/${inner.code}`)
    expect(places[2]).not.toContain(who.username)
  })

  it('is published by its holder only', async () => {
    const { id } = (await ownCertificates(who)).rows.find(({ code }) => code === open.code)!
    const form = { intent: 'show', certificateId: id, shown: 'yes' }
    const answer = await site.ask('/bughunter/profile/certificates', { as: tokens.other!, form })
    expect(answer.status).toBe(404)
    expect(await textOf(`/${who.username}`)).not.toContain(open.code)
    const ok = await site.ask('/bughunter/profile/certificates', { as: tokens.who!, form })
    expect(ok.status).toBe(302)
    expect(await textOf(`/${who.username}`)).toContain(`/program-certificates/${open.code}`)
  })

  it('is revoked by operators only, and shown as such at once, also in the PDF document', async () => {
    const [row] = await database().select().from(certificates).where(eq(certificates.code, open.code))
    const form = { intent: `revoke_certificate:${row!.id}`, certificateId: row!.id, reason }
    const byOwner = await site.ask(`/company/programs/detail/${open.programId}`, { as: tokens.owner!, form })
    expect(byOwner.status).toBe(403)
    const short = await site.ask(`/hello/programs/detail/${open.programId}`, {
      as: tokens.team!,
      form: { ...form, reason: 'singkat' },
    })
    expect([short.status, (await short.text()).includes('singkat')]).toEqual([422, true])
    expect(await textOf(`/program-certificates/${open.code}`)).not.toContain('Dicabut')
    const done = await site.ask(`/hello/programs/detail/${open.programId}`, { as: tokens.team!, form })
    expect(done.status).toBe(302)
    const page = await textOf(`/program-certificates/${open.code}`)
    expect(page).toContain('Dicabut')
    expect(page).not.toContain(reason)
    const { words } = pdfText((await seen(`/program-certificates/${open.code}/pdf`)).body)
    expect(words).toContain('DICABUT')
    expect(await textOf(`/${who.username}`)).not.toContain(open.code)
    expect(await textOf('/bughunter/profile/certificates', tokens.who)).toContain(reason)
  })
})

describe('the check pages', () => {
  it.each(['/program-certificates', '/letters'])(
    '%s redirects a code to its page and shows everything else again',
    async (root) => {
      const code = randomWord()
      const led = await site.ask(`${root}?code=%20${code}%20`)
      expect([led.status, led.headers.get('location')]).toEqual([302, `${root}/${code}`])
      for (const typed of ['x', '<script>alert(1)</script>', 'a'.repeat(5_000), '']) {
        const answer = await site.ask(`${root}?code=${encodeURIComponent(typed)}`)
        const body = await answer.text()
        expect(answer.status).toBe(422)
        expect(body).not.toContain('<script>alert')
      }
    },
  )
})

describe('an authorisation letter', () => {
  const pdfOf = ({ hash, id }: Holder['agreement']) => `/bughunter/programs/agreement/${hash}/${id}/letter`

  it('is downloaded by its holder alone, and names what may be tested', async () => {
    const { status, body } = await seen(pdfOf(open.agreement), tokens.who)
    expect(status).toBe(200)
    const { words } = pdfText(body)
    for (const word of [who.username, scopeTarget, open.letter])
      expect(words.replace(/\s+/g, '')).toContain(word)
    expect((await seen(pdfOf(open.agreement), tokens.other)).status).toBe(404)
    const mixed = { hash: open.agreement.hash, id: inner.agreement.id }
    expect((await seen(pdfOf(mixed), tokens.who)).status).toBe(404)
    expect((await seen(pdfOf(open.agreement), tokens.owner)).status).not.toBe(200)
  })

  it('is revoked and restored by its company, not by another', async () => {
    const { programId, agreement, letter } = open
    const form = { intent: `revoke_letter:${agreement.id}`, agreementId: agreement.id, reason }
    const rival = await site.ask(`/company/programs/detail/${programId}`, { as: tokens.rival!, form })
    expect([403, 404]).toContain(rival.status)
    expect(await textOf(`/letters/${letter}`)).toContain('Berlaku')
    const done = await site.ask(`/company/programs/detail/${programId}`, { as: tokens.owner!, form })
    expect(done.status).toBe(302)
    const page = await textOf(`/letters/${letter}`)
    expect(page).toContain('Izin ini dicabut')
    expect(page).not.toContain(reason)
    expect(await textOf(`/bughunter/programs/detail/${programId}`, tokens.who)).toContain(reason)
    const sent = await site.ask(`/bughunter/programs/submit-report/${programId}`, { as: tokens.who! })
    expect(await sent.text()).toContain('Surat izin pengujianmu untuk program ini dicabut.')
    await site.ask(`/company/programs/detail/${programId}`, {
      as: tokens.owner!,
      form: { intent: 'restore_letter', agreementId: agreement.id },
    })
    expect(await textOf(`/letters/${letter}`)).toContain('Izin pengujian ini berlaku sekarang')
  })
})
