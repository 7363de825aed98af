import { newId } from '@cakrawala/ids/ids'
import { beforeAll, expect, it } from 'vitest'
import type { Person } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { hunter, operator } from '../support/cast.ts'
import { cloneRow } from '../support/clone-rows.ts'
import { useDatabase } from '../support/database.ts'
import { buildPayouts } from '../support/payout-environment.ts'
import { buildStage } from '../support/permission-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let person: Person
beforeAll(async () => {
  const stage = await buildStage()
  person = stage.reporter
  await buildPayouts(person, await operator(), await stage.report())
  const fresh = (turn: number) => ({ code: `PO-2021-${100_000 + turn}`, request_key: newId() })
  await cloneRow('payouts', 11, fresh, `state = 'requested'`)
}, 60_000)

const root = '/bughunter/profile/reward'
const textOf = async (address: string, who = person) => {
  const answer = await site.ask(address, { as: await sessionOf(who) })
  return [answer.status, (await answer.text()).replaceAll('&amp;', '&').split('<script')[0]!] as const
}
const codesIn = (html: string) => new Set(html.match(/PO-20\d\d-\d{6}/g))
const wayIn = (html: string, rel: string) =>
  new RegExp(`<a[^>]*rel="${rel}"[^>]*>`).exec(html)?.[0].match(/href="([^"#]+)#payouts"/)?.[1]

it('DOS-11 own payouts page forth and back, and the amount in transfer is that of all of them', async () => {
  const [status, first] = await textOf(root)
  expect([status, codesIn(first).size]).toEqual([200, 10])
  expect(first).toContain(formatRupiah(12n * 200_000n))
  const [, second] = await textOf(wayIn(first, 'next')!)
  expect(new Set([...codesIn(first), ...codesIn(second)]).size).toBe(14)
  expect(wayIn(second, 'next')).toBeUndefined()
  expect(second).toContain(formatRupiah(12n * 200_000n))
  const [, back] = await textOf(wayIn(second, 'prev')!)
  expect(codesIn(back)).toEqual(codesIn(first))
})

it('RPT-01 a cursor of another user’s payouts shows none of theirs', async () => {
  const [, first] = await textOf(root)
  const stranger = await hunter()
  const [status, html] = await textOf(wayIn(first, 'next')!, stranger)
  expect([status === 200 || status === 302, codesIn(html).size]).toEqual([true, 0])
})
