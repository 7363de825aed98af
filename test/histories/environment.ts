import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, hour, now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { registerForChallenge } from '#domain/program/challenge/register-for-challenge.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { acceptProgram } from '#domain/reward/challenge/accept-program.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system } from '../support/cast.ts'
import { challengeTexts } from '../support/challenge-scenario.ts'
import { lastDay } from '../support/last-day.ts'
import { payoutAccount } from '../support/payout-scenario.ts'
import { draftProgram, join, liveProgram } from '../support/program-scenario.ts'
import { fund } from '../support/reward-scenario.ts'
import { copyRows, type Rows, storeRows } from './copy-rows.ts'

export const programSorts = ['self', 'managed', 'points', 'challenge'] as const
export type ProgramSort = (typeof programSorts)[number]

type Owner = Person & { companyId: string }

/** Everyone one history needs; no one of it is in another one, except the platform team. */
export type Environment = {
  companyId: string
  owner: Owner
  admin: Owner
  /** A member who may rate and give rewards in every program, one who only reads, one who was given no program. */
  decider: Owner
  reader: Owner
  outsider: Owner
  /** They signed the agreements of all programs but the challenge; the outsider none. */
  hunters: Person[]
  stranger: Person
  programs: Record<ProgramSort, string>
}

export type Stage = {
  team: Person[]
  /** Owner of another company, and a bughunter the team has suspended. */
  rival: Owner
  suspended: Person
  model: Environment
  rows: Rows
}

/** The people and programs all histories are copies of, made by the use cases; in a database that is still empty. */
export async function openStage({ operators = 3, bughunters = 2 } = {}): Promise<Stage> {
  const team: Person[] = []
  for (let one = 0; one < operators; one++) team.push(await operator())
  const rival = await companyOwner('Samudra Data')
  const suspended = { ...(await hunter()), suspended: true }
  const others = await storeRows()
  const model = await modelWorld(team[0]!, bughunters)
  return { team, rival, suspended, model, rows: await storeRows(others) }
}

async function modelWorld(team: Person, bughunters: number): Promise<Environment> {
  const owner = await companyOwner()
  const { companyId } = owner
  const hunters: Person[] = []
  for (let one = 0; one < bughunters; one++) hunters.push(await hunter())
  const programs = {
    self: await liveProgram(owner, team, { managedBy: 'company', retestReward: '150000' }),
    managed: await liveProgram(owner, team, {
      // Of this kind too: the fee goes by the kind of reward.
      ...{ kind: 'vulnerability_management', rewardType: 'money_and_other', retestReward: '250000' },
      otherRewards: { high: 'Kaus', critical: 'Kaus dan piagam' },
    }),
    points: await liveProgram(owner, team, {
      ...{ kind: 'vulnerability_management', rewardType: 'points', grid: null },
    }),
    challenge: await draftProgram(owner, challengeTexts(timesFrom(now()), { validUntil: lastDay })),
  }
  await submitProgram(owner, programs.challenge)
  for (const one of hunters) {
    await payoutAccount(one)
    for (const sort of ['self', 'managed', 'points'] as const) await join(one, programs[sort])
  }
  const all = Object.values(programs)
  return {
    ...{ companyId, owner, hunters, programs, stranger: await hunter() },
    admin: await member(companyId, 1),
    decider: await member(companyId, 2, all, ['report.comment', 'report.rate', 'reward.decide']),
    reader: await member(companyId, 2, all),
    outsider: await member(companyId, 2, [], ['report.rate', 'reward.decide']),
  }
}

/** Registration is open from the start; the challenge runs from six hours on, for two days. */
function timesFrom(moment: Date) {
  const at = (hours: number) => after(moment, hours * hour).toISOString()
  return { registrationOpensAt: at(0), registrationClosesAt: at(5), startsAt: at(6), endsAt: at(54) }
}

/** As many worlds as there are balances to begin with, all new; the money of the challenge's prizes is held where it reaches. */
export async function openWorlds(stage: Stage, balances: readonly bigint[]): Promise<Environment[]> {
  const rename = await copyRows(stage.rows, balances.length, (row, table) => {
    // Groups of histories follow each other in time: each has its programs for as long.
    if (table === 'programs') row.valid_until = jakartaDay(after(now(), 360 * day))
    if (table === 'programs' && row.kind === 'challenge') Object.assign(row, columnsFrom(now()))
    if (table === 'program_versions') retime(row)
    if (table === 'payout_accounts') row.usable_from = after(now(), -day).toISOString()
  })
  const environments = balances.map((_, lane) => rename(stage.model, lane))
  for (const [lane, { companyId }] of environments.entries()) {
    if (balances[lane]! > 0n) await fund(companyId, balances[lane]!)
  }
  return environments
}

/** Opens the challenge of an environment and lets one bughunter register. */
export async function openChallenge(stage: Stage, { programs, hunters }: Environment): Promise<void> {
  await acceptProgram(stage.team[0]!, programs.challenge, 1)
  await join(hunters[0]!, programs.challenge)
  await registerForChallenge(hunters[0]!, programs.challenge)
}

/**
 * Leaves an environment with promises that the platform counted as missed long before; few histories are long enough for
 * three.
 */
export async function stopBefore({ programs: { self } }: Environment): Promise<void> {
  await transaction(async (tx) => {
    await tx.update(programs).set({ lateSince: now() }).where(eq(programs.id, self))
    await record(tx, system, 'program.late', self, { promises: 3, kept: 1 })
  })
}

function columnsFrom(moment: Date) {
  const times = timesFrom(moment)
  return {
    registration_opens_at: times.registrationOpensAt,
    registration_closes_at: times.registrationClosesAt,
    starts_at: times.startsAt,
    ends_at: times.endsAt,
  }
}

function retime(row: Record<string, unknown>): void {
  const policy = row.policy as { challenge?: object | null }
  if (policy.challenge) Object.assign(policy.challenge, timesFrom(now()))
}
