import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { type Happening, recipientsOf } from '#domain/notification/recipients.server.ts'
import { database } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { join, liveProgram } from '../../../../test/support/program-scenario.ts'
import { send } from '../../../../test/support/report-scenario.ts'
import { reportSeenBy } from '../report-queries.server.ts'
import { reports } from '../report-tables.server.ts'
import { handlingInput } from './handling-input.ts'
import { handlingOf } from './handling-queries.server.ts'
import { setHandling } from './set-handling.server.ts'

useDatabase()

let owner: Person & { companyId: string }
let team: Person
let reporter: Person
let programId: string
let reportId: string

beforeAll(async () => {
  owner = await companyOwner('Nusa Bank')
  team = await operator()
  programId = await liveProgram(owner, team, { managedBy: 'company' })
  reporter = await hunter()
  await join(reporter, programId)
  reportId = (await send(reporter, programId)).id
})

const set = (actor: Person, more: Record<string, string> = {}) =>
  setHandling(actor, reportId, handlingInput.parse(more))
/** What the company reads; null for everyone else. */
const seen = async (viewer: Actor) => {
  const [row] = await database().select().from(reports).where(eq(reports.id, reportId))
  const view = await reportSeenBy(viewer, row?.hash, reportId)
  return view?.audience === 'company' ? handlingOf(view) : null
}
const happened = async () =>
  (await database().select().from(events).where(eq(events.subjectId, reportId))).filter(
    ({ type }) => type === 'report.handled',
  )

describe('how a company handles a report inside', () => {
  it('is stored, the same again once, and notifies the assignee alone', async () => {
    const admin = await member(owner.companyId, 1)
    const typed = { assigneeId: admin.accountId, labels: 'Web,  pembayaran, web', reference: 'SEC-142' }
    await set(owner, typed)
    await Promise.all([set(owner, typed), set(owner, typed)])
    expect(await seen(owner)).toMatchObject({
      ...{ assignee: { id: admin.accountId }, labels: ['web', 'pembayaran'], reference: 'SEC-142' },
      mayHandle: true,
    })
    const [one, ...more] = await happened()
    expect([one?.facts, more]).toEqual([{ assigneeId: admin.accountId }, []])
    const told = await recipientsOf(database(), 'named_reader', one as Happening)
    expect(told.map(({ id }) => id)).toEqual([admin.accountId])
    await set(owner)
    expect(await seen(owner)).toMatchObject({
      assignee: null,
      labels: [],
      reference: null,
    })
    expect((await happened()).at(-1)?.facts).toEqual({ assigneeId: null })
  })

  it('names only people of the company who read the report', async () => {
    const stranger = await companyOwner()
    const ungranted = await member(owner.companyId, 2)
    for (const { accountId: assigneeId } of [stranger, ungranted, reporter, team])
      await expect(set(owner, { assigneeId })).rejects.toMatchObject({
        fields: { assigneeId: [{ key: 'invalid' }] },
      })
    const granted = await member(owner.companyId, 2, [programId])
    await set(owner, { assigneeId: granted.accountId })
    expect((await seen(owner))?.assignee?.id).toBe(granted.accountId)
    await database().delete(memberGrants).where(eq(memberGrants.programId, programId))
    expect((await seen(owner))?.assignee).toBeNull()
  })

  it('is hidden from bughunter, team and other companies, and changed by who may write internal comments', async () => {
    const reads = await member(owner.companyId, 2, [programId], [])
    for (const viewer of [reporter, team, await companyOwner(), visitor])
      expect(await seen(viewer)).toBeNull()
    for (const actor of [reporter, team, reads, { ...owner, suspended: true }])
      await expect(set(actor, { labels: 'x' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(set(await companyOwner())).rejects.toMatchObject({ code: 'not_found' })
    expect(await seen(reads)).toMatchObject({ mayHandle: false, people: [] })
  })

  it('bounds labels and reference', () => {
    const fails = (more: Record<string, string>) => handlingInput.safeParse(more).success === false
    expect(fails({ labels: 'a,b,c,d,e,f,g,h' })).toBe(false)
    expect(fails({ labels: 'a,b,c,d,e,f,g,h,i' })).toBe(true)
    expect(fails({ labels: 'x'.repeat(31) })).toBe(true)
    expect(fails({ labels: '<b>' })).toBe(true)
    expect(fails({ reference: 'x'.repeat(201) })).toBe(true)
    expect(fails({ reference: 'satu\ndua' })).toBe(true)
  })
})
