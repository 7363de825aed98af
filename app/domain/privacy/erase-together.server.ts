import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { bughunters, files } from '#domain/account/account-tables.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { eraseAccount } from '#domain/account/retention/erase-account.server.ts'
import { sanctions } from '#domain/account/status/account-status-tables.server.ts'
import { settleAccountStatus } from '#domain/account/status/end-suspensions.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import { eraseDismissals } from '#domain/announcement/dismiss-announcement.server.ts'
import { eraseCompanyData, eraseMembership } from '#domain/company/retention/erase-company-data.server.ts'
import { record } from '#domain/event/record.server.ts'
import { eraseIncidentData } from '#domain/incident/own-incident-data.server.ts'
import { eraseNotices } from '#domain/notification/notification-queries.server.ts'
import { eraseInvitations } from '#domain/program/invitation/end-invitations.server.ts'
import { eraseLetters } from '#domain/program/letter/revoke-letter.server.ts'
import { eraseTestAccounts } from '#domain/program/test-account/end-test-accounts.server.ts'
import { articlePictures, articles } from '#domain/publication/article-tables.server.ts'
import { eraseOwnArticles } from '#domain/publication/export-publication-data.server.ts'
import { eraseCanned, eraseCompanyCanned } from '#domain/report/canned/write-canned.server.ts'
import { eraseDrafts } from '#domain/report/draft/lock-draft.server.ts'
import { commentFiles, reportFiles, reports } from '#domain/report/report-tables.server.ts'
import { eraseCompanyViews, eraseViews } from '#domain/report/saved-view/erase-views.server.ts'
import { eraseOriginals } from '#domain/report/sealed/forget-originals.server.ts'
import { eraseTemplates } from '#domain/report/template/write-template.server.ts'
import { eraseCertificates } from '#domain/reward/certificate/revoke-certificate.server.ts'
import { eraseGoods } from '#domain/reward/goods/forget-goods.server.ts'
import { erasePayoutData } from '#domain/reward/payout/own-payout-data.server.ts'
import { eraseResidences } from '#domain/reward/residence/own-residence-data.server.ts'
import { database, type Tx } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'

const l = alias(leavings, 'l')
const m = alias(companyMembers, 'm')
const f = alias(files, 'f')
const r = alias(reports, 'r')
const x = alias(reportFiles, 'x')
const y = alias(commentFiles, 'y')
const z = alias(articlePictures, 'z')
const t = alias(articles, 't')

/**
 * Removes the files of a person and, of a company's owner, of its members. Outside the transaction, which must not hold
 * its locks while disks work; what is gone is gone on a second run too.
 */
export async function removeFilesOf(accountId: string) {
  const companyId = await companyOwnedBy(accountId)
  const members = companyId ? await membersOf(companyId) : []
  await removeFiles(await filesOf([accountId, ...members]))
  return { companyId, members }
}

/** One person; of a company that closed its people go with the owner. */
export async function eraseTogether(
  tx: Tx,
  system: System,
  accountId: string,
  members: readonly string[],
  companyId: string | null,
): Promise<void> {
  await erasePerson(tx, system, accountId)
  for (const member of members) {
    await writeLeaving(tx, member)
    await erasePerson(tx, system, member)
  }
  if (companyId) {
    await eraseCompanyCanned(tx, companyId)
    await eraseCompanyData(tx, companyId)
    await eraseCompanyViews(tx, companyId)
  }
}

async function erasePerson(tx: Tx, system: System, accountId: string): Promise<void> {
  const pseudonym = await eraseAccount(tx, accountId, await isBarred(tx, accountId))
  await settleAccountStatus(tx, accountId)
  await eraseMembership(tx, accountId)
  await eraseInvitations(tx, accountId, pseudonym)
  await eraseLetters(tx, accountId)
  await eraseTestAccounts(tx, accountId)
  await eraseCertificates(tx, accountId)
  await erasePayoutData(tx, accountId)
  await eraseGoods(tx, accountId)
  await eraseResidences(tx, accountId)
  await eraseDrafts(tx, accountId)
  await eraseCanned(tx, accountId)
  await eraseTemplates(tx, accountId)
  await eraseOriginals(tx, accountId)
  await eraseIncidentData(tx, accountId, pseudonym)
  await eraseOwnArticles(tx, accountId)
  await eraseNotices(tx, accountId)
  await eraseViews(tx, accountId)
  await eraseDismissals(tx, accountId)
  await record(tx, system, 'privacy.erased', accountId)
}

/** For those who did not leave themselves, or whose leaving an old copy has forgotten. */
export async function writeLeaving(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(leavings)
    .set({ erasedAt: now() })
    .where(and(eq(leavings.accountId, accountId), isNull(leavings.cancelledAt), isNull(leavings.erasedAt)))
  const at = { leftAt: now(), eraseAt: now(), erasedAt: now() }
  await tx.insert(leavings).values({ id: newId(), accountId, ...at })
}

/** The person who was denied, suspended or sent away must not come back by leaving. */
async function isBarred(tx: Tx, accountId: string): Promise<boolean> {
  const answer = await tx.execute<{ barred: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM ${bughunters} WHERE account_id = ${accountId} AND identity_status IN (3, 4))
      OR EXISTS (SELECT 1 FROM ${sanctions} WHERE account_id = ${accountId} AND lifted_at IS NULL
        AND step IN ('suspension', 'end')) AS barred`)
  return answer.rows[0]!.barred
}

async function companyOwnedBy(accountId: string): Promise<string | null> {
  const answer = await database().execute<{ id: string }>(
    sql`SELECT id FROM ${companies} WHERE owner_id = ${accountId}`,
  )
  return answer.rows[0]?.id ?? null
}

/** Those whose person is still there. */
async function membersOf(companyId: string): Promise<string[]> {
  const answer = await database().execute<{ id: string }>(sql`
    SELECT account_id AS id FROM ${companyMembers} m WHERE company_id = ${companyId} AND account_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM ${leavings} l WHERE ${l.accountId} = ${m.accountId} AND ${l.erasedAt} IS NOT NULL)`)
  return answer.rows.map(({ id }) => id)
}

/**
 * All uploads but evidence of reports that were sent and of what was written on them, of tickets, tax documents, and
 * pictures in articles of the platform.
 */
async function filesOf(accountIds: string[]): Promise<string[]> {
  const answer = await database().execute<{ id: string }>(sql`
    SELECT ${f.id} FROM ${files} f WHERE ${inArray(sql`${f.ownerId}`, accountIds)} AND ${f.state} <> 'removed'
      AND ${f.purpose} NOT IN ('top_up_proof', 'npwp', 'incident')
      AND NOT EXISTS (SELECT 1 FROM ${reportFiles} x JOIN ${reports} r ON ${r.id} = ${x.reportId}
        WHERE ${x.fileId} = ${f.id} AND ${r.stage} <> 'draft')
      AND NOT EXISTS (SELECT 1 FROM ${commentFiles} y WHERE ${y.fileId} = ${f.id})
      AND NOT EXISTS (SELECT 1 FROM ${articlePictures} z JOIN ${articles} t ON ${t.id} = ${z.articleId}
        WHERE ${z.fileId} = ${f.id} AND ${t.kind} <> 'write_up')`)
  return answer.rows.map(({ id }) => id)
}
