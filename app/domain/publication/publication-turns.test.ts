import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { wrongReportLines } from '#domain/report/check-report-lines.server.ts'
import { openReportsFor } from '#domain/report/open-reports.server.ts'
import { listReports } from '#domain/report/report-list.server.ts'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { liveProgram, reportRow, reviewedReport } from '../../../test/support/reward-scenario.ts'
import { agreePublication, refusePublication, requestPublication } from './disclosure-steps.server.ts'
import { isPublicationMoverOf, publicationAsks } from './publication.ts'
import { publicationSeenBy } from './publication-queries.server.ts'
import { disclosures } from './publication-tables.server.ts'
import { publishReport } from './publish-report.server.ts'
import { writeUp } from './write-up-queries.server.ts'

useDatabase()

const closed = {
  stage: 'closed',
  closeReason: 'resolved',
  fix: 'fixed',
  rewardState: 'paid',
  triagedLevel: 7,
  validAt: new Date('2026-01-10T03:00:00Z'),
  closedAt: new Date('2026-02-10T03:00:00Z'),
  vrtId: 'broken_access_control.idor',
  submittedAt: new Date('2026-01-05T03:00:00Z'),
} as const
const text = {
  title: 'Membaca mutasi rekening orang lain',
  summary: 'Satu angka di alamat membuka data nasabah lain.',
  body: 'Ganti nomor di alamat, lalu baca mutasi rekening nasabah lain. Itu saja.',
}

async function scene() {
  const [owner, reporter, team] = [await companyOwner(), await hunter(), await operator()]
  const id = await reviewedReport(await liveProgram(owner), reporter, closed)
  return { owner, reporter, team, id }
}

/** Whom it waits on, as page, list and publication tell it. */
async function turnsFor(viewer: Person, id: string) {
  const { hash } = await reportRow(id)
  const { rows } = await listReports(viewer, { among: [id] })
  const view = await reportSeenBy(viewer, hash, id)
  return [view?.next, rows[0]?.next, (await publicationSeenBy(viewer, id)).next]
}
const same = (next: string) => [next, next, next]

it('a closed report waits on whom its publication asks, in pages, lists and counts alike', async () => {
  const { owner, reporter, team, id } = await scene()
  expect(await turnsFor(owner, id)).toEqual(same('nobody'))
  await requestPublication(reporter, id, text)
  for (const viewer of [owner, reporter, team]) expect(await turnsFor(viewer, id)).toEqual(same('company'))
  expect((await openReportsFor(owner)).waitingOnMe).toBe(1)
  await refusePublication(owner, id, { reason: 'Sistem lain masih memiliki celah ini.' })
  expect(await turnsFor(reporter, id)).toEqual(same('nobody'))
  await requestPublication(owner, id, text)
  expect(await turnsFor(reporter, id)).toEqual(same('reporter'))
  await agreePublication(reporter, id, { wording: 2 })
  expect(await turnsFor(team, id)).toEqual(same('operator'))
  await publishReport(team, id)
  expect(await turnsFor(team, id)).toEqual(same('nobody'))
  expect(await wrongReportLines()).toEqual([])
})

it('asks no one while the bughunter who is asked is suspended', async () => {
  const { owner, reporter, id } = await scene()
  await requestPublication(owner, id, text)
  const standing = (value: 'active' | 'suspended') =>
    database().update(accounts).set({ standing: value }).where(eq(accounts.id, reporter.accountId))
  await standing('suspended')
  expect((await turnsFor(owner, id)).slice(0, 2)).toEqual(['nobody', 'nobody'])
  await standing('active')
  expect(await turnsFor(owner, id)).toEqual(same('reporter'))
})

it('names only who has a move, and the database says the same', async () => {
  for (const state of ['requested', 'agreed', 'published', 'refused', 'withdrawn'] as const) {
    for (const asked of ['reporter', 'company'] as const) {
      const next = publicationAsks(state, asked)
      if (next === 'nobody') continue
      const move = state === 'agreed' ? 'publish' : 'agree'
      expect(isPublicationMoverOf(move, next, asked), `${state} ${asked}`).toBe(true)
    }
  }
  const { owner, reporter, id } = await scene()
  for (const [asker, side] of [
    [owner, 'company'],
    [reporter, 'reporter'],
  ] as const) {
    await requestPublication(asker, id, text)
    for (const state of ['requested', 'agreed', 'published', 'withdrawn', 'refused'] as const) {
      await database().update(disclosures).set({ state }).where(eq(disclosures.reportId, id))
      const answer = await database().execute<{ asks: string }>(
        sql`SELECT report_publication_asks(${id}) AS asks`,
      )
      expect(answer.rows[0]?.asks, `${state} ${side}`).toBe(publicationAsks(state, side))
    }
  }
})

it('a limited publication tells class and dates beside its summary, and no text', async () => {
  const { owner, reporter, team, id } = await scene()
  await requestPublication(reporter, id, { ...text, scope: 'limited' })
  expect((await publicationSeenBy(owner, id)).telling).toEqual({ ...text, body: '' })
  await agreePublication(owner, id, { wording: 1 })
  await publishReport(team, id)
  const page = await writeUp(reporter.username, 'membaca-mutasi-rekening-orang-lain')
  expect(page).toMatchObject({
    bodyHtml: '',
    limited: {
      sentAt: closed.submittedAt,
      closedAt: closed.closedAt,
      vrtName: expect.stringMatching(/IDOR/i),
    },
  })
  expect(JSON.stringify(page)).not.toContain('Langkah satu')
})
