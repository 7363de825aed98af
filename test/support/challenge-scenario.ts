import { after, day, hour, minute, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { registerForChallenge } from '#domain/program/challenge/register-for-challenge.server.ts'
import type { ChallengePlan } from '#domain/program/challenge.ts'
import type { ProgramInput } from '#domain/program/program-input.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { acceptProgram } from '#domain/reward/challenge/accept-program.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { draftProgram, join } from './program-scenario.ts'
import { send } from './report-scenario.ts'
import { triage, vectors } from './reward-scenario.ts'

type Owner = Person & { companyId: string }

/** The day everything begins; the challenge runs from day 3 to day 5, at the same hour. */
export const dawn = new Date('2026-03-01T02:00:00.000Z')
export const starts = after(dawn, 3 * day)
export const ends = after(dawn, 5 * day)
export const frozen = after(ends, -hour)

/** Registration from day 0 to day 2, a challenge from day 3 to day 5; three ranked prizes. */
export function challengePlan(more: Partial<ChallengePlan> = {}): ChallengePlan {
  return {
    registrationOpensAt: dawn.toISOString(),
    registrationClosesAt: after(dawn, 2 * day).toISOString(),
    startsAt: starts.toISOString(),
    endsAt: ends.toISOString(),
    participantLimit: null,
    prizeRule: 'ranked',
    prizes: [
      { amount: '10000000', item: 'Piala' },
      { amount: '5000000', item: '' },
      { amount: '0', item: 'Kaus' },
    ],
    pool: '0',
    ...more,
  }
}

export function challengeTexts(
  plan: Partial<ChallengePlan> = {},
  more: Partial<ProgramInput> = {},
): ProgramInput {
  return {
    kind: 'challenge',
    managedBy: 'product',
    visibility: 'public',
    validUntil: '2026-03-06',
    title: 'Tantangan Nusa',
    summary: 'Dua hari mencari celah di dompet baru.',
    descriptionMd: 'Cari celah di lingkungan uji kami selama dua hari, dengan saldo uji dari panitia.',
    scope: [{ type: 'web', target: 'https://app.nusabank.test', note: '' }],
    outOfScope: [],
    publicationRules: 'Boleh diceritakan setelah diperbaiki dan ditutup.',
    rewardType: 'points',
    grid: null,
    otherRewards: null,
    challenge: challengePlan(plan),
    ...more,
  }
}

/** A challenge in review, an hour before its registration opens. Leaves the clock there. */
export async function reviewedChallenge(
  owner: Owner,
  plan: Partial<ChallengePlan> = {},
  more: Partial<ProgramInput> = {},
): Promise<string> {
  travelTo(after(dawn, -hour))
  const id = await draftProgram(owner, challengeTexts(plan, more))
  await submitProgram(owner, id)
  return id
}

/** Accepted, with its prizes reserved; the clock is at the opening of the registration. */
export async function liveChallenge(
  owner: Owner,
  team: Person,
  plan: Partial<ChallengePlan> = {},
  more: Partial<ProgramInput> = {},
): Promise<string> {
  const id = await reviewedChallenge(owner, plan, more)
  await acceptProgram(team, id, 1)
  travelTo(dawn)
  return id
}

/** Signs and registers. */
export async function register(hunter: Person, programId: string, inviter?: Person): Promise<void> {
  await join(hunter, programId, inviter)
  await registerForChallenge(hunter, programId)
}

const levels = { low: 2, medium: 5, high: 7, critical: 12 } as const satisfies Record<string, RiskLevel>

/** A report of a participant that the team finds valid and rates, all within two minutes of `at`. @returns its id */
export async function validFind(
  hunter: Person,
  team: Person,
  programId: string,
  at: Date,
  band: keyof typeof levels = 'high',
): Promise<string> {
  travelTo(at)
  const { id } = await send(hunter, programId, { cvssVector: vectors[band] })
  travelTo(after(at, minute))
  await takeReport(team, id)
  await validateReport(team, id, triage(vectors[band]))
  const [row] = await database().select().from(reports).where(eq(reports.id, id))
  await rateReport(team, id, {
    revision: row!.revision,
    level: levels[band],
    cvssVector: vectors[band],
    reason: undefined,
  })
  return id
}
