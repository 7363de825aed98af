import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { expect, it } from 'vitest'
import { rejectIncident, verifyIncident } from '#domain/incident/move-incident.server.ts'
import { reportIncident } from '#domain/incident/report-incident.server.ts'
import { takeIncident } from '#domain/incident/take-incident.server.ts'
import { companyOwner, hunter, incidentAccount, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { anAssessment, anIncident } from '../support/incidents.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

async function calendarAt(address: string, as: string) {
  const answer = await site.ask(address, { as })
  const text = (await answer.text()).replaceAll('\r\n ', '')
  const type = answer.headers.get('content-type')
  const named = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value)
  return { status: answer.status, type, text, named }
}

it('shows the deadlines of a ticket to its readers: to operators those that bind, to the reporter the legal ones', async () => {
  const [team, reporter] = [await operator(), await incidentAccount()]
  const [asTeam, asReporter] = [await sessionOf(team), await sessionOf(reporter)]
  const mine = { email: `${reporter.username}@demo.test`, title: 'Server gaji terkunci' }
  const id = await reportIncident(visitor, anIncident(mine), 'id')
  const [theirs, ours] = [`/incident/tickets/${id}`, `/hello/incidents/${id}`]
  const before = await calendarAt(`${ours}/calendar`, asTeam)
  expect([before.status, before.type]).toEqual([200, 'text/calendar; charset=utf-8'])
  const uids = before.named('UID')
  expect(uids.map((uid) => uid!.replace(/@.*/, ''))).toEqual([`${id}-iiv`, `${id}-pdp`])

  await takeIncident(team, id)
  await verifyIncident(team, id, anAssessment({ personalData: true, vital: false }))
  const judged = await calendarAt(`/en${ours}/calendar`, asTeam)
  expect(judged.named('UID')).toEqual([uids[1]])
  expect(judged.named('SUMMARY')[0]).toMatch(/^Deadline 3 × 24 h: \S+$/)
  expect(judged.named('URL')[0]).toMatch(new RegExp(`/en${ours}$`))
  const told = await calendarAt(`${theirs}/calendar`, asReporter)
  expect(told.named('UID')).toEqual(uids)
  expect(told.named('URL')[0]).toMatch(new RegExp(`${theirs}$`))
  for (const { text } of [before, judged, told]) expect(text).not.toMatch(/gaji|Ratna|Portal|@demo/)

  // Sessions end sooner than deadlines.
  const readers = async () => [
    [ours, await sessionOf(team)] as const,
    [theirs, await sessionOf(reporter)] as const,
  ]
  const links = async () => {
    const pages = (await readers()).map(([page, as]) => site.ask(page, { as }))
    return Promise.all(
      pages.map(async (asked) => {
        const answer = await asked
        return [answer.status, (await answer.text()).includes('/calendar"')]
      }),
    )
  }
  expect(await links()).toEqual([
    [200, true],
    [200, true],
  ])
  travelTo(after(now(), 3 * day))
  expect(await links()).toEqual([
    [200, false],
    [200, false],
  ])
  for (const [page, as] of await readers())
    expect((await calendarAt(`${page}/calendar`, as)).status).toBe(404)
})

it('has none for a ticket that has ended', async () => {
  const team = await operator()
  const as = await sessionOf(team)
  const id = await reportIncident(visitor, anIncident(), 'id')
  await takeIncident(team, id)
  await rejectIncident(team, id, 'Ini permintaan bantuan, bukan insiden.')
  expect((await calendarAt(`/hello/incidents/${id}/calendar`, as)).status).toBe(404)
  expect(await (await site.ask(`/hello/incidents/${id}`, { as })).text()).not.toContain('/calendar"')
})

it('shows the deadlines of a report by its code and no text of it', async () => {
  const [owner, team, reporter] = [await companyOwner('Rahasia Jaya'), await operator(), await hunter()]
  const program = await liveProgram(owner, team)
  await join(reporter, program)
  const { hash, id, code } = await send(reporter, program, { title: 'Riwayat transfer terbaca' })
  const as = await sessionOf(reporter)
  const page = `/bughunter/hacktivity/${hash}`
  expect(await (await site.ask(`${page}/${id}`, { as })).text()).toContain(`${page}/calendar/${id}"`)
  const { status, named, text } = await calendarAt(`${page}/calendar/${id}`, as)
  expect(status).toBe(200)
  expect(named('SUMMARY')).toEqual([`Tenggat Tanggapan pertama: ${code}`, `Tenggat Verifikasi: ${code}`])
  expect(text).not.toMatch(/Riwayat|transfer|Rahasia|Jaya/)
  // A deadline that has passed is no news for a calendar.
  travelTo(after(now(), 60 * day))
  expect((await calendarAt(`${page}/calendar/${id}`, await sessionOf(reporter))).status).toBe(404)
})
