import { after, day, now } from '@cakrawala/calendar/clock'
import { networkOf } from '@cakrawala/http/client-network'
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { accounts, bughunters, sessions } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { parsePhone } from '#domain/account/phone.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { sealedNumber } from '#domain/reward/payout/payout-account-queries.server.ts'
import type { Tx } from '#infra/database.ts'
import { offeredBanks } from '../payout/offered-banks.server.ts'
import { payoutAccounts } from '../payout-tables.server.ts'
import { type CollusionReason, collusionDays, sharedByMost } from './collusion.ts'

export type Pair = { bughunterId: string; companyId: string; reasons: CollusionReason[] }
type Reads = Pick<Tx, 'select' | 'selectDistinct'>
type Place = { network: string; device: string; at: Date }

/** Bughunters and the companies they were found valid by lately who have something in common, with what it is. */
export async function unsafePairsInCommon(tx: Reads): Promise<Pair[]> {
  const pairs = await pairsOf(tx)
  if (pairs.length === 0) return []
  const people = await peopleOf(tx, [...new Set(pairs.map(({ companyId }) => companyId))])
  const hunters = [...new Set(pairs.map(({ bughunterId }) => bughunterId))]
  const places = await placesOf(tx, [...hunters, ...people.map(({ accountId }) => accountId)])
  const crowded = await crowdedNetworks(tx, places)
  const numbers = await numbersOf(tx, hunters)
  return pairs.flatMap((pair) => {
    const colleagues = people.filter(({ companyId }) => companyId === pair.companyId)
    const reasons = [
      ...colleagues.flatMap(({ accountId }) =>
        signsOfPlaces(places.get(pair.bughunterId), places.get(accountId), crowded, accountId),
      ),
      ...signsOfNumbers(numbers.get(pair.bughunterId), colleagues[0]?.phone),
    ]
    return reasons.length > 0 ? [{ ...pair, reasons }] : []
  })
}

function since(): Date {
  return after(now(), -collusionDays * day)
}

function pairsOf(tx: Reads) {
  return tx
    .selectDistinct({ bughunterId: reports.reporterId, companyId: programs.companyId })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(gt(reports.validAt, since()))
}

/** Owner and active members of these companies, each with the company's own phone. */
async function peopleOf(tx: Reads, companyIds: string[]) {
  const { id: companyId, phone } = companies
  const asked = inArray(companies.id, companyIds)
  const [owners, members] = await Promise.all([
    tx.select({ companyId, phone, accountId: companies.ownerId }).from(companies).where(asked),
    tx
      .select({ companyId, phone, accountId: accounts.id })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
      .where(and(asked, eq(companyMembers.status, 2))),
  ])
  return [...owners, ...members]
}

/** Where these accounts signed in from, by account. */
async function placesOf(tx: Reads, accountIds: string[]): Promise<Map<string, Place[]>> {
  const { accountId, address, device } = sessions
  const rows = await tx
    .select({
      accountId,
      address,
      device,
      at: sql<Date>`max(${sessions.createdAt})`.mapWith(sessions.createdAt),
    })
    .from(sessions)
    .where(and(inArray(accountId, accountIds), gt(sessions.createdAt, since())))
    .groupBy(accountId, address, device)
  const places = new Map<string, Place[]>()
  for (const { accountId: who, address: from, ...row } of rows) {
    const known = places.get(who) ?? []
    known.push({ network: networkOf(from), ...row })
    places.set(who, known)
  }
  return places
}

/**
 * Of the networks of these locations, those too many accounts sign in from to mean anything; and the machine
 * itself.
 */
async function crowdedNetworks(
  tx: Reads,
  places: ReadonlyMap<string, readonly Place[]>,
): Promise<Set<string>> {
  const wanted = new Set([...places.values()].flat().map(({ network }) => network))
  const rows = await tx
    .selectDistinct({ accountId: sessions.accountId, address: sessions.address })
    .from(sessions)
    .where(gt(sessions.createdAt, since()))
  const accountsOf = new Map<string, Set<string>>()
  for (const { accountId, address } of rows) {
    const network = networkOf(address)
    if (!wanted.has(network)) continue
    const known = accountsOf.get(network) ?? new Set()
    accountsOf.set(network, known.add(accountId))
  }
  const crowded = [...accountsOf].flatMap(([network, { size }]) => (size > sharedByMost ? [network] : []))
  return new Set([...crowded, ...[...wanted].filter(isThisMachine)])
}

function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === '0:0:0:0::/64'
}

function signsOfPlaces(
  one: readonly Place[] = [],
  other: readonly Place[] = [],
  crowded: ReadonlySet<string>,
  withId: string,
): CollusionReason[] {
  const common = one.filter(
    ({ network }) => !crowded.has(network) && other.some((place) => place.network === network),
  )
  if (common.length === 0) return []
  const lastAt = new Date(Math.max(...common.map(({ at }) => at.getTime()))).toISOString()
  const sameDevice = common.some((place) =>
    other.some(({ network, device }) => network === place.network && device === place.device),
  )
  return [
    { kind: 'network', withId, lastAt },
    ...(sameDevice ? [{ kind: 'device', withId, lastAt } as const] : []),
  ]
}

type Numbers = { phone: string | null; accountHashes: Buffer[] }

async function numbersOf(tx: Reads, bughunterIds: string[]): Promise<Map<string, Numbers>> {
  const [phones, payees] = await Promise.all([
    tx
      .select({ id: bughunters.accountId, phone: bughunters.phone })
      .from(bughunters)
      .where(and(inArray(bughunters.accountId, bughunterIds), isNotNull(bughunters.phone))),
    tx
      .select({ id: payoutAccounts.bughunterId, hash: payoutAccounts.numberHash })
      .from(payoutAccounts)
      .where(inArray(payoutAccounts.bughunterId, bughunterIds)),
  ])
  return new Map(
    bughunterIds.map((id) => [
      id,
      {
        phone: phones.find((row) => row.id === id)?.phone ?? null,
        accountHashes: payees.filter((row) => row.id === id).map(({ hash }) => hash),
      },
    ]),
  )
}

/** The company's phone as the bughunter's, or as the number of an e-wallet money was to be sent to. */
function signsOfNumbers(numbers: Numbers | undefined, companyPhone: string | undefined): CollusionReason[] {
  const phone = companyPhone === undefined ? null : parsePhone(companyPhone)
  if (!numbers || !phone) return []
  const reasons: CollusionReason[] = []
  if (numbers.phone === phone.number) reasons.push({ kind: 'phone', withId: null, lastAt: null })
  const wallets = offeredBanks().filter(({ kind }) => kind === 'wallet')
  const hashes = wallets.map(({ code }) => sealedNumber(code, phone.number).numberHash)
  if (numbers.accountHashes.some((hash) => hashes.some((other) => other.equals(hash))))
    reasons.push({ kind: 'account', withId: null, lastAt: null })
  return reasons
}
