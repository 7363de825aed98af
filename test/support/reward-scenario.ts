import { after, day, hour, now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import type { ProgramKind, ProgramPolicy, RewardType, Visibility } from '#domain/program/program.ts'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { availableOf, cash, post } from '#domain/reward/ledger.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { operator, system } from './cast.ts'

type Owner = Person & { companyId: string }

/** 3.1 vectors by the level they score. */
export const vectors = {
  low: 'CVSS:3.1/AV:N/AC:H/PR:L/UI:R/S:U/C:L/I:N/A:N', // 2.6: level 2
  medium: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:L/I:L/A:N', // 5.4: level 5
  high: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N', // 7.5: level 7
  critical: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', // 9.8: level 12
} as const

const grid: ProgramPolicy['grid'] = {
  low: { least: '500000', most: '1500000' },
  medium: { least: '1500000', most: '5000000' },
  high: { least: '5000000', most: '20000000' },
  critical: { least: '15000000', most: '75000000' },
}

/** A live program put straight into the tables. @returns its id. */
export async function liveProgram(
  owner: Owner,
  more: {
    rewardType?: RewardType
    kind?: ProgramKind
    managedBy?: 'company' | 'product'
    visibility?: Visibility
    /** Rupiah as text; unpaid where it is left out. */
    retestReward?: string
  } = {},
): Promise<string> {
  const { rewardType = 'money', kind = 'bug_bounty', managedBy = 'company', visibility = 'public' } = more
  const id = newId()
  const facts = { title: 'Nusa Mobile', summary: 'Aplikasi perbankan', rewardType }
  const createdBy = owner.accountId
  await database()
    .insert(programs)
    .values({
      id,
      companyId: owner.companyId,
      kind,
      managedBy,
      visibility,
      ...facts,
      status: 'accepted',
      validUntil: '2099-12-31',
      createdBy,
      createdAt: now(),
      acceptedAt: now(),
    })
  const policy: ProgramPolicy = {
    ...facts,
    descriptionMd: 'Uji aplikasi ini.',
    scope: [{ type: 'web', target: 'nusabank.test', note: '' }],
    outOfScope: [],
    publicationRules: 'Setelah diperbaiki.',
    grid: rewardType.startsWith('money') ? grid : null,
    otherRewards: rewardType.endsWith('other') ? { high: 'Kaus', critical: 'Kaus dan sertifikat' } : null,
    ...(more.retestReward === undefined ? {} : { retestReward: more.retestReward }),
  }
  await database()
    .insert(programVersions)
    .values({ programId: id, version: 1, policy, textHash: Buffer.alloc(32), createdBy, createdAt: now() })
  return id
}

let serial = 0

/** A report in review. @returns its id. */
export async function reviewedReport(
  programId: string,
  reporter: Person,
  more: Partial<typeof reports.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const at = new Date(now().getTime() - day)
  await database()
    .insert(reports)
    .values({
      id,
      hash: randomWord(),
      code: `CA-2026-${String(++serial).padStart(6, '0')}-X`,
      programId,
      programVersion: 1,
      reporterId: reporter.accountId,
      stage: 'in_review',
      fix: 'open',
      rewardState: 'none',
      title: 'IDOR pada riwayat transfer',
      target: 'nusabank.test',
      pocMd: 'Langkah satu dua tiga.',
      impactMd: 'Data nasabah terbaca.',
      recommendationMd: 'Periksa pemilik data.',
      claimedLevel: 7,
      createdAt: at,
      updatedAt: at,
      // One after the other, and none within the limit of a day, however many the process has made.
      submittedAt: after(at, serial - hour),
      ...more,
    })
  return id
}

/** The input of triage for a report of this vector. */
export function triage(vector: string = vectors.high, quality = 3) {
  const reproductionNote = 'Diulang dua kali pada akun uji, hasilnya sama.'
  const classes = { vrtId: null, vrtOther: null, cweId: 639, cweOther: null }
  return { cvssVector: vector, ...classes, reproductionNote, quality }
}

/** A report in review taken to `rated` by the use cases: by the platform team, then by the company. */
export async function ratedReport(
  owner: Owner,
  programId: string,
  reporter: Person,
  { vector = vectors.high as string, level = 7 as RiskLevel } = {},
): Promise<string> {
  const id = await reviewedReport(programId, reporter)
  await validateReport(await operator(), id, triage(vector))
  await rateReport(owner, id, { revision: 2, level, cvssVector: vector, reason: undefined })
  return id
}

/** Puts money into a company's balance. */
export async function fund(companyId: string, amount: bigint): Promise<void> {
  const entries = [
    { side: cash, amount: -amount },
    { side: availableOf(companyId), amount },
  ]
  await transaction((tx) =>
    post(tx, { kind: 'top_up', key: `test:${newId()}`, companyId, actor: system, entries }),
  )
}

/** Balances of the sides of one owner, by kind. */
export async function balancesOf(ownerId: string): Promise<Record<string, bigint>> {
  const rows = await database().select().from(ledgerAccounts).where(eq(ledgerAccounts.ownerId, ownerId))
  return Object.fromEntries(rows.map(({ kind, balanceIdr }) => [kind, balanceIdr]))
}

export async function reportRow(id: string): Promise<typeof reports.$inferSelect> {
  const [row] = await database().select().from(reports).where(eq(reports.id, id))
  return row!
}
