import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { identityCases, ndaAcceptances } from '#domain/account/account-tables.server.ts'
import { identityAppeals } from '#domain/account/identity/identity-appeal-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { sanctionAppeals, sanctions } from '#domain/account/status/account-status-tables.server.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { agreements, programs } from '#domain/program/program-tables.server.ts'
import { disclosures } from '#domain/publication/publication-tables.server.ts'
import { reportLines } from '#domain/report/report-line-tables.server.ts'
import { reportScope } from '#domain/report/report-scope.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { refunds } from '#domain/reward/refund/refund-tables.server.ts'
import { ledgerEntries, ledgerTransfers, topUps } from '#domain/reward/reward-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter, isRole, type Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import {
  type Counted,
  countedOf,
  type LeavingBlock,
  type LegalHold,
  leavingBlocks,
  legalHolds,
  mayLeave,
} from './leaving.ts'

const counted = <K extends string>() => z.array(z.object({ kind: z.string<K>(), count: rupiah }))
/** What leaving means for one person, as of now. */
export const leavingView = z.object({
  username: text,
  /** `company` closes the company with the account, `member` leaves it. */
  way: z.enum(['account', 'company', 'member']),
  ...{ companyName: text.nullable(), blocks: counted<LeavingBlock>(), holds: counted<LegalHold>() },
})
export type LeavingView = z.infer<typeof leavingView>

/** What leaving would mean for the actor. @throws Refusal not_found for visitors and the platform team */
export async function leavingSeenBy(actor: Actor): Promise<LeavingView> {
  const person = found(mayLeave(actor) ? actor : null)
  const closes = isRole(person, 'company')
  return {
    username: person.username,
    way: closes ? 'company' : isRole(person, 'company_member') ? 'member' : 'account',
    companyName: await companyNameOf(person),
    blocks: await blocksOf(database(), person),
    holds: countedOf(legalHolds, await holdsOf(person)),
  }
}

/** What prevents leaving; empty for everyone but owners of companies. */
export async function blocksOf(tx: Tx, person: Person): Promise<Counted<LeavingBlock>[]> {
  const { companyId } = person
  if (!isRole(person, 'company') || companyId === null) return []
  const ofCompany = sql`FROM ${reports} r JOIN ${programs} p ON p.id = r.program_id WHERE p.company_id = ${companyId}`
  const counts = await countsOf(tx, {
    live_programs: sql`SELECT count(*) FROM ${programs}
      WHERE company_id = ${companyId} AND status IN ('review', 'accepted', 'paused')`,
    open_reports: sql`SELECT count(*) FROM ${reportLines} WHERE company_id = ${companyId} AND stage <> 'draft' AND stage <> 'closed'`,
    // What is payable has left the company's balance already.
    unpaid_rewards: sql`SELECT count(*) ${ofCompany} AND r.reward_state IN ('proposed', 'approved')`,
    balance: moneyOf(['company_available'], companyId),
    reserved: moneyOf(['company_reserved'], companyId),
    top_ups: sql`SELECT count(*) FROM ${topUps} WHERE company_id = ${companyId} AND status = 'requested'`,
    refunds: sql`SELECT count(*) FROM ${refunds} WHERE company_id = ${companyId} AND state IN ('requested', 'checked')`,
  })
  return countedOf(leavingBlocks, counts)
}

function holdsOf(person: Person): Promise<Record<string, bigint>> {
  if (isBughunter(person)) return countsOf(database(), holdsOfHunter(person.accountId))
  if (isRole(person, 'incident'))
    return countsOf(database(), {
      incidents: sql`SELECT count(*) FROM ${incidents} WHERE reporter_id = ${person.accountId} AND NOT spam`,
    })
  const { companyId } = person
  if (!isRole(person, 'company') || companyId === null) return Promise.resolve({})
  return countsOf(database(), {
    // Those the company may read: how many the team is still verifying for it is not shown here either.
    reports: sql`SELECT count(*) FROM ${reports} JOIN ${programs} ON ${eq(programs.id, reports.programId)}
      WHERE ${reportScope(person)}`,
    tax: sql`SELECT count(*) FROM ${ledgerTransfers} WHERE company_id = ${companyId}`,
    company_name: sql`SELECT 1`,
  })
}

function holdsOfHunter(id: string): Record<string, SQL> {
  const sent = sql`SELECT count(*) FROM ${reports} WHERE reporter_id = ${id} AND stage <> 'draft'`
  return {
    owed: moneyOf(['bughunter_payable', 'bughunter_in_payout'], id),
    disputes: openDisputesOf(sql`${id}::uuid`),
    open_reports: sql`${sent} AND stage <> 'closed'`,
    reports: sent,
    publications: sql`SELECT count(*) FROM ${disclosures} WHERE reporter_id = ${id} AND state = 'published'`,
    tax: sql`SELECT count(*) FROM ${ledgerAccounts} a JOIN ${ledgerEntries} e ON e.ledger_account_id = a.id
      WHERE a.kind = 'bughunter_payable' AND a.owner_id = ${id}`,
    agreements: sql`SELECT (SELECT count(*) FROM ${agreements} WHERE bughunter_id = ${id})
      + (SELECT count(*) FROM ${ndaAcceptances} WHERE account_id = ${id})`,
    conduct: sql`SELECT count(*) FROM ${sanctions} WHERE account_id = ${id}`,
  }
}

/** Appeals no one has decided yet; `account` is an SQL expression. */
export function openDisputesOf(account: SQL): SQL {
  return sql`SELECT (SELECT count(*) FROM ${sanctionAppeals} x JOIN ${sanctions} s ON s.id = x.sanction_id
      WHERE s.account_id = ${account} AND x.decided_at IS NULL)
    + (SELECT count(*) FROM ${identityAppeals} y JOIN ${identityCases} c ON c.id = y.case_id
      WHERE c.account_id = ${account} AND y.decided_at IS NULL)`
}

function moneyOf(kinds: string[], ownerId: string): SQL {
  return sql`SELECT coalesce(sum(balance_idr), 0) FROM ${ledgerAccounts}
    WHERE ${inArray(sql`kind`, kinds)} AND owner_id = ${ownerId}::uuid`
}

async function countsOf(tx: Tx, queries: Record<string, SQL>): Promise<Record<string, bigint>> {
  const columns = Object.entries(queries).map(
    ([name, query]) => sql`(${query})::text AS ${sql.identifier(name)}`,
  )
  const answer = await tx.execute<Record<string, string>>(sql`SELECT ${sql.join(columns, sql`, `)}`)
  return Object.fromEntries(Object.entries(answer.rows[0]!).map(([name, count]) => [name, BigInt(count)]))
}

async function companyNameOf({ companyId }: Person): Promise<string | null> {
  if (companyId === null) return null
  const answer = await database().execute<{ name: string }>(
    sql`SELECT name FROM ${companies} WHERE id = ${companyId}`,
  )
  return answer.rows[0]?.name ?? null
}
