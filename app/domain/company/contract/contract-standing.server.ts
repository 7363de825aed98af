import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { type ContractObstacle, obstacleOfContract } from './contract.ts'
import { companyContracts } from './contract-tables.server.ts'

export type ContractRow = typeof companyContracts.$inferSelect

/** The last signature of a company that still counts, and the one in force. */
export async function contractsOf(
  tx: Pick<Tx, 'select'>,
  companyId: string,
): Promise<{ last: ContractRow | null; inForce: ContractRow | null }> {
  const ours = eq(companyContracts.companyId, companyId)
  const [last] = await tx
    .select()
    .from(companyContracts)
    .where(and(ours, ne(companyContracts.state, 'withdrawn')))
    .orderBy(desc(companyContracts.signedAt), desc(companyContracts.id))
    .limit(1)
  const [inForce] = await tx
    .select()
    .from(companyContracts)
    .where(and(ours, eq(companyContracts.state, 'in_force')))
  return { last: last ?? null, inForce: inForce ?? null }
}

/** What the contract of a company lacks before a new program is let in; null where nothing is. */
export async function contractObstacleOf(
  tx: Pick<Tx, 'select'>,
  companyId: string,
): Promise<ContractObstacle | null> {
  const { last, inForce } = await contractsOf(tx, companyId)
  const facts = { inForce: inForce?.version ?? null, last: last?.state ?? null }
  return obstacleOfContract(facts, jakartaDay(now()))
}

/** Whether a contract in force names the company. */
export async function isNameInContract(tx: Pick<Tx, 'select'>, companyId: string): Promise<boolean> {
  return (await contractsOf(tx, companyId)).inForce !== null
}
