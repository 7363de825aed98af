import { beforeAll, describe, expect, it } from 'vitest'
import { unreadOf } from '#domain/notification/notification-queries.server.ts'
import { reportsWithNews } from '#domain/notification/reports-with-news.server.ts'
import { listWords } from '#i18n/lists.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { tell } from '../support/notices.ts'
import { buildStage, type Stage } from '../support/permission-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const ask = useApi()
let stage: Stage
let team: Person
beforeAll(async () => {
  stage = await buildStage()
  team = await operator()
}, 60_000)

const mark = reportQueueWords.id.news
const textOf = async (address: string, person: Person) => {
  const answer = await site.ask(address, { as: await sessionOf(person) })
  return [answer.status, await answer.text()] as const
}
/** Where a report is in the area of its reporter. */
const pathOf = async (address: string, reportId: string, person: Person) => {
  const [, text] = await textOf(address, person)
  return new RegExp(`/bughunter/hacktivity/[0-9A-Za-z]+/${reportId}`).exec(text)![0]
}

it('a report with notifications is marked in the list until its reader opens it, and the bell removes it', async () => {
  await stage.report()
  const loud = await stage.report()
  const { reporter } = stage
  await tell(team, 'report.moved', loud, { move: 'start_fixing' })
  const unread = await unreadOf(reporter)
  expect(await reportsWithNews(reporter)).toEqual([loud])
  const [, list] = await textOf('/bughunter/hacktivity', reporter)
  expect(list.split(mark)).toHaveLength(2)
  const place = await pathOf('/bughunter/hacktivity', loud, reporter)
  expect((await textOf(place, reporter))[0]).toBe(200)
  expect(await reportsWithNews(reporter)).toEqual([])
  expect((await textOf('/bughunter/hacktivity', reporter))[1]).not.toContain(mark)
  expect(await unreadOf(reporter)).toBe(unread - 1)
})

it('marks are per reader: no one reads notifications for another', async () => {
  const report = await stage.report()
  const { reporter } = stage
  await tell(team, 'report.moved', report, { move: 'start_fixing' })
  const place = await pathOf('/bughunter/hacktivity', report, reporter)
  expect((await textOf(place, await hunter()))[0]).toBe(404)
  expect((await textOf('/hello/reports', team))[0]).toBe(200)
  expect(await reportsWithNews(reporter)).toEqual([report])
  expect(await reportsWithNews(await hunter())).toEqual([])
  expect(await reportsWithNews({ kind: 'visitor', address: '' })).toEqual([])
})

it('a company’s inbox marks what its people have not read', async () => {
  const report = await stage.report()
  const { owner } = stage.people
  await tell(stage.reporter, 'report.commented', report, { audience: 'all' })
  const marked = await reportsWithNews(owner)
  const [, list] = await textOf('/company/reports', owner)
  expect([marked, list.includes(mark)]).toEqual([[report], true])
})

describe('unread alone', () => {
  it.each(['/bughunter/hacktivity', '/company/reports', '/hello/reports'])(
    '%s shows them, or the link back to all',
    async (address) => {
      await stage.report({ title: 'Tanpa kabar apa pun' })
      const report = await stage.report({ title: 'Ada kabarnya' })
      const area = address.split('/')[1] as 'bughunter' | 'company' | 'hello'
      const reader = { bughunter: stage.reporter, company: stage.people.rate, hello: await operator() }[area]
      const [, empty] = await textOf(`${address}?unread=true&severity=low`, reader)
      expect(empty).toContain(listWords.id.nothing.all)
      expect(empty).toContain(`href="${address}"`)
      await tell(stage.people.owner, 'report.commented', report, { audience: 'all' })
      if (area === 'hello') return
      const [status, list] = await textOf(`${address}?unread=true`, reader)
      expect([status, list.includes('Ada kabarnya')]).toEqual([200, true])
      expect(list).not.toContain('Tanpa kabar apa pun')
      expect(list).toMatch(/<input(?=[^>]*name="unread")[^>]* checked=""/)
    },
  )

  it('is a filter of the API with the same values, together with the rest', async () => {
    const { reporter } = stage
    const report = await stage.report()
    await tell(team, 'report.commented', report, { audience: 'all' })
    const list = async (query: string) => (await ask(reporter, 'GET', `/api/v1/reports?${query}`)).body.data
    const { rows, news } = await list('unread=true&stage=rated')
    expect(rows.map(({ id }: { id: string }) => id)).toContain(report)
    expect(news).toEqual(rows.map(({ id }: { id: string }) => id))
    expect((await list('unread=true&stage=closed')).rows).toEqual([])
    expect((await ask(reporter, 'GET', '/api/v1/reports?unread=yes')).status).toBe(422)
    await ask(reporter, 'GET', `/api/v1/reports/${report}`)
    expect((await list('unread=true')).news).not.toContain(report)
  })
})
