import { asc, eq } from 'drizzle-orm'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { assetEvidence, assets } from '#domain/company/asset/asset-tables.server.ts'
import { companyNpwps, planRequests, planTerms } from '#domain/company/company-tables.server.ts'
import { companyContracts } from '#domain/company/contract/contract-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { isRole, type Person } from '#kernel/actor.ts'

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
  const contracts = await exportContracts(tx, row.id)
  return {
    ...row,
    contracts,
    license: await exportPlanData(tx, row.id),
    assets: await exportAssets(tx, row.id),
  }
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

/** What the company signed, for the data copy of its owner. */
async function exportContracts(tx: Tx, companyId: string) {
  const { version, text, legalName, legalAddress, npwp, signerName, position } = companyContracts
  const { address, device, signedAt, state, decidedAt } = companyContracts
  return tx
    .select({
      ...{ version, text, legalName, legalAddress, npwp, signerName, position },
      ...{ address, device, signedAt, state, decidedAt },
    })
    .from(companyContracts)
    .where(eq(companyContracts.companyId, companyId))
    .orderBy(asc(signedAt))
}

/** What a company was given and asked of its plan, for the data copy of its owner. */
async function exportPlanData(tx: Tx, companyId: string) {
  const { plan, reason, contact, state, askedAt, decidedAt, declineReason } = planRequests
  const { validFrom, validUntil, grantedAt } = planTerms
  return {
    terms: await tx
      .select({ plan: planTerms.plan, validFrom, validUntil, grantedAt })
      .from(planTerms)
      .where(eq(planTerms.companyId, companyId))
      .orderBy(asc(grantedAt)),
    requests: await tx
      .select({ plan, reason, contact, state, askedAt, decidedAt, declineReason })
      .from(planRequests)
      .where(eq(planRequests.companyId, companyId))
      .orderBy(asc(askedAt)),
  }
}

/** All that a company claimed, and what it showed for it. */
async function exportAssets(tx: Tx, companyId: string) {
  const { id, kind, name, state, proof, claimedAt, provedAt, lostAt, loss, reason, withdrawnAt } = assets
  const rows = await tx
    .select({ id, kind, name, state, proof, claimedAt, provedAt, lostAt, loss, reason, withdrawnAt })
    .from(assets)
    .where(eq(assets.companyId, companyId))
    .orderBy(asc(claimedAt), asc(id))
  const shown = await tx
    .select({ assetId: assets.id, statement: assetEvidence.statement, shownAt: assetEvidence.shownAt })
    .from(assetEvidence)
    .innerJoin(assets, eq(assets.id, assetEvidence.assetId))
    .where(eq(assets.companyId, companyId))
    .orderBy(asc(assetEvidence.shownAt))
  const evidenceOf = Map.groupBy(shown, (one) => one.assetId)
  return rows.map(({ id: assetId, ...asset }) => ({
    ...asset,
    evidence: (evidenceOf.get(assetId) ?? []).map(({ statement, shownAt }) => ({ statement, shownAt })),
  }))
}
