import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { tell, tellAgain } from '../../../test/support/notices.ts'
import { aReport } from '../../../test/support/report-row.ts'
import { endLostFollows, followReport } from './follow-report.server.ts'
import { chooseNotices } from './notice-choices.server.ts'
import { noticesSeenBy } from './notification-queries.server.ts'
import { readingNews } from './report-news.server.ts'

useDatabase()

async function scene() {
  const [reporter, owner] = [await hunter(), await companyOwner()]
  const [assignee, colleague] = [await operator(), await operator()]
  const report = await aReport({ reporter, owner, assignee, validAt: new Date() })
  return { reporter, owner, assignee, colleague, report }
}
const watch = (person: Person, id: string) => followReport(person, id, { way: 'watch' })
const mute = (person: Person, id: string) => followReport(person, id, { way: 'mute' })
const kindsOf = async (person: Person) =>
  (await noticesSeenBy(person, {}, { size: 20 })).map(({ kind }) => kind)
const comment = (actor: Person, id: string, audience: string) =>
  tell(actor, 'report.commented', id, { commentId: id, audience })
const chosen = async (person: Person, id: string) =>
  (await readingNews(person, async () => ({ report: { id } }))).follow

test('who watches a report hears of what they may read on it, once, and of nothing they did', async () => {
  const { reporter, owner, assignee, colleague, report } = await scene()
  for (const person of [reporter, owner, colleague]) await watch(person, report.id)
  const { event } = await tell(assignee, 'report.moved', report.id, { move: 'take' })
  await tellAgain(event)
  // The reporter's own notice is the better one.
  expect(await kindsOf(reporter)).toEqual(['hunter_report_taken'])
  expect(await kindsOf(owner)).toEqual(['person_report_news'])
  expect(await kindsOf(colleague)).toEqual(['person_report_news'])
  expect(await kindsOf(assignee)).toEqual([])
  await comment(assignee, report.id, 'hello')
  expect([await kindsOf(reporter), await kindsOf(owner)]).toEqual([
    ['hunter_report_taken'],
    ['person_report_news'],
  ])
  expect(await kindsOf(colleague)).toHaveLength(2)
  await comment(colleague, report.id, 'company')
  expect(await kindsOf(reporter)).toHaveLength(1)
  expect(await kindsOf(owner)).toEqual(['company_comment', 'person_report_news'])
  expect(await kindsOf(colleague)).toHaveLength(2)
})

test('a muted report tells only what waits for its reader, also where its mail waited meanwhile', async () => {
  const { reporter, assignee, report } = await scene()
  await mute(reporter, report.id)
  const { hearers } = await tell(assignee, 'report.moved', report.id, { move: 'take' })
  expect(hearers.map(({ reader, wish }) => [reader.id, wish.page, wish.mail])).toContainEqual([
    reporter.accountId,
    false,
    'off',
  ])
  await comment(assignee, report.id, 'all')
  expect(await kindsOf(reporter)).toEqual([])
  await tell(assignee, 'report.moved', report.id, { move: 'ask_info' })
  expect(await kindsOf(reporter)).toHaveLength(1)
  const other = await aReport({ reporter, owner: await companyOwner() })
  await tell(assignee, 'report.moved', other.id, { move: 'take' })
  expect(await kindsOf(reporter)).toHaveLength(2)
})

test('what must be done by a deadline is mailed, even where its group is off', async () => {
  const { reporter, assignee, report } = await scene()
  await chooseNotices(reporter, { choices: [{ group: 'reports', page: false, mail: 'off' }] })
  const wishOf = async (move: string) =>
    (await tell(assignee, 'report.moved', report.id, { move })).hearers.find(
      ({ reader }) => reader.id === reporter.accountId,
    )!.wish
  expect(await wishOf('take')).toMatchObject({ page: false, mail: 'off' })
  expect(await wishOf('ask_info')).toMatchObject({ page: true, mail: 'now' })
  await chooseNotices(reporter, { choices: [{ group: 'reports', page: false, mail: 'daily' }] })
  expect(await wishOf('ask_info')).toMatchObject({ page: true, mail: 'daily' })
})

test('the choice is one a person, is changed, ended and repeated, and refused for what they may not read', async () => {
  const { reporter, owner, report } = await scene()
  expect(await chosen(owner, report.id)).toBe('usual')
  await Promise.all([watch(owner, report.id), mute(owner, report.id), watch(owner, report.id)])
  await mute(owner, report.id)
  await mute(owner, report.id)
  expect([await chosen(owner, report.id), await chosen(reporter, report.id)]).toEqual(['mute', 'usual'])
  for (const _turn of [1, 2]) await followReport(owner, report.id, { way: 'usual' })
  expect(await chosen(owner, report.id)).toBe('usual')
  for (const stranger of [await hunter(), await companyOwner()]) {
    await expect(watch(stranger, report.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(watch(stranger, 'x')).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('who loses a report hears no more of it, and the nightly job ends the watch', async () => {
  const { reporter, owner, assignee, report } = await scene()
  await watch(owner, report.id)
  await watch(reporter, report.id)
  await database().execute(
    sql`UPDATE programs SET managed_by = 'product' WHERE id = (SELECT program_id FROM reports WHERE id = ${report.id})`,
  )
  await database().execute(sql`UPDATE reports SET valid_at = NULL WHERE id = ${report.id}`)
  const { hearers } = await tell(assignee, 'report.moved', report.id, { move: 'take' })
  expect(hearers.map(({ reader }) => reader.id)).toEqual([reporter.accountId])
  expect([await endLostFollows(), await endLostFollows()]).toEqual([1, 0])
  const rows = await database().execute(
    sql`SELECT account_id FROM report_follows WHERE report_id = ${report.id}`,
  )
  expect(rows.rows).toEqual([{ account_id: reporter.accountId }])
})
