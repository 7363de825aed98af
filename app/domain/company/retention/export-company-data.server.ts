import { eq } from 'drizzle-orm'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { isRole, type Person } from '#kernel/actor.ts'
import { exportAssets } from '../asset/export-assets.server.ts'
import { companyNpwps } from '../company-tables.server.ts'
import { exportPlanData } from '../plan/export-plan-data.server.ts'

/** The company of an owner, or the membership of a member; never the other people of the company. */
export async function exportCompanyData(tx: Tx, person: Person) {
  return {
    ownCompany: isRole(person, 'company') ? await companyOf(tx, person.accountId) : null,
    membership: await membershipOf(tx, person.accountId),
  }
}

async function companyOf(tx: Tx, ownerId: string) {
  const { id, name, phone, contactName, emailDomain, about, website, sector, address, createdAt } = companies
  const [row] = await tx
    .select({
      ...{ id, name, phone, contactName, emailDomain, about, website, sector, address, createdAt },
      npwp: {
        number: companyNpwps.number,
        name: companyNpwps.name,
        address: companyNpwps.address,
        state: companyNpwps.state,
        reason: companyNpwps.reason,
        submittedAt: companyNpwps.submittedAt,
        decidedAt: companyNpwps.decidedAt,
      },
    })
    .from(companies)
    .leftJoin(companyNpwps, eq(companyNpwps.companyId, companies.id))
    .where(eq(companies.ownerId, ownerId))
  if (!row) return null
  return { ...row, license: await exportPlanData(tx, row.id), assets: await exportAssets(tx, row.id) }
}

async function membershipOf(tx: Tx, accountId: string) {
  const { name, email, permission, permissions, rewardLimit, status, ...times } = companyMembers
  const { invitedAt, joinedAt, deactivatedAt } = times
  const [row] = await tx
    .select({
      ...{ company: companies.name, name, email, permission, permissions, rewardLimit, status },
      ...{ invitedAt, joinedAt, deactivatedAt },
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.accountId, accountId))
  return row ?? null
}
