import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { eraseAccount } from '#domain/account/erase-account.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { settleStanding } from '#domain/account/standing/settle-standing.server.ts'
import { eraseCompanyData, eraseMembership } from '#domain/company/erase-company-data.server.ts'
import { record } from '#domain/event/record.server.ts'
import { eraseIncidentData } from '#domain/incident/own-incident-data.server.ts'
import { eraseNotices } from '#domain/notification/own-notices.server.ts'
import { eraseInvitations } from '#domain/program/invitation/erase-invitations.server.ts'
import { eraseLetters } from '#domain/program/letter/erase-letters.server.ts'
import { eraseOwnArticles } from '#domain/publication/erase-own-articles.server.ts'
import { eraseDrafts } from '#domain/report/draft/erase-drafts.server.ts'
import { eraseCertificates } from '#domain/reward/certificate/erase-certificates.server.ts'
import { erasePayoutData } from '#domain/reward/payout/own-payout-data.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { openDisputesOf } from './leaving-queries.server.ts'
import { leavings } from './privacy-tables.server.ts'

/**
 * Takes out everybody whose days to return are over, unless money is owed to them or an appeal of theirs is open; for a
 * daily job. Of a company that closed, its members go with the owner. @returns how many leavings were erased
 */
export async function eraseLeavers(house: System, most = 500): Promise<number> {
  const due = await database()
    .select({ id: leavings.id, accountId: leavings.accountId })
    .from(leavings)
    .where(and(isDue(), sql`NOT ${isHeld}`))
    .orderBy(leavings.eraseAt)
    .limit(most)
  let erased = 0
  for (const leaving of due) if (await eraseOne(house, leaving)) erased++
  return erased
}

const isHeld = sql`(EXISTS (SELECT 1 FROM ledger_accounts l WHERE l.kind IN ('bughunter_payable', 'bughunter_in_payout')
  AND l.owner_id = ${leavings.accountId} AND l.balance_idr > 0) OR (${openDisputesOf(sql`${leavings.accountId}`)}) > 0)`

function isDue() {
  return and(isNull(leavings.cancelledAt), isNull(leavings.erasedAt), lte(leavings.eraseAt, now()))
}

async function eraseOne(
  house: System,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const companyId = await companyOwnedBy(accountId)
  const members = companyId ? await membersOf(companyId) : []
  // Outside the transaction, which must not hold its locks while disks work; what is gone is gone on a second run too.
  await removeFiles(await filesOf([accountId, ...members]))
  return transaction(async (tx) => {
    const taken = await tx
      .update(leavings)
      .set({ erasedAt: now() })
      .where(and(eq(leavings.id, id), isDue(), sql`NOT ${isHeld}`))
      .returning({ id: leavings.id })
    // Another house was faster, or money came in since.
    if (taken.length === 0) return false
    await erasePerson(tx, house, accountId)
    for (const member of members) await eraseMember(tx, house, member)
    if (companyId) await eraseCompanyData(tx, companyId)
    return true
  })
}

async function erasePerson(tx: Tx, house: System, accountId: string): Promise<void> {
  const pseudonym = await eraseAccount(tx, accountId, await isBarred(tx, accountId))
  await settleStanding(tx, accountId)
  await eraseMembership(tx, accountId)
  await eraseInvitations(tx, accountId, pseudonym)
  await eraseLetters(tx, accountId)
  await eraseCertificates(tx, accountId)
  await erasePayoutData(tx, accountId)
  await eraseDrafts(tx, accountId)
  await eraseIncidentData(tx, accountId, pseudonym)
  await eraseOwnArticles(tx, accountId)
  await eraseNotices(tx, accountId)
  await record(tx, house, 'privacy.erased', accountId)
}

/** Members did not leave themselves: their own leaving is written down with the company's. */
async function eraseMember(tx: Tx, house: System, accountId: string): Promise<void> {
  await tx
    .update(leavings)
    .set({ erasedAt: now() })
    .where(and(eq(leavings.accountId, accountId), isNull(leavings.cancelledAt), isNull(leavings.erasedAt)))
  const at = { leftAt: now(), eraseAt: now(), erasedAt: now() }
  await tx.insert(leavings).values({ id: newId(), accountId, ...at })
  await erasePerson(tx, house, accountId)
}

/** Whoever was denied, suspended or sent away must not come back by leaving. */
async function isBarred(tx: Tx, accountId: string): Promise<boolean> {
  const answer = await tx.execute<{ barred: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM bughunters WHERE account_id = ${accountId} AND identity_status IN (3, 4))
      OR EXISTS (SELECT 1 FROM sanctions WHERE account_id = ${accountId} AND lifted_at IS NULL
        AND step IN ('suspension', 'end')) AS barred`)
  return answer.rows[0]!.barred
}

async function companyOwnedBy(accountId: string): Promise<string | null> {
  const answer = await database().execute<{ id: string }>(
    sql`SELECT id FROM companies WHERE owner_id = ${accountId}`,
  )
  return answer.rows[0]?.id ?? null
}

/** Those whose person is still there. */
async function membersOf(companyId: string): Promise<string[]> {
  const answer = await database().execute<{ id: string }>(sql`
    SELECT account_id AS id FROM company_members m WHERE company_id = ${companyId} AND account_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM leavings l WHERE l.account_id = m.account_id AND l.erased_at IS NOT NULL)`)
  return answer.rows.map(({ id }) => id)
}

/** All uploads but evidence of reports that were sent and of tickets, and tax papers. */
async function filesOf(accountIds: string[]): Promise<string[]> {
  const answer = await database().execute<{ id: string }>(sql`
    SELECT f.id FROM files f WHERE ${inArray(sql`f.owner_id`, accountIds)} AND f.state <> 'removed'
      AND f.purpose NOT IN ('top_up_proof', 'npwp', 'incident')
      AND NOT EXISTS (SELECT 1 FROM report_files x JOIN reports r ON r.id = x.report_id
        WHERE x.file_id = f.id AND r.stage <> 'draft')`)
  return answer.rows.map(({ id }) => id)
}
