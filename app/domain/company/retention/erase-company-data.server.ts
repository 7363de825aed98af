import { now } from '@cakrawala/calendar/clock'
import { eq, inArray, sql } from 'drizzle-orm'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { assetEvidence, assets } from '../asset/asset-tables.server.ts'
import { planRequests } from '../company-tables.server.ts'

/** Forgets how to reach a company that closed. Its name stays: reports, agreements and publications bear it. */
export async function eraseCompanyData(tx: Tx, companyId: string): Promise<void> {
  await tx
    .update(companies)
    .set({ phone: '', contactName: null, about: null, website: null, address: null })
    .where(eq(companies.id, companyId))
  await tx.update(planRequests).set({ reason: '', contact: '' }).where(eq(planRequests.companyId, companyId))
  await eraseAssets(tx, companyId)
  await eraseMembers(tx, companyId, 'company')
}

/** What it owned may be claimed by others; the names stay, as its programs bear them. */
async function eraseAssets(tx: Tx, companyId: string): Promise<void> {
  const own = eq(assets.companyId, companyId)
  const ids = tx.select({ id: assets.id }).from(assets).where(own)
  await tx.update(assetEvidence).set({ statement: '' }).where(inArray(assetEvidence.assetId, ids))
  const withdrawn = { state: 'withdrawn', withdrawnAt: now(), checkDue: null, reason: null } as const
  await tx.update(assets).set(withdrawn).where(own)
}

/** The membership of a person who left stays as a number in the log. */
export async function eraseMembership(tx: Tx, accountId: string): Promise<void> {
  await eraseMembers(tx, accountId, 'account')
}

async function eraseMembers(tx: Tx, id: string, whose: 'company' | 'account'): Promise<void> {
  const erasedEmail = sql`'erased-' || ${companyMembers.id} || '@invalid'`
  await tx
    .update(companyMembers)
    .set({
      ...{ email: erasedEmail, emailKey: erasedEmail, name: '', status: 3, permissions: [] },
      deactivatedAt: sql`coalesce(${companyMembers.deactivatedAt}, ${now()})`,
    })
    .where(eq(whose === 'company' ? companyMembers.companyId : companyMembers.accountId, id))
}
