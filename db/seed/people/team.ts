import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { accounts } from '#domain/account/account-tables.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { usernameKey } from '#domain/account/username.ts'
import { database } from '#infra/database.ts'
import { type Role, workingRoles } from '#kernel/actor.ts'
import { demoPassword } from '../cast.ts'
import { type OpenPopulation, personOf } from '../population.ts'

// No one signs up for the platform team, and there is no open endpoint to it: these accounts are written straight into
// the tables.
const team = [
  { role: 'hello', username: 'triase', email: 'triase@demo.test' },
  { role: 'hello', username: 'verifikator', email: 'verifikator@demo.test' },
  // Two people deny a verification; a third decides on the objection.
  { role: 'hello', username: 'penyelia', email: 'penyelia@demo.test' },
  { role: 'incident', username: 'insiden', email: 'insiden@demo.test' },
] as const

export async function seatTeam(population: OpenPopulation): Promise<void> {
  for (const seat of team) population.meet(personOf(await openAccount(seat)))
}

let passwordHash: Promise<string> | undefined

async function openAccount({ role, username, email }: { role: Role; username: string; email: string }) {
  passwordHash ??= hashPassword(demoPassword)
  const accountId = newId()
  const locale = 'id'
  const keys = { emailKey: emailKey(email), usernameKey: usernameKey(username) }
  await database()
    .insert(accounts)
    .values({
      id: accountId,
      role,
      email,
      username,
      ...keys,
      passwordHash: await passwordHash,
      locale,
      createdAt: now(),
    })
  if (role === 'hello')
    await database()
      .insert(operators)
      .values({
        ...{ id: accountId, email, emailKey: keys.emailKey, locale, roles: [...workingRoles] },
        ...{ rolesSince: now(), state: 'active', invitedAt: now() },
      })
  return { accountId, username, role, locale } as const
}
