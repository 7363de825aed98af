import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { accounts, bughunters, ndaAcceptances } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { memberGrants, planTerms } from '#domain/company/company-tables.server.ts'
import { versionToSign } from '#domain/company/contract/contract.ts'
import { companyContracts } from '#domain/company/contract/contract-tables.server.ts'
import type { Plan } from '#domain/company/plan.ts'
import { database } from '#infra/database.ts'
import {
  type MemberPermission,
  memberPermissions,
  type Person,
  type Role,
  type System,
  type TeamRole,
  type Visitor,
  workingRoles,
} from '#kernel/actor.ts'

/** People for domain tests, put straight into the tables; the journeys make theirs through the pages. */
export const visitor: Visitor = { kind: 'visitor', address: '192.0.2.1' }
export const system: System = { kind: 'system', job: 'test' }

let turn = 0

/** Rights of the cast are older than any scenario, so that they count for second people. */
const longAgo = new Date('2020-01-01T00:00:00Z')

/** A bughunter; verified with signed NDA unless said otherwise. */
export async function hunter({
  verified = true,
  nda = verified,
  name,
}: {
  verified?: boolean
  nda?: boolean
  name?: string
} = {}): Promise<Person> {
  const person = await account('bughunter', name)
  await database()
    .insert(bughunters)
    .values({
      accountId: person.accountId,
      tshirtSize: 'M',
      fullName: 'Elang Jawa',
      identityStatus: verified ? 1 : 0,
      identitySubmittedAt: verified ? now() : null,
    })
  if (nda) {
    await database()
      .insert(ndaAcceptances)
      .values({
        accountId: person.accountId,
        version: '1',
        textHash: Buffer.alloc(32),
        address: '192.0.2.1',
        device: 'test',
        acceptedAt: now(),
      })
  }
  return { ...person, verified }
}

/** A company with its owner, on a plan without limits and with a contract in force unless said otherwise. */
export async function companyOwner(
  name = 'Nusa Bank',
  plan: Plan = 'enterprise',
  { contract = true, emailDomain = 'nusabank.test' } = {},
): Promise<Person & { companyId: string }> {
  const person = await account('company')
  const companyId = newId()
  await database().insert(companies).values({
    id: companyId,
    ownerId: person.accountId,
    name,
    phone: '+622150001234',
    emailDomain,
    createdAt: longAgo,
  })
  if (plan !== 'free') {
    await database()
      .insert(planTerms)
      .values({ id: newId(), companyId, plan, validFrom: '2020-01-01', grantedAt: now() })
  }
  const owner = { ...person, companyId, permission: 1, permissions: memberPermissions } as const
  if (contract) await contractInForce(owner, name)
  return owner
}

/** The contract of a company, signed and counter-signed long ago. */
async function contractInForce({ companyId, accountId }: Person & { companyId: string }, legalName: string) {
  const text = { id: 'Perjanjian', en: 'Contract' }
  await database()
    .insert(companyContracts)
    .values({
      ...{ companyId, legalName, version: versionToSign().version, text, textHash: Buffer.alloc(32) },
      ...{ signerId: accountId, signerName: 'Ratna Dewi', position: 'Direktur', signedAt: longAgo },
      ...{
        address: '192.0.2.1',
        device: 'test',
        provenBy: 'password',
        state: 'in_force',
        decidedAt: longAgo,
      },
    })
}

/** An active member of a company; permission 2 sees only the programs granted. */
export async function member(
  companyId: string,
  permission: 1 | 2,
  granted: string[] = [],
  permissions: MemberPermission[] = ['report.comment', 'report.comment_internal'],
): Promise<Person & { companyId: string }> {
  const person = await account('company_member')
  const memberId = newId()
  await database()
    .insert(companyMembers)
    .values({
      ...{
        id: memberId,
        companyId,
        accountId: person.accountId,
        name: person.username,
        permission,
        status: 2,
      },
      ...{ email: `${person.username}@demo.test`, emailKey: `${person.username}@demo.test`, permissions },
      ...{ invitedAt: longAgo, joinedAt: longAgo, decidesSince: longAgo },
    })
  for (const programId of granted) {
    await database().insert(memberGrants).values({ memberId, programId, grantedAt: longAgo })
  }
  return {
    ...person,
    companyId,
    permission,
    memberId,
    permissions: permission === 1 ? memberPermissions : permissions,
  }
}

/** Of all roles but the auditor's, unless said otherwise. */
export async function operator(teamRoles: readonly TeamRole[] = workingRoles): Promise<Person> {
  const person = await account('hello')
  const { accountId: id, username, locale } = person
  const email = `${username}@demo.test`
  await database()
    .insert(operators)
    .values({
      ...{ id, email, emailKey: email, locale, roles: [...teamRoles] },
      ...{ rolesSince: longAgo, state: 'active', invitedAt: longAgo },
    })
  return { ...person, teamRoles }
}

export async function incidentAccount(): Promise<Person> {
  return account('incident')
}

async function account(role: Role, name?: string): Promise<Person> {
  const username = name ?? `${role.replace('_', '-')}-${++turn}-${newId().slice(-5)}`
  const accountId = newId()
  await database()
    .insert(accounts)
    .values({
      id: accountId,
      role,
      email: `${username}@demo.test`,
      emailKey: `${username}@demo.test`,
      username,
      usernameKey: username,
      passwordHash: 'none',
      locale: 'id',
      createdAt: longAgo,
    })
  return {
    kind: 'person',
    accountId,
    username,
    role,
    companyId: null,
    permission: null,
    memberId: null,
    permissions: [],
    teamRoles: [],
    picture: null,
    companyNeedsFactor: false,
    factorOwed: false,
    verified: false,
    suspended: false,
    locale: 'id',
    sessionId: newId(),
    address: '192.0.2.1',
  }
}
