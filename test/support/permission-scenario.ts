import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import type { ProgramStatus, Visibility } from '#domain/program/program.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import type { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import { type MemberPermission, memberPermissions, type Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member } from './cast.ts'
import { withPassword } from './members.ts'
import { fund, liveProgram, reportRow, reviewedReport, vectors } from './reward-scenario.ts'

type Insider = Person & { companyId: string }

/** People of a company by what they may: each toggle alone, each of the four in one program alone, and those outside. */
export const members = {
  bare: [],
  comment: ['report.comment'],
  internal: ['report.comment_internal'],
  rate: ['report.rate'],
  decide: ['reward.decide'],
  program: ['program.manage'],
  member: ['member.manage'],
  integration: ['integration.manage'],
  export: ['export'],
} as const satisfies Record<string, MemberPermission[]>

/** Members whose toggle holds by their grants alone. */
export const byGrant = {
  grantComment: 'report.comment',
  grantInternal: 'report.comment_internal',
  grantRate: 'report.rate',
  grantDecide: 'reward.decide',
} as const satisfies Record<string, MemberPermission>

export const insiders = [
  'owner',
  'admin',
  ...(Object.keys(members) as (keyof typeof members)[]),
  ...(Object.keys(byGrant) as (keyof typeof byGrant)[]),
  'ungranted',
  'other',
  'suspended',
] as const
export type Who = (typeof insiders)[number]

export type Stage = {
  people: Record<Who, Insider>
  reporter: Person
  /** A private program, live, granted to all members but `ungranted`. */
  programId: string
  program: (status?: ProgramStatus, visibility?: Visibility) => Promise<string>
  /** A report in `programId`, rated and not yet rewarded unless said otherwise. @returns its id */
  report: (more?: Partial<typeof reports.$inferInsert>) => Promise<string>
}

/** A company with everyone in it, and reports and programs to be made as they are needed. */
export async function buildStage(): Promise<Stage> {
  const owner = await companyOwner()
  const people = await buildPeople(owner)
  const reporter = await hunter()
  await fund(owner.companyId, 9_000_000_000n)
  const program = async (status: ProgramStatus = 'accepted', visibility: Visibility = 'private') => {
    const id = await liveProgram(owner, { visibility })
    await database().update(programs).set({ status }).where(eq(programs.id, id))
    await grantToAll(people, id)
    return id
  }
  const programId = await program()
  const report = (more = {}) => reviewedReport(programId, reporter, { ...rated, ...more })
  return { people, reporter, programId, program, report }
}

const rated = {
  ...({ stage: 'rated', rewardState: 'proposed', fix: 'open', revision: 3 } as const),
  ...({ triagedLevel: 7, riskLevel: 7, cvssVector: vectors.high, cvssScore: 7.5 } as const),
  ...{ validAt: new Date('2026-01-10T03:00:00Z'), ratedAt: new Date('2026-01-11T03:00:00Z') },
}

async function buildPeople(owner: Insider): Promise<Stage['people']> {
  const { companyId } = owner
  const people: Partial<Stage['people']> = { owner, admin: await member(companyId, 1) }
  for (const [name, permissions] of Object.entries(members)) {
    people[name as keyof typeof members] = await member(companyId, 2, [], [...permissions])
  }
  for (const name of Object.keys(byGrant) as (keyof typeof byGrant)[])
    people[name] = await member(companyId, 2, [], [])
  people.ungranted = await member(companyId, 2, [], [...memberPermissions])
  people.other = await companyOwner('Warung Pay')
  people.suspended = { ...(await member(companyId, 1)), suspended: true }
  await database()
    .update(accounts)
    .set({ standing: 'suspended' })
    .where(eq(accounts.id, people.suspended.accountId))
  for (const person of Object.values(people)) await withPassword(person)
  return people as Stage['people']
}

async function grantToAll(people: Stage['people'], programId: string): Promise<void> {
  const grants = [
    ...Object.keys(members).map((name) => ({ name: name as Who, permissions: [] as MemberPermission[] })),
    ...Object.entries(byGrant).map(([name, one]) => ({ name: name as Who, permissions: [one] })),
  ]
  await database()
    .insert(memberGrants)
    .values(
      grants.map(({ name, permissions }) => ({
        ...{ memberId: people[name].memberId!, programId, permissions, grantedAt: after(now(), -2 * day) },
      })),
    )
}

export async function withoutGrants({ memberId }: Person): Promise<void> {
  await database().delete(memberGrants).where(eq(memberGrants.memberId, memberId!))
}

/** A person who was invited and has not come yet. @returns the membership */
export async function waitingMember(companyId: string): Promise<string> {
  const id = newId()
  const email = `${id}@nusabank.test`
  await database()
    .insert(companyMembers)
    .values({
      ...{ id, companyId, email, emailKey: email, name: 'Calon Anggota', permission: 2, status: 1 },
      invitedAt: now(),
    })
  return id
}

/** The address of a report in the work queue of its company. */
export async function deskOf(reportId: string): Promise<string> {
  const { hash } = await reportRow(reportId)
  return `/company/reports/detail/${hash}/${reportId}`
}
