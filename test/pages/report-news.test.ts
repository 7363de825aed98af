import { beforeAll, expect, it } from 'vitest'
import { unreadOf } from '#domain/notification/notification-queries.server.ts'
import { reportsWithNews } from '#domain/notification/report-news.server.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import type { Person } from '#kernel/actor.ts'
import { hello, hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { tell } from '../support/notices.ts'
import { buildStage, type Stage } from '../support/permission-stage.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let stage: Stage
let team: Person
beforeAll(async () => {
  stage = await buildStage()
  team = await hello()
}, 60_000)

const mark = reportQueueWords.id.news
const textOf = async (address: string, person: Person) => {
  const answer = await site.ask(address, { as: await sessionOf(person) })
  return [answer.status, await answer.text()] as const
}
/** Where a report lies in the area of its reporter. */
const pathOf = async (address: string, reportId: string, person: Person) => {
  const [, text] = await textOf(address, person)
  return new RegExp(`/bughunter/hacktivity/[0-9A-Za-z]+/${reportId}`).exec(text)![0]
}

it('a report with news is marked in the list until its reader opens it, and the bell forgets it', async () => {
  const [quiet, loud] = [await stage.report(), await stage.report()]
  const { reporter } = stage
  await tell(team, 'report.moved', loud, { move: 'start_fixing' })
  const unread = await unreadOf(reporter)
  expect(await reportsWithNews(reporter, [quiet, loud])).toEqual([loud])
  const [, list] = await textOf('/bughunter/hacktivity', reporter)
  expect(list.split(mark)).toHaveLength(2)
  const place = await pathOf('/bughunter/hacktivity', loud, reporter)
  expect((await textOf(place, reporter))[0]).toBe(200)
  expect(await reportsWithNews(reporter, [quiet, loud])).toEqual([])
  expect((await textOf('/bughunter/hacktivity', reporter))[1]).not.toContain(mark)
  expect(await unreadOf(reporter)).toBe(unread - 1)
})

it('the marks of one reader are none of another’s: nobody reads news for somebody else', async () => {
  const report = await stage.report()
  const { reporter } = stage
  await tell(team, 'report.moved', report, { move: 'start_fixing' })
  const place = await pathOf('/bughunter/hacktivity', report, reporter)
  expect((await textOf(place, await hunter()))[0]).toBe(404)
  expect((await textOf('/hello/reports', team))[0]).toBe(200)
  expect(await reportsWithNews(reporter, [report])).toEqual([report])
  expect(await reportsWithNews(await hunter(), [report])).toEqual([])
  expect(await reportsWithNews({ kind: 'visitor', address: '' }, [report])).toEqual([])
})

it('a company’s inbox marks what its people have not read', async () => {
  const report = await stage.report()
  const { owner } = stage.people
  await tell(stage.reporter, 'report.commented', report, { audience: 'all' })
  const marked = (await reportsWithNews(owner, [report])).length
  const [, list] = await textOf('/company/reports', owner)
  expect([marked, list.includes(mark)]).toEqual([1, true])
})
