import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { deactivateMember } from '#domain/company/deactivate-member.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { type Happening, recipientsOf } from '#domain/notification/recipients.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { proof, withPassword } from '../../../test/support/members.ts'
import { join, liveProgram } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { commentOnReport } from './comment-on-report.server.ts'
import { mentionableSeenBy } from './mentionable-queries.server.ts'
import type { CommentAudience } from './report-code.ts'
import { reportComments } from './report-tables.server.ts'
import { takeReport } from './take-report.server.ts'

useDatabase()

let owner: Person & { companyId: string }
let admin: Person
let team: Person
let reporter: Person
let reportId: string

beforeAll(async () => {
  owner = await companyOwner('Nusa Bank')
  admin = await member(owner.companyId, 1)
  team = await operator()
  const programId = await liveProgram(owner, team, { managedBy: 'company' })
  reporter = await hunter()
  await join(reporter, programId)
  reportId = (await send(reporter, programId)).id
})

const say = async (by: Person, body: string, audience: CommentAudience = 'all') => {
  const id = await commentOnReport(by, reportId, { body, audience })
  const [row] = await database().select().from(reportComments).where(eq(reportComments.id, id))
  const all = await database().select().from(events).where(eq(events.subjectId, reportId))
  const event = all.find(({ facts }) => (facts as { commentId?: string }).commentId === id)!
  const told = await recipientsOf(database(), 'mentioned', event as unknown as Happening)
  return { html: row!.bodyHtml, told: told.map(({ id }) => id), event: event as unknown as Happening }
}
const marked = ({ username }: Person) => `<strong>@${username}</strong>`

describe('a mention', () => {
  it('of somebody who reads the comment is marked, and they are told', async () => {
    const said = await say(owner, `Halo @${reporter.username} dan @${admin.username.toUpperCase()}`)
    expect(said.html).toContain(marked(reporter))
    expect(said.told.toSorted()).toEqual([admin.accountId, reporter.accountId].toSorted())
  })

  it('of somebody who does not read the comment is text, like that of nobody', async () => {
    const inside = await say(owner, `@${reporter.username} @tidak-ada @${admin.username}`, 'company_own')
    expect(inside.html).toBe(`<p>@${reporter.username} @tidak-ada ${marked(admin)}</p>`)
    expect(inside.told).toEqual([admin.accountId])
    const rival = await companyOwner('Warung Pay')
    const outside = await say(owner, `@${rival.username} @${team.username} @tidak-ada`)
    expect(outside).toMatchObject({ told: [] })
    expect(outside.html).not.toContain('<strong>')
  })

  it('by the bughunter of names of staff is text: they read none', async () => {
    const said = await say(reporter, `@${owner.username} @${admin.username}`)
    expect([said.html.includes('<strong>'), said.told]).toEqual([false, []])
    expect(await mentionableSeenBy(reporter, reportId)).toEqual([])
  })

  it('in code is text, and of many names the first ten count', async () => {
    expect((await say(owner, `\`@${reporter.username}\``)).told).toEqual([])
    const ten = Array.from({ length: 10 }, (_, at) => `@orang-${at}`).join(' ')
    expect((await say(owner, `${ten} @${reporter.username}`)).told).toEqual([])
  })

  it('is offered by audience, and of the team who works on the report to the team alone', async () => {
    const before = await mentionableSeenBy(team, reportId)
    expect(before.map(({ side }) => side)).not.toContain('operator')
    await takeReport(team, reportId).catch(() => undefined)
    const offered = await mentionableSeenBy(owner, reportId)
    expect(offered.find(({ username }) => username === reporter.username)?.audiences).toEqual(['all'])
    expect(offered.map(({ side }) => side)).not.toContain('operator')
    expect(offered.map(({ username }) => username)).not.toContain(owner.username)
    const rival = await companyOwner('Toko Lain')
    await expect(mentionableSeenBy(rival, reportId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('of somebody who lost access between writing and sending tells them nothing', async () => {
    const leaving = await member(owner.companyId, 1)
    const said = await say(owner, `@${leaving.username} tolong lihat`)
    expect(said.told).toEqual([leaving.accountId])
    await deactivateMember(await withPassword(owner), leaving.memberId!, proof)
    expect(await recipientsOf(database(), 'mentioned', said.event)).toEqual([])
    const after = await say(owner, `@${leaving.username} tolong lihat`)
    expect(after.html).not.toContain('<strong>')
  })
})
