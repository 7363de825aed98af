import type { Locale } from './locale.ts'

/** Role numbers, as sessions and the API name them. */
export const roleIds = {
  bughunter: 2,
  company: 80431,
  company_member: 4,
  hello: 42052,
  incident: 53117,
} as const
export type Role = keyof typeof roleIds
export const roles = Object.keys(roleIds) as Role[]

/** What a company member may be allowed beyond reading; admins and owners may all of it. */
export const memberPermissions = [
  'report.comment',
  'report.comment_internal',
  'report.rate',
  'reward.decide',
  'program.manage',
  'member.manage',
  'integration.manage',
  'export',
] as const
export type MemberPermission = (typeof memberPermissions)[number]

/** What people of the platform team do; an auditor only reads. */
export const teamRoles = [
  'triage',
  'finance',
  'identity',
  'editor',
  'support',
  'administrator',
  'auditor',
] as const
export type TeamRole = (typeof teamRoles)[number]
export const workingRoles: readonly TeamRole[] = teamRoles.filter((role) => role !== 'auditor')

export type Visitor = { kind: 'visitor'; address: string }
/** The platform itself: jobs, schedules, deadlines. `job` names which. */
export type System = { kind: 'system'; job: string }
export type Person = {
  kind: 'person'
  accountId: string
  username: string
  role: Role
  /** The small picture beside the name, of company people that of the company; null without one. */
  picture: string | null
  /** The company this person acts for; null outside the company roles. */
  companyId: string | null
  /** 1 admin, 2 member; the owner (role company) is 1. Null outside the company roles. */
  permission: 1 | 2 | null
  /** The membership of a company member; null for everyone else. */
  memberId: string | null
  /** What holds in all programs of the company: all for the owner and admins, the toggles of members. */
  permissions: readonly MemberPermission[]
  /** The roles of an operator; none outside the platform team. */
  teamRoles: readonly TeamRole[]
  /** Whether the company asks a second factor of all its people. */
  companyNeedsFactor: boolean
  /** A second factor is due before anything else: required for this role, or owed after a reset. */
  factorOwed: boolean
  /** A bughunter whose identity the platform team has verified. False for every other role. */
  verified: boolean
  suspended: boolean
  locale: Locale
  sessionId: string
  address: string
}
export type Actor = Visitor | System | Person

export function isPerson(actor: Actor): actor is Person {
  return actor.kind === 'person'
}

/** A person of a role; the narrow type keeps the "else" branch open to people of other roles. */
export type PersonOf<R extends Role> = Person & { role: R }

export function isRole<R extends Role>(actor: Actor, ...wanted: R[]): actor is PersonOf<R> {
  return actor.kind === 'person' && (wanted as Role[]).includes(actor.role)
}

export function isOperator(actor: Actor): actor is PersonOf<'hello'> {
  return isRole(actor, 'hello')
}

/** Whether an operator has any role that does more than read. */
export function isWorking({ teamRoles: own }: Pick<Person, 'teamRoles'>): boolean {
  return own.some((role) => workingRoles.includes(role))
}

export function isBughunter(actor: Actor): actor is PersonOf<'bughunter'> {
  return isRole(actor, 'bughunter')
}

export function isCompany(
  actor: Actor,
): actor is PersonOf<'company' | 'company_member'> & { companyId: string } {
  return isRole(actor, 'company', 'company_member') && actor.companyId !== null
}

/** Home of each role. */
export const homeOf = {
  bughunter: '/bughunter',
  company: '/company',
  company_member: '/company',
  hello: '/hello',
  incident: '/incident',
} as const satisfies Record<Role, string>

/** The security page of each role: the one page of its area that is open while a second factor is owed. */
export const securityPageOf = {
  bughunter: '/bughunter/profile/security',
  company: '/company/profile/security',
  company_member: '/company/profile/security',
  hello: '/hello/security',
  incident: '/incident/security',
} as const satisfies Record<Role, string>
