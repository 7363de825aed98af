import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { signingProofOf } from '#domain/account/signing/signing-code.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isCompany, isOperator, isRole } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { companyNpwps } from '../company-tables.server.ts'
import { maskNpwp } from '../npwp.ts'
import { type ContractObstacle, obstacleOfContract, renewedUntil, versionToSign } from './contract.ts'
import { contractAbout } from './contract-code.server.ts'
import { mayDecideContract, mayReadContract, maySignContract } from './contract-policy.ts'
import {
  type ContractRow,
  contractObstacleOf,
  contractsOf,
  isNameInContract,
} from './contract-standing.server.ts'
import { companyContracts } from './contract-tables.server.ts'
import { contractToSign } from './contract-to-sign.server.ts'
import type { ContractForTeam, ContractInQueue, ContractView, OwnContract } from './contract-view.ts'
import { twinsOf } from './twin-companies.server.ts'

/** What its owner and admins know of the contract of their company, and the text to sign. @throws Refusal not_found, forbidden */
export async function ownContract(actor: Actor): Promise<OwnContract> {
  const { companyId } = found(isRole(actor, 'company', 'company_member') ? actor : null)
  if (!mayReadContract(actor)) return refuse('forbidden')
  const { last, inForce } = await contractsOf(database(), found(companyId))
  const { version, text, textHash } = contractToSign()
  const [company] = await database()
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, actor.companyId))
  const ids = [last, inForce].flatMap((one) => one?.id ?? [])
  const views = new Map((await viewsOf(actor, ids)).map((view) => [view.id, view]))
  const facts = { inForce: inForce?.version ?? null, last: last?.state ?? null }
  const outdated = inForce !== null && inForce.version < version
  return {
    obstacle: obstacleOfContract(facts, jakartaDay(now())),
    last: views.get(last?.id ?? '') ?? null,
    inForce: views.get(inForce?.id ?? '') ?? null,
    toSign: { version, text, textHash: textHash.toString('hex') },
    renewUntil: outdated ? renewedUntil(versionToSign()) : null,
    companyName: found(company).name,
    signing: maySignContract(actor)
      ? await signingProofOf(actor, contractAbout(textHash.toString('hex')))
      : null,
  }
}

/** What the contract of the actor's company lacks for a new program; null also for those who do not read it. */
export async function ownContractObstacle(actor: Actor): Promise<ContractObstacle | null> {
  return mayReadContract(actor) ? contractObstacleOf(database(), actor.companyId) : null
}

/** Whether the name of the actor's company stands in a contract in force, so that only another contract changes it. */
export async function isOwnNameInContract(actor: Actor): Promise<boolean> {
  return isCompany(actor) && isNameInContract(database(), actor.companyId)
}

/** A contract as its company and the platform team read it. @throws Refusal not_found */
export async function contractSeenBy(actor: Actor, contractId: string): Promise<ContractView> {
  const known = isId(contractId) && (mayReadContract(actor) || isOperator(actor))
  const [view] = known ? await viewsOf(actor, [contractId]) : []
  return found(view)
}

async function viewsOf(actor: Actor, ids: string[]): Promise<ContractView[]> {
  const own = mayReadContract(actor) ? eq(companyContracts.companyId, actor.companyId) : undefined
  const rows = await database()
    .select({ row: getTableColumns(companyContracts), company: companies.name, decidedBy: accounts.username })
    .from(companyContracts)
    .innerJoin(companies, eq(companies.id, companyContracts.companyId))
    .leftJoin(accounts, eq(accounts.id, companyContracts.decidedBy))
    .where(and(inArray(companyContracts.id, ids), own))
  return rows.map(({ row, ...names }) => ({ ...viewOf(actor, row), ...names }))
}

/** The whole tax number is the owner's; why it was counter-signed all the same is the team's. */
function viewOf(actor: Actor, { textHash, npwp, reason, signerId: _, ...row }: ContractRow) {
  const reads = isOperator(actor) || row.state === 'returned'
  const number = npwp && !isRole(actor, 'company') ? maskNpwp(npwp) : npwp
  return { ...row, textHash: textHash.toString('hex'), npwp: number, reason: reads ? reason : null }
}

/** A contract with what the platform team must know before it counter-signs. @throws Refusal not_found */
export async function contractForTeam(actor: Actor, contractId: string): Promise<ContractForTeam> {
  found(isOperator(actor) ? actor : null)
  const view = await contractSeenBy(actor, contractId)
  const { companyId, legalName: name } = view
  const [row] = await database()
    .select({ emailDomain: companies.emailDomain, ownerId: companies.ownerId, npwpState: companyNpwps.state })
    .from(companies)
    .leftJoin(companyNpwps, eq(companyNpwps.companyId, companies.id))
    .where(eq(companies.id, companyId))
  const { emailDomain, ownerId, npwpState } = found(row)
  const twins = await twinsOf(database(), { companyId, name, emailDomain })
  return {
    ...view,
    emailDomain,
    ownerId,
    npwpState: npwpState ?? 'none',
    twins,
    mayDecide: mayDecideContract(actor),
  }
}

/** Waiting ones oldest first, or decided ones newest first. @throws Refusal not_found for all but the platform team */
export async function contractQueueSeenBy(
  actor: Actor,
  { decided, ...wanted }: Wanted & { decided: boolean },
): Promise<CountedPage<ContractInQueue>> {
  found(isOperator(actor) ? actor : null)
  const { id, companyId, version, legalName, state, signedAt, decidedAt } = companyContracts
  const which = decided ? and(ne(state, 'signed'), ne(state, 'withdrawn')) : eq(state, 'signed')
  const by = decided ? sql`coalesce(${decidedAt}, ${signedAt})` : signedAt
  const keyset = keysetQuery({ keys: [{ by, down: decided, as: 'moment' }], id, down: decided }, wanted)
  const rows = await database()
    .select({
      ...{ id, companyId, version, legalName, state, signedAt, decidedAt, company: companies.name },
      ...{ place: keyset.place, total: countIn(companyContracts, found(which)) },
    })
    .from(companyContracts)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.countedPage(rows)
}
