import { day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { programs } from '#domain/program/program-tables.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { pointEntries } from '#domain/reward/reward-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { writeInForce } from '../support/new-version.ts'
import { join, liveProgram, programTexts, scopeTarget } from '../support/program-scenario.ts'
import { reviewedReport } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const title = 'Program Kanari Tenun'
const yesterday = new Date(now().getTime() - 2 * day)
let before: Person
let after: Person
let owner: Person & { companyId: string }
let programId: string
let reader: string

async function find(who: Person, version: number) {
  const id = await reviewedReport(programId, who, {
    ...{ stage: 'rated', fix: 'fixed', rewardState: 'points_granted', target: scopeTarget },
    ...{ triagedLevel: 8, riskLevel: 8, validAt: yesterday, ratedAt: yesterday, programVersion: version },
  })
  const points = { reportId: id, rule: 'valid', points: 20, key: newId(), at: yesterday }
  await database()
    .insert(pointEntries)
    .values({ bughunterId: who.accountId, ...points })
  await resolveReport(owner, id)
}

async function setVisibility(visibility: 'public' | 'private') {
  const [row] = await database().select().from(programs).where(eq(programs.id, programId))
  const { validUntil, currentVersion, managedBy } = row!
  await writeInForce(
    owner,
    programId,
    programTexts({ title, visibility, validUntil, managedBy }),
    currentVersion,
  )
}

beforeAll(async () => {
  const team = await operator()
  owner = await companyOwner('Perusahaan Kanari')
  programId = await liveProgram(owner, team, { title, visibility: 'private' })
  before = await hunter({ name: 'sejak-rahasia' })
  after = await hunter({ name: 'sesudah-terbuka' })
  await join(before, programId, owner)
  await find(before, 1)
  reader = await sessionOf(await hunter())
})

const page = async (address: string, as: string | null = null) => {
  const answer = await site.ask(address, { as })
  return { status: answer.status, text: await answer.text() }
}

// A naive version asks only what the program is today.
describe('PRG-04 a program that becomes public', () => {
  it('is named for people who found something since, and not for those from before', async () => {
    expect((await page(`/programs/${programId}`)).status).toBe(404)
    await setVisibility('public')
    await find(after, 2)
    const shown = await page(`/programs/${programId}`)
    expect(shown.status).toBe(200)
    expect(shown.text).toContain(after.username)
    expect(shown.text).not.toContain(before.username)
    const hall = await page(`/bughunter/programs/detail/${programId}/top-bughunter`, reader)
    expect([hall.text.includes(after.username), hall.text.includes(before.username)]).toEqual([true, false])
  })

  it('is not named beside an old find: not in the feed, on the profile or on the certificate', async () => {
    const feed = (await page('/bughunter/hacktivity?tab=komunitas', reader)).text
    // Two lines of the find from after, valid and closed; none from before.
    expect(feed.split(title).length - 1).toBeGreaterThan(0)
    const rows = feed
      .split(/<tr|<li/)
      .map((row) => row.split(/<\/(?:tr|li)>/, 1)[0]!)
      .filter((row) => row.includes(before.username))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => row.includes(title))).toEqual([])
    expect((await page(`/${before.username}`)).text).not.toContain(title)
    expect((await page(`/${before.username}.data`)).text).not.toContain(title)
  })

  it('is hidden from all outside once it is private again, also what was open in a tab', async () => {
    await setVisibility('private')
    for (const address of [
      `/programs/${programId}`,
      `/en/programs/${programId}`,
      `/programs/${programId}.data`,
      `/og/id/programs/${programId}.png`,
    ]) {
      for (const as of [null, reader]) {
        const { status, text } = await page(address, as)
        expect([address, status, text.includes('Kanari')]).toEqual([address, 404, false])
      }
    }
    expect((await page(`/${after.username}`)).text).not.toContain('Kanari')
    const tab = await site.ask(`/bughunter/programs/submit-report/${programId}`, {
      as: reader,
      form: { intent: 'send' },
    })
    expect([404, 422]).toContain(tab.status)
    expect(await tab.text()).not.toContain('Kanari')
  })
})
