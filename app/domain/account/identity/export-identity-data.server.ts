import { asc, eq } from 'drizzle-orm'
import { bughunters, identityCases, ndaAcceptances } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { identityStateOf } from '../identity.ts'
import { identityAppeals } from './identity-appeal-tables.server.ts'

/** The outcome of the identity checks, objections and confidentiality agreements, for the copy of their owner. */
export async function exportIdentityData(tx: Tx, accountId: string) {
  const { identityStatus, identitySubmittedAt, nikLast4 } = bughunters
  const [hunter] = await tx
    .select({ identityStatus, identitySubmittedAt, nikLast4 })
    .from(bughunters)
    .where(eq(bughunters.accountId, accountId))
  return {
    identity: hunter
      ? {
          state: identityStateOf(hunter.identityStatus, hunter.identitySubmittedAt),
          nikLast4: hunter.nikLast4,
        }
      : null,
    identityCases: await casesOf(tx, accountId),
    identityAppeals: await appealsOf(tx, accountId),
    confidentialityAgreements: await agreementsOf(tx, accountId),
  }
}

/** What was proposed and not decided is no decision yet: its reasons and note come with it. */
async function casesOf(tx: Tx, accountId: string) {
  const { submittedAt, nikLast4, decision, reasons, note, decidedAt } = identityCases
  const rows = await tx
    .select({ submittedAt, nikLast4, decision, reasons, note, decidedAt })
    .from(identityCases)
    .where(eq(identityCases.accountId, accountId))
    .orderBy(asc(identityCases.submittedAt))
  return rows.map((row) => (row.decision === null ? { ...row, reasons: [], note: null } : row))
}

function appealsOf(tx: Tx, accountId: string) {
  const { text, openedAt, decision, decisionText, decidedAt } = identityAppeals
  return tx
    .select({ text, openedAt, decision, decisionText, decidedAt })
    .from(identityAppeals)
    .innerJoin(identityCases, eq(identityCases.id, identityAppeals.caseId))
    .where(eq(identityCases.accountId, accountId))
    .orderBy(asc(identityAppeals.openedAt))
}

async function agreementsOf(tx: Tx, accountId: string) {
  const { version, textHash, address, device, acceptedAt } = ndaAcceptances
  const rows = await tx
    .select({ version, textHash, address, device, acceptedAt })
    .from(ndaAcceptances)
    .where(eq(ndaAcceptances.accountId, accountId))
    .orderBy(asc(ndaAcceptances.acceptedAt))
  return rows.map((row) => ({ ...row, textHash: row.textHash.toString('hex') }))
}
