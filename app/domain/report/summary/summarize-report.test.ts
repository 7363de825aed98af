import { expect, test } from 'vitest'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { aReport } from '../../../../test/support/report-row.ts'
import { summarizeInput } from '../report-input.ts'
import { reportSeenBy } from '../report-queries.server.ts'
import { summarizeReport } from './summarize-report.server.ts'

useDatabase()

const text = 'A stored script runs in the browser of every teller who opens the transfer receipt.'

async function scene() {
  const [reporter, owner, team] = [await hunter(), await companyOwner(), await operator()]
  const report = await aReport({ reporter, owner, validAt: new Date() })
  const seenBy = async (viewer: Person) => (await reportSeenBy(viewer, report.hash, report.id))!
  const events = async () =>
    (await unsafeEventsAfter(0, 100_000)).filter(
      ({ type, subjectId }) => type === 'report.summarized' && subjectId === report.id,
    ).length
  return { reporter, owner, team, report, seenBy, events }
}

test('the reporter and the team write it, every reader sees it with its author’s side, and no name of the team', async () => {
  const { reporter, owner, team, report, seenBy, events } = await scene()
  expect((await seenBy(owner)).summary).toBeNull()
  await summarizeReport(reporter, report.id, { summary: text, revision: 0 })
  for (const viewer of [reporter, owner, team])
    expect((await seenBy(viewer)).summary).toMatchObject({ text, by: 'reporter', revision: 1 })
  await summarizeReport(team, report.id, { summary: `${text} It is fixed.`, revision: 1 })
  const { summary } = await seenBy(owner)
  expect(summary).toMatchObject({ by: 'operator', revision: 2 })
  expect(JSON.stringify(summary)).not.toContain(team.username)
  expect(await events()).toBe(2)
})

test('the same text again changes nothing, and of two at once one is refused', async () => {
  const { reporter, team, report, seenBy, events } = await scene()
  await summarizeReport(reporter, report.id, { summary: text, revision: 0 })
  await summarizeReport(reporter, report.id, { summary: text, revision: 0 })
  expect(await events()).toBe(1)
  const results = await Promise.allSettled(
    [reporter, team].map((actor, index) =>
      summarizeReport(actor, report.id, { summary: `${text} ${index}`, revision: 1 }),
    ),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((one) => one.status === 'rejected')?.reason).toMatchObject({ detail: 'page_older' })
  expect((await seenBy(team)).summary!.revision).toBe(2)
  expect(await events()).toBe(2)
})

test('people of the company and strangers do not write it', async () => {
  const { owner, report, seenBy } = await scene()
  expect((await seenBy(owner)).maySummarize).toBe(false)
  const written = (actor: Person) => summarizeReport(actor, report.id, { summary: text, revision: 0 })
  await expect(written(owner)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(written(await hunter())).rejects.toMatchObject({ code: 'not_found' })
  await expect(written(await companyOwner())).rejects.toMatchObject({ code: 'not_found' })
})

test('it is English, and neither empty nor longer than 4,000 characters', () => {
  const fault = (summary: string) => summarizeInput.safeParse({ summary }).error?.issues[0]?.message
  expect(fault(text)).toBeUndefined()
  expect(fault('a'.repeat(4_000))).toBeUndefined()
  expect(fault('')).toBe('required')
  expect(fault('a'.repeat(4_001))).toBe('too_long')
  expect(
    fault(
      'Skrip yang tersimpan di kolom berita dijalankan oleh peramban setiap petugas yang membuka bukti transfer itu, sehingga penyerang dapat mengambil alih sesi mereka dan memindahkan uang nasabah.',
    ),
  ).toBe('not_english')
})
