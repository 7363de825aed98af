import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invitations } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  member,
  operator,
  system,
} from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { tell } from '../../../test/support/notices.ts'
import { invite, join, liveProgram } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { namesKnownTo, noNames } from './known-names.server.ts'

useDatabase()

const title = 'KANARI SUTRA'
/** Who of these knows the program an event is about, by their names. */
async function knowing(people: Record<string, Person>, seq: number): Promise<string[]> {
  const known: string[] = []
  for (const [name, { accountId }] of Object.entries(people))
    if ((await namesKnownTo(accountId, seq)).program !== '') known.push(name)
  return known
}

test('the title of a private program is told to those whose page shows it, and to nobody else', async () => {
  const [owner, rival, team] = [await companyOwner(), await companyOwner('Lain'), await operator()]
  const programId = await liveProgram(owner, team, { title, visibility: 'private' })
  const [joined, invited, removed] = [await hunter(), await hunter(), await hunter()]
  await join(joined, programId, owner)
  await join(removed, programId, owner)
  const { id: reportId } = await send(removed, programId)
  await invite(owner, programId, invited)
  await database()
    .update(invitations)
    .set({ status: 'revoked' })
    .where(eq(invitations.bughunterId, removed.accountId))
  const people = {
    ...{ owner, rival, team, joined, invited, removed, stranger: await hunter() },
    ...{ admin: await member(owner.companyId, 1), ungranted: await member(owner.companyId, 2) },
    responder: await incidentAccount(),
  }
  const paused = await tell(owner, 'program.paused', programId)
  expect(await knowing(people, paused.event.seq)).toEqual(['owner', 'team', 'joined', 'admin'])
  // Their own report still names what it was sent to; this company reads it once it is valid.
  const moved = await tell(team, 'report.moved', reportId, { move: 'take' })
  expect(await knowing(people, moved.event.seq)).toEqual(['team', 'removed'])
  expect(await namesKnownTo(owner.accountId, moved.event.seq + 1)).toEqual(noNames)
})

test('whose money an event is about is told to the platform team and to that company', async () => {
  const [owner, rival, team, payee] = [
    await companyOwner('Nusa Bank'),
    await companyOwner(),
    await operator(),
    await hunter(),
  ]
  const facts = { companyId: owner.companyId, bughunterId: payee.accountId, amountIdr: '5000000' }
  const { event } = await tell(system, 'reward.auto_released', owner.companyId, facts)
  const told = async ({ accountId }: Person) => {
    const { payer, payee } = await namesKnownTo(accountId, event.seq)
    return [payer, payee]
  }
  expect(await told(team)).toEqual(['Nusa Bank', payee.username])
  expect(await told(owner)).toEqual(['Nusa Bank', ''])
  for (const other of [rival, payee]) expect(await told(other)).toEqual(['', ''])
})
