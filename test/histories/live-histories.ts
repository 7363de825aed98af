import { after, now, travelTo } from '@cakrawala/calendar/clock'
import { moveChallengesOn } from '#domain/program/challenge/move-challenges-on.server.ts'
import { endExpiredPrograms } from '#domain/program/editing/end-expired-programs.server.ts'
import { escalateOverdueClocks } from '#domain/report/clock/escalate-overdue.server.ts'
import { expireInfo } from '#domain/report/clock/expire-info.server.ts'
import { markOverdueClocks } from '#domain/report/clock/mark-overdue.server.ts'
import { stopLatePrograms } from '#domain/report/clock/stop-late-programs.server.ts'
import { settleRatings } from '#domain/reward/dispute/settle-ratings.server.ts'
import { lapseProposals } from '#domain/reward/lapse-proposals.server.ts'
import { releaseUnanswered } from '#domain/reward/release-unanswered.server.ts'
import { expireRetests } from '#domain/reward/retest/expire-retest.server.ts'
import { releaseAnswered } from '#domain/reward/retest/release-answered.server.ts'
import { databasePool } from '#infra/database.ts'
import { system } from '../support/cast.ts'
import { faultsOf, invariantCount } from './end-check.ts'
import { type Environment, openChallenge, openWorlds, type Stage, stopBefore } from './environment.ts'
import { judgeStep, type Outcome, stepChecks } from './judge-step.ts'
import { payBefore } from './pay-before.ts'
import type { Plan } from './plan.ts'
import { look, type Seen } from './seen.ts'
import { takeStep } from './take-step.ts'
import type { Tally } from './tally.ts'

export type Life = { environment: Environment; keys: string[]; log: string[] }

/** @throws Error with the acts of the history that went wrong, and how */
export async function liveHistories(stage: Stage, plan: Plan, tally: Tally): Promise<void> {
  const since = await lastEvent()
  const lives = await begin(stage, plan)
  let seen = await look(worldsOf(lives), now())
  const rounds = Math.max(0, ...plan.histories.map(({ steps }) => steps.length))
  for (let round = 0; round < rounds; round++) {
    const wait = plan.waits[round]!
    travelTo(after(now(), wait))
    // Every third time the duties run while people act.
    const beside = round % 3 === 2
    const duties = beside ? runDuties() : undefined
    if (!beside && wait > 60_000) {
      await runDuties()
      seen = await look(worldsOf(lives), now())
    }
    const outcomes = await Promise.all(
      lives.map((life, at) => takeStep(stage, life, seen[at]!, plan.histories[at]!.steps[round], tally)),
    )
    await duties
    const next = await look(worldsOf(lives), now())
    for (const [at, life] of lives.entries()) judge(life, outcomes[at]!, seen[at]!, next[at]!, !beside)
    tally.checks += stepChecks * lives.length
    seen = next
  }
  const faults = await faultsOf(worldsOf(lives), since)
  tally.checks += invariantCount
  tally.histories += lives.length
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${logOf(lives, faults)}`)
}

async function begin(stage: Stage, { histories }: Plan): Promise<Life[]> {
  const environments = await openWorlds(
    stage,
    histories.map(({ balance }) => balance),
  )
  for (const [at, environment] of environments.entries()) {
    const { balance, contest, paid } = histories[at]!
    if (contest && balance >= 80_000_000n) await openChallenge(stage, environment)
    if (paid && balance >= 80_000_000n) await payBefore(stage, environment)
    if (histories[at]!.late) await stopBefore(environment)
  }
  return environments.map((environment) => ({ environment, keys: [], log: [] }))
}

function judge(life: Life, outcomes: Outcome[], before: Seen, then: Seen, quiet: boolean): void {
  const fault = judgeStep(outcomes, before, then, quiet)
  if (fault === null) return
  throw new Error(`${fault}\n${life.log.join('\n')}`)
}

export async function runDuties(): Promise<void> {
  await expireInfo(system)
  await expireRetests(system)
  await markOverdueClocks(system)
  await escalateOverdueClocks(system)
  await lapseProposals(system)
  await settleRatings(system)
  await releaseUnanswered(system)
  await releaseAnswered(system)
  await stopLatePrograms(system)
  await moveChallengesOn(system)
  await endExpiredPrograms(system)
}

async function lastEvent(): Promise<number> {
  const { rows } = await databasePool().query('SELECT coalesce(max(seq), 0)::int AS last FROM events')
  return rows[0].last
}

function worldsOf(lives: readonly Life[]): Environment[] {
  return lives.map(({ environment }) => environment)
}

/** The histories that touch what a fault names; all of them where it names nothing. */
function logOf(lives: readonly Life[], faults: readonly string[]): string {
  const named = lives.filter(({ log }) => log.some((line) => faults.some((fault) => sharesId(fault, line))))
  return (named.length > 0 ? named : lives).map(({ log }) => log.join('\n')).join('\n—\n')
}

function sharesId(fault: string, line: string): boolean {
  return (fault.match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/g) ?? []).some((id) => line.includes(id))
}
