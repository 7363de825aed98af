import { after, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import type { Person } from '#kernel/actor.ts'
import { operator as colleagueOf, hunter } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { buildEnvironment, type Environment } from '../../../test/support/environment.ts'
import { draftProgram, join, liveProgram } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { releaseWork, takeWork } from './take-work.server.ts'
import { desks, isClaimed, type QueueName } from './work-queue.ts'
import { type WorkItem, workFilterOf, workQueueSeenBy, workWaitingAt } from './work-queue-queries.server.ts'

useDatabase()
let environment: Environment
let team: Person
let colleague: Person
beforeAll(async () => {
  environment = await buildEnvironment()
  team = environment.people.hello
  colleague = await colleagueOf()
}, 120_000)

const everything = { desk: null, taker: null, from: null }
async function queue(filter = {}, size = 100) {
  return workQueueSeenBy(team, { ...everything, ...filter }, size)
}
async function oneOf(desk: QueueName, taker: 'nobody' | null = 'nobody'): Promise<WorkItem> {
  const [item] = (await queue({ desk, taker })).rows
  expect(item, desk).toBeDefined()
  return item!
}
async function inReview(): Promise<string> {
  const id = await draftProgram(environment.people.owner, { title: `Program ${newId()}` })
  await submitProgram(environment.people.owner, id)
  return id
}

describe('the queue over all work queues', () => {
  it('is ordered by due moment and counts every queue', async () => {
    const { rows, counts, next } = await queue()
    expect(next).toBeNull()
    const due = rows.map(({ dueAt }) => dueAt.getTime())
    expect(due).toEqual(due.toSorted((a, b) => a - b))
    expect(Object.keys(counts)).toEqual([...desks])
    for (const desk of desks)
      expect(
        rows.filter((row) => row.desk === desk),
        desk,
      ).toHaveLength(counts[desk])
    for (const desk of [
      'reports',
      'identity',
      'incidents',
      'inquiries',
      'payouts',
      'top_ups',
      'npwp',
      'assets',
      'assets',
      'plans',
    ] as const)
      expect(counts[desk], desk).toBeGreaterThan(0)
  })

  it('counts open work of some queues as the list does, for operators alone', async () => {
    const { counts } = await queue()
    for (const desk of desks) expect([desk, await workWaitingAt(team, [desk])]).toEqual([desk, counts[desk]])
    const sum = counts.reports + counts.plans
    expect(await workWaitingAt(team, ['reports', 'plans'])).toBe(sum)
    await expect(workWaitingAt(environment.people.owner, ['reports'])).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('pages by keys without losing or repeating a row', async () => {
    const all = (await queue()).rows.map(({ desk, id }) => `${desk} ${id}`)
    const seen: string[] = []
    let from: string | null = null
    do {
      const part = await queue({ from }, 3)
      seen.push(...part.rows.map(({ desk, id }) => `${desk} ${id}`))
      from = part.next
    } while (from)
    expect(seen).toEqual(all)
    expect((await queue({ from: "'; DROP TABLE reports" })).rows).toHaveLength(all.length)
  })

  it('never shows drafts, and shows nothing to people outside the team', async () => {
    const { rows } = await queue({ desk: 'reports' })
    expect(rows.map(({ id }) => id)).not.toContain(environment.reports.draft.id)
    for (const person of [environment.people.reporter, environment.people.owner, environment.people.staff]) {
      await expect(workQueueSeenBy(person, everything)).rejects.toMatchObject({ code: 'not_found' })
      const item = { desk: 'reports' as const, id: environment.reports.sent.id }
      await expect(takeWork(person, item)).rejects.toMatchObject({ code: 'not_found' })
      await expect(releaseWork(person, item)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('reads only allowed query values', () => {
    expect(workFilterOf(new URLSearchParams('desk=npwp&taker=mine'))).toEqual({
      desk: 'npwp',
      taker: 'mine',
      from: null,
    })
    expect(workFilterOf(new URLSearchParams('desk=x&taker=y'))).toEqual(everything)
  })
})

describe('claiming', () => {
  it('uses the use case of a queue: a report is then assigned', async () => {
    const program = await liveProgram(environment.people.owner, team)
    const person = await hunter()
    await join(person, program)
    const { id } = await send(person, program)
    await takeWork(team, { desk: 'reports', id })
    const { rows } = await queue({ desk: 'reports', taker: 'mine' })
    expect(rows.find((row) => row.id === id)).toMatchObject({ mine: true, taker: team.username })
    await expect(takeWork(colleague, { desk: 'reports', id })).rejects.toMatchObject({ code: 'conflict' })
  })

  for (const desk of [
    'reports',
    'identity',
    'incidents',
    'inquiries',
    'payouts',
    'npwp',
    'assets',
    'plans',
    'top_ups',
    'programs',
  ] as const)
    it(`${desk}: of two at once one gets it, the other is refused`, async () => {
      if (desk === 'programs') await inReview()
      if (desk === 'reports') {
        const program = await liveProgram(environment.people.owner, team)
        const person = await hunter()
        await join(person, program)
        await send(person, program)
      }
      const { id } = await oneOf(desk)
      const answers = await Promise.allSettled(
        [team, colleague].map((actor) => takeWork(actor, { desk, id })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const refused = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult
      expect(['conflict', 'move_forbidden']).toContain(refused.reason.code)
      const held = (await queue({ desk })).rows.find((row) => row.id === id)
      expect([team.username, colleague.username]).toContain(held?.taker)
    })

  it('a claim ends after thirty minutes, is renewed by its holder and can be released', async () => {
    const item = { desk: 'programs' as const, id: await inReview() }
    const holder = async () =>
      (await queue({ desk: 'programs' })).rows.find(({ id }) => id === item.id)!.taker
    await takeWork(team, item)
    await takeWork(team, item)
    expect(await holder()).toBe(team.username)
    await releaseWork(colleague, item)
    expect(await holder()).toBe(team.username)
    await releaseWork(team, item)
    expect(await holder()).toBeNull()
    await takeWork(team, item)
    travelTo(after(now(), 31 * minute))
    expect(await holder()).toBeNull()
    await takeWork(colleague, item)
    expect(await holder()).toBe(colleague.username)
    await expect(takeWork(team, item)).rejects.toMatchObject({ code: 'conflict', detail: 'work_claimed' })
  })

  it('is refused for closed work, and for a suspended operator', async () => {
    const item = { desk: 'programs' as const, id: await inReview() }
    await expect(takeWork({ ...team, suspended: true }, item)).rejects.toMatchObject({ code: 'forbidden' })
    for (const desk of desks.filter(isClaimed))
      await expect(takeWork(team, { desk, id: newId() })).rejects.toMatchObject({ code: 'not_found' })
  })
})
