import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { certificates } from '#domain/reward/certificate/certificate-tables.server.ts'
import { exportStandings } from '#domain/reward/challenge/prize-queries.server.ts'
import { exportGoods } from '#domain/reward/goods/forget-goods.server.ts'
import { exportPayoutData } from '#domain/reward/payout/own-payout-data.server.ts'
import { exportRefunds } from '#domain/reward/refund/refund-queries.server.ts'
import { exportResidences } from '#domain/reward/residence/own-residence-data.server.ts'
import { maySeeBalance } from '#domain/reward/reward-policy.ts'
import {
  ledgerEntries,
  ledgerTransfers,
  pointEntries,
  retests,
  rewards,
  topUps,
} from '#domain/reward/reward-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { isBughunter, type Person } from '#kernel/actor.ts'

/** What a bughunter earned, in money, things, points and certificates; of an owner the ledger and top-ups of the company. */
export async function exportRewardData(tx: Tx, person: Person) {
  const owner = maySeeBalance(person) ? person.companyId : null
  return {
    rewards: isBughunter(person) ? await rewardsOf(tx, person.accountId) : [],
    goods: isBughunter(person) ? await exportGoods(tx, person.accountId) : [],
    retests: isBughunter(person) ? await retestsOf(tx, person.accountId) : [],
    points: isBughunter(person) ? await pointsOf(tx, person.accountId) : [],
    challengeResults: isBughunter(person) ? await exportStandings(tx, person.accountId) : [],
    certificates: isBughunter(person) ? await exportCertificates(tx, person.accountId) : [],
    ...(isBughunter(person)
      ? await exportPayoutData(tx, person.accountId)
      : { payoutAccounts: [], payouts: [] }),
    taxResidences: isBughunter(person) ? await exportResidences(tx, person.accountId) : [],
    ledger: await ledgerOf(tx, owner ?? person.accountId, owner !== null),
    topUps: owner === null ? [] : await topUpsOf(tx, eq(topUps.companyId, owner)),
    refunds: owner === null ? [] : await exportRefunds(tx, owner),
  }
}

function rewardsOf(tx: Tx, reporterId: string) {
  return tx
    .select({
      report: reports.code,
      amountIdr: rewards.amountIdr,
      otherReward: rewards.otherReward,
      reason: rewards.reason,
      state: reports.rewardState,
      givenAt: rewards.givenAt,
    })
    .from(rewards)
    .innerJoin(reports, eq(reports.id, rewards.reportId))
    .where(and(eq(reports.reporterId, reporterId), isNotNull(rewards.givenAt)))
    .orderBy(asc(rewards.givenAt))
}

function retestsOf(tx: Tx, bughunterId: string) {
  const { round, amountIdr, state, askedAt, endedAt } = retests
  return tx
    .select({ report: reports.code, round, amountIdr, state, askedAt, endedAt })
    .from(retests)
    .innerJoin(reports, eq(reports.id, retests.reportId))
    .where(eq(retests.bughunterId, bughunterId))
    .orderBy(asc(askedAt))
}

function pointsOf(tx: Tx, bughunterId: string) {
  return tx
    .select({
      report: reports.code,
      rule: pointEntries.rule,
      points: pointEntries.points,
      at: pointEntries.at,
    })
    .from(pointEntries)
    .leftJoin(reports, eq(reports.id, pointEntries.reportId))
    .where(eq(pointEntries.bughunterId, bughunterId))
    .orderBy(asc(pointEntries.at))
}

function ledgerOf(tx: Tx, ownerId: string, ofCompany: boolean) {
  const kinds = ofCompany
    ? (['company_available', 'company_reserved', 'company_in_refund'] as const)
    : (['bughunter_payable', 'bughunter_in_payout'] as const)
  return tx
    .select({
      side: ledgerAccounts.kind,
      kind: ledgerTransfers.kind,
      amountIdr: ledgerEntries.amountIdr,
      report: reports.code,
      at: ledgerTransfers.at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .leftJoin(reports, eq(reports.id, ledgerTransfers.reportId))
    .where(and(eq(ledgerAccounts.ownerId, ownerId), inArray(ledgerAccounts.kind, [...kinds])))
    .orderBy(asc(ledgerTransfers.at))
}

function topUpsOf(tx: Tx, whose: SQL) {
  const { amountIdr, reference, status, requestedAt, decidedAt, refuseReason } = topUps
  return tx
    .select({ amountIdr, reference, status, requestedAt, decidedAt, refuseReason })
    .from(topUps)
    .where(whose)
    .orderBy(asc(topUps.requestedAt))
}

/** A bughunter's own certificates. Programs that are not named on them are not named here. */
export function exportCertificates(tx: Tx, bughunterId: string) {
  const { code, level, place, ofParticipants, issuedAt, shownAt, revokedAt, revokeReason } = certificates
  return tx
    .select({
      ...{ code, level, place, ofParticipants, issuedAt, shownAt, revokedAt, revokeReason },
      kind: programs.kind,
      program: sql<
        string | null
      >`CASE WHEN ${certificates.named} AND ${programs.visibility} = 'public' THEN ${programs.title} END`,
    })
    .from(certificates)
    .innerJoin(programs, eq(programs.id, certificates.programId))
    .where(eq(certificates.bughunterId, bughunterId))
    .orderBy(asc(certificates.issuedAt))
}
