import { hashPassword } from '@cakrawala/secrets/password'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { acceptInvitation } from '#domain/company/accept-invitation.server.ts'
import { inviteMember } from '#domain/company/invite-member.server.ts'
import { database } from '#infra/database.ts'
import type { MemberPermission } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { demoPassword } from '../cast.ts'
import { type OpenPopulation, personOf } from '../population.ts'
import { type Scene, visitor } from '../scene.ts'

type Invited = { name: string; email: string; permission: 1 | 2; permissions: MemberPermission[] }

const admin: Invited & { username: string } = {
  ...{ name: 'Laksmi Pradipta', username: 'nusabank-admin', email: 'admin@nusabank.test' },
  ...{ permission: 1, permissions: [] },
}
const staff: Invited & { username: string } = {
  ...{ name: 'Damar Wicaksana', username: 'nusabank-staf', email: 'staf@nusabank.test' },
  ...{ permission: 2, permissions: ['report.comment', 'report.comment_internal'] },
}
const waiting: Invited = {
  ...{ name: 'Ratih Kusumawardhani', email: 'ratih@nusabank.test' },
  ...{ permission: 2, permissions: ['report.comment', 'report.rate'] },
}

/** Nusa Bank's owner invites an admin and a member, who join at once, and today a person who has not answered yet. */
export function memberScenes(population: OpenPopulation): Scene[] {
  return [
    { at: '72d 09:00', play: () => seat(population, admin) },
    { at: '72d 09:10', play: () => seat(population, staff) },
    { at: '2h', play: () => invite(population, waiting) },
  ]
}

async function seat(
  population: OpenPopulation,
  { username, ...invited }: Invited & { username: string },
): Promise<void> {
  const memberId = await invite(population, invited)
  const token = found(await unsafeWaitingToken('member_verification', invited.email))
  await acceptInvitation(visitor, { token, username, agreement: 'on' })
  const [row] = await database().select().from(companyMembers).where(eq(companyMembers.id, memberId))
  const { accountId, companyId, permission, locale } = found(row)
  // Not through the form of first passwords: it refuses this one, which everyone knows.
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(demoPassword) })
    .where(eq(accounts.id, found(accountId)))
  const person = { accountId: found(accountId), username, role: 'company_member', locale } as const
  const { permissions } = invited
  population.meet(personOf({ ...person, companyId, permission, memberId, permissions }))
}

async function invite(population: OpenPopulation, invited: Invited): Promise<string> {
  const { memberId } = await inviteMember(population.person('nusabank'), {
    ...{ ...invited, rewardLimit: null, programs: [], currentPassword: demoPassword },
  })
  return memberId
}
