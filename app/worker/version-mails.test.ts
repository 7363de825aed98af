import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { expect, test } from 'vitest'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { unsafeMailSubject } from '#domain/notification/mail-subject.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { decideProposal } from '#domain/program/proposal/decide-proposal.server.ts'
import { withdrawProposal } from '#domain/program/proposal/withdraw-proposal.server.ts'
import { momentText } from '#i18n/moment.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { tellAgain } from '../../test/support/notices.ts'
import { agree, liveProgram, programInputWith } from '../../test/support/programs.ts'
import { mailFactsOf } from './mail-facts.ts'

useDatabase()

const newest = async () => (await unsafeEventsAfter(0, 10_000)).at(-1)!
/** Who of these hears of the newest event, and of what. */
async function heard(people: Record<string, Person>): Promise<string[]> {
  const hearers = await tellAgain(await newest())
  return Object.entries(people).flatMap(([name, { accountId }]) =>
    hearers.filter(({ reader }) => reader.id === accountId).map(({ kind }) => `${name} ${kind}`),
  )
}

test('RUL-03 operators are notified of a proposed version, and those who signed before it is in force, from when', async () => {
  const [owner, team, signed, stranger] = [
    await companyOwner(),
    await operator(),
    await hunter(),
    await hunter(),
  ]
  const people = { owner, team, signed, stranger }
  const id = await liveProgram(owner)
  await agree(signed, id)
  travelTo(now())
  await editProgram(owner, id, programInputWith({ title: 'Judul yang lain' }), 1)
  expect(await heard(people)).toEqual(['team team_version'])
  await decideProposal(team, id, { decision: 'accept', version: 2 })
  expect(await heard(people)).toEqual(['owner company_version_approved', 'signed hunter_version_announced'])
  const event = await newest()
  const { until } = mailFactsOf('hunter_version_announced', event, await unsafeMailSubject(event), 'id')
  expect(until).toBe(momentText(later(now(), 3 * day), 'id'))
  await withdrawProposal(owner, id, { version: 2 })
  expect(await heard(people)).toEqual(['signed hunter_version_withdrawn'])
  await editProgram(owner, id, programInputWith({ title: 'Judul ketiga' }), 1)
  await withdrawProposal(owner, id, { version: 3 })
  expect(await heard(people)).toEqual([])
  const reason = 'Judul ini menyebut produk milik perusahaan lain.'
  await editProgram(owner, id, programInputWith({ title: 'Judul keempat' }), 1)
  await decideProposal(team, id, { decision: 'corrections', version: 4, reason })
  expect(await heard(people)).toEqual(['owner company_version_returned'])
  await editProgram(owner, id, programInputWith({ title: 'Judul kelima' }), 4)
  await decideProposal(team, id, { decision: 'reject', version: 5, reason })
  expect(await heard(people)).toEqual(['owner company_version_refused'])
})
