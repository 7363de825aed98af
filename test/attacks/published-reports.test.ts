import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  agreePublication,
  requestPublication,
  rewordPublication,
} from '#domain/publication/disclosure-steps.server.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { unpublish } from '#domain/publication/unpublish.server.ts'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { editReport } from '#domain/report/sending/edit-report.server.ts'
import { startFixing } from '#domain/report/spoken-moves.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { certificates } from '#domain/reward/certificate/certificate-tables.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { shareCard } from '#web/http/sharing/share-card.ts'
import { shareDrawing } from '#web/http/sharing/share-drawing.ts'
import { companyOwner, hunter, incidentAccount, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { pdfText } from '../support/pdf-text.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportTexts, send } from '../support/report-scenario.ts'
import { fund, reportRow, triage, vectors } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

/** A word of its own for each place that was redacted, or that no one agreed to tell. */
const hidden = {
  oldTitle: 'RAHASIAJUDUL',
  title: 'RAHASIAKEPALA',
  proof: 'RAHASIABUKTI',
  impact: 'RAHASIADAMPAK',
  advice: 'RAHASIASARAN',
  oldProof: 'RAHASIALAMA',
  comment: 'RAHASIAKOMENTAR',
  talk: 'RAHASIARAPAT',
  reproduction: 'RAHASIAULANGAN',
  askedTitle: 'RAHASIAUSUL',
  askedSummary: 'RAHASIARINGKAS',
  askedBody: 'RAHASIAISI',
} as const
const secrets = Object.values(hidden)
/** What is typed comes back on the page; these terms find it completely, and are none of the texts themselves. */
const searches = secrets.map((word) => word.slice(0, -1))
const told = 'Boleh diceritakan kepada semua orang'
const agreed = {
  title: 'Celah yang sudah lama diperbaiki bersama',
  summary: `${told}: satu pemeriksaan yang kurang, kini sudah ada.`,
  body: `## Yang terjadi\n\n${told}. Pemeriksaan pemilik ditambahkan, dan celah itu tertutup dengan baik.`,
}
const asked = {
  title: `Celah ${hidden.askedTitle} pada halaman mutasi`,
  summary: `Rekening ${hidden.askedSummary} terbaca oleh siapa pun yang masuk.`,
  body: `Kunci ${hidden.askedBody} terlihat pada jawaban server, dan <b>semua</b> orang dapat memakainya lagi.`,
}

type Reader = 'visitor' | 'other' | 'rival' | 'incident'
const people: Partial<Record<Reader, string>> = {}
let team: Person
let reporter: Person
let report: { id: string; hash: string; code: string }
let place: string
let programId: string
/** The document of the closed report, which anyone with its code may check. */
let certificate: string

beforeAll(async () => {
  const owner = await companyOwner('Nusa Bank')
  team = await operator()
  reporter = await hunter()
  programId = await liveProgram(owner, team, { title: 'Program yang terbuka' })
  await fund(owner.companyId, 50_000_000n)
  await join(reporter, programId)
  report = await closedReport(owner)
  const [given] = await database().select({ code: certificates.code }).from(certificates)
  certificate = `/program-certificates/${given!.code}`
  await requestPublication(reporter, report.id, asked)
  await rewordPublication(owner, report.id, { ...agreed, wording: 1 })
  await agreePublication(reporter, report.id, { wording: 2 })
  await publishReport(team, report.id)
  const page = await (await site.ask('/publication/bughunter-write-ups')).text()
  place = new RegExp(`/write-ups/${reporter.username}/[^"?#]+`).exec(page)![0]
  people.other = await sessionOf(await hunter())
  people.rival = await sessionOf(await companyOwner('Warung Pay'))
  people.incident = await sessionOf(await incidentAccount())
}, 60_000)

async function closedReport(owner: Person & { companyId: string }) {
  const first = {
    title: `Mutasi ${hidden.oldTitle} terbaca`,
    pocMd: `Langkah dengan ${hidden.oldProof}: ubah nomornya saja.`,
  }
  const sent = await send(reporter, programId, first)
  await editReport(reporter, sent.id, {
    ...reportTexts({
      title: `Mutasi ${hidden.title} terbaca`,
      pocMd: `Langkah dengan ${hidden.proof}: ubah nomor rekening pada permintaan.`,
      impactMd: `Semua mutasi ${hidden.impact} nasabah terbaca tanpa izin mereka.`,
      recommendationMd: `Periksa pemilik ${hidden.advice} di sisi server sebelum menjawab.`,
    }),
    revision: (await reportRow(sent.id)).revision,
  })
  await takeReport(team, sent.id)
  await commentOnReport(reporter, sent.id, { body: `Tambahan ${hidden.comment}.`, audience: 'all' })
  const note = `Diulang dengan ${hidden.reproduction}.`
  await validateReport(team, sent.id, { ...triage(vectors.medium), reproductionNote: note })
  await commentOnReport(owner, sent.id, { body: `Bahasan ${hidden.talk}.`, audience: 'company' })
  const { revision, triagedLevel: level } = await reportRow(sent.id)
  await rateReport(owner, sent.id, { revision, level: level!, cvssVector: vectors.medium, reason: undefined })
  const reward = { key: newId(), amount: 3_000_000n, otherReward: undefined, reason: undefined }
  await giveReward(owner, sent.id, reward)
  await startFixing(owner, sent.id)
  await askRetest(owner, sent.id, { body: 'Sudah kami perbaiki, mohon diuji ulang.' })
  await giveRetestVerdict(team, sent.id, { verdict: 'fixed', body: 'Langkah yang sama kini ditolak sistem.' })
  await resolveReport(owner, sent.id)
  return sent
}

async function textAt(who: Reader, door: string): Promise<{ status: number; text: string }> {
  const as = people[who]
  const isCall = door.startsWith('/api/')
  const headers: Record<string, string> = isCall && as ? { Authorization: `Bearer ${as}` } : {}
  const answer = await site.ask(door, { as: isCall ? null : (as ?? null), headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPaper = answer.headers.get('content-type') === 'application/pdf'
  const body = isPaper ? pdfText(bytes).words : bytes.toString()
  return { status: answer.status, text: JSON.stringify([...answer.headers]) + body }
}

const found = (text: string) => secrets.filter((word) => text.toLowerCase().includes(word.toLowerCase()))

/** Every endpoint through which a published report, or its report, may be looked at by those it does not belong to. */
function doors(): Record<Reader, string[]> {
  const { id, hash, code } = report
  const open = [
    ...[
      place,
      `/en${place}`,
      `${place}.data`,
      `/en${place}.data`,
      `${place}.json`,
      `${place}/print`,
      `${place}?format=json`,
    ],
    ...[
      `/${reporter.username}`,
      `/${reporter.username}.data`,
      '/',
      '/_.data',
      '/leaderboard',
      '/leaderboard.data',
    ],
    ...['/publication/bughunter-write-ups', '/publication/bughunter-write-ups.data', '/publication/rss.xml'],
    ...['/programs', '/programs.data', '/api/v1/articles', '/api/v1/programs'],
    ...searches.map((word) => `/publication/bughunter-write-ups.data?q=${word}`),
    ...[`/programs/${programId}`, `/programs/${programId}.data`, `/api/v1/programs/${programId}`],
    ...[certificate, `${certificate}.data`, `${certificate}/pdf`],
    ...[`/api/v1/programs/${programId}/top-bughunters`, '/api/v1/leaderboard'],
    ...['report', 'write-ups'].map(
      (kind) => `/og/id/${kind}/${reporter.username}/${place.split('/').at(-1)}.png`,
    ),
  ]
  const calls = ['', '/publication', '/near-duplicates', '/files', '/comments', '/history', '/versions'].map(
    (end) => `/api/v1/reports/${id}${end}`,
  )
  const lists = [
    '/api/v1/reports',
    '/api/v1/notifications',
    ...searches.map((word) => `/api/v1/reports?q=${word}`),
  ]
  const area = (name: string, page: string) => [
    ...[
      `/${name}.data`,
      `/${name}/notifications.data`,
      `/${name}/search.data?q=RAHASIA`,
      `/${name}/search?q=${code}`,
    ],
    ...[`${page}/${hash}/${id}`, `${page}/${hash}/${id}.data`, `${page}/${hash}/doc/${id}`],
  ]
  const community = ['', '&search=RAHASIA'].map((end) => `/bughunter/hacktivity.data?tab=komunitas${end}`)
  return {
    visitor: [...open, ...calls],
    other: [...open, ...calls, ...lists, ...community, ...area('bughunter', '/bughunter/hacktivity')],
    rival: [...calls, ...lists, ...area('company', '/company/reports/detail')],
    incident: [...calls, ...area('incident', '/incident/detail')],
  }
}

// A naive version publishes the report with some fields hidden on the page, and sends them along in its data.
describe('RPT-12 a published report with redacted text', () => {
  it('shows the agreed text, and none of the redacted, at any endpoint', async () => {
    const own = `/bughunter/hacktivity/${report.hash}/${report.id}.data`
    const { title, proof, impact, advice, comment } = hidden
    const answer = await site.ask(own, { as: await sessionOf(reporter) })
    expect(found(await answer.text())).toEqual(
      expect.arrayContaining([title, proof, impact, advice, comment]),
    )
    expect((await textAt('visitor', place)).text).toContain(told)
    for (const [who, addresses] of Object.entries(doors()) as [Reader, string[]][])
      for (const door of addresses) {
        const { status, text } = await textAt(who, door)
        expect([who, door, status < 500, found(text)]).toEqual([who, door, true, []])
      }
  }, 60_000)

  it('is found by its published text, and not by the redacted', async () => {
    const list = async (word: string) =>
      (await textAt('visitor', `/publication/bughunter-write-ups?q=${word}`)).text
    expect(await list('pemeriksaan')).toContain(place)
    for (const word of secrets) expect([word, (await list(word)).includes(place)]).toEqual([word, false])
    expect(found(place)).toEqual([])
  })

  it('has none of it in the sitemap, in the feed, and on the sharing picture', async () => {
    const map = await textAt('visitor', '/sitemap.xml')
    const parts = [...map.text.matchAll(/<loc>([^<]+\.xml)<\/loc>/g)].map(([, at]) => new URL(at!).pathname)
    const texts = await Promise.all(parts.map((part) => textAt('visitor', part)))
    const all = [map, ...texts].map(({ text }) => text).join()
    expect([all.includes(place), found(all)]).toEqual([true, []])
    for (const locale of ['id', 'en'] as const) {
      const card = await shareCard(place.slice(1), locale)
      expect(card!.title).toBe(agreed.title)
      expect(found(JSON.stringify(card) + shareDrawing(card!))).toEqual([])
    }
    expect((await site.ask(`/og/id${place}.png`)).status).toBe(200)
  })

  it('leaves nothing behind when it is withdrawn: page, data, picture, lists, feed', async () => {
    await unpublish(team, report.id, { reason: 'Masih ada sistem lain dengan celah yang sama.' })
    await expect.poll(async () => (await site.ask(place)).status, { timeout: 5_000, interval: 100 }).toBe(404)
    for (const door of [`${place}.data`, `/en${place}`, `/og/id${place}.png`])
      expect([door, (await site.ask(door)).status]).toEqual([door, 404])
    for (const door of [
      '/',
      '/publication/bughunter-write-ups',
      '/publication/rss.xml',
      '/sitemap.xml',
      `/${reporter.username}`,
    ])
      expect([door, (await textAt('visitor', door)).text.includes(agreed.title)]).toEqual([door, false])
  })
})
