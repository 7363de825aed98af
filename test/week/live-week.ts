import { after, hour, now, travelTo } from '@cakrawala/calendar/clock'
import { databasePool } from '#infra/database.ts'
import { faultsOf } from '../histories/end-check.ts'
import { openChallenge, openStage, openWorlds } from '../histories/environment.ts'
import { look } from '../histories/seen.ts'
import { newTally } from '../histories/tally.ts'
import { chanceOf } from './chance.ts'
import { clockFaults } from './clock-faults.ts'
import { companyHour } from './companies.ts'
import { arrive, hunterHour } from './hunters.ts'
import { moneyHour } from './money-acts.ts'
import { characters, operatorHour } from './operators.ts'
import type { Place, Population } from './population.ts'
import { openWorkerByHour, type WorkerByHour } from './worker-by-hour.ts'

/** `reports` in a week of seven days, looked at every `every` hours. */
export type WeekPlan = { reports: number; every: number; bughunters: number; seed: number }
export type Week = { population: Population; faults: string[]; mails: number; stages: Record<string, number> }

/** A Monday, at seven in the morning in Jakarta. */
const monday = new Date('2026-01-05T00:00:00Z')
const weekHours = 7 * 24

export async function liveWeek(plan: WeekPlan): Promise<Week> {
  travelTo(after(monday, -hour))
  const stage = await openStage({ operators: characters.length, bughunters: plan.bughunters })
  const environments = await openWorlds(stage, [900_000_000n, 200_000_000n, 40_000_000n])
  await openChallenge(stage, environments[0]!)
  const chance = chanceOf(plan.seed)
  const population: Population = {
    stage,
    environments,
    truths: new Map(),
    chance,
    tally: newTally(),
    broken: [],
  }
  const post = await openWorkerByHour()
  try {
    let looked = monday
    for (let passed = 0; passed < weekHours; passed += plan.every) {
      travelTo(after(monday, passed * hour))
      looked = now()
      await post.hour()
      await hourOf(population, passed, Math.round(dueBy(passed + plan.every, plan) - dueBy(passed, plan)))
    }
    travelTo(after(monday, weekHours * hour))
    looked = now()
    await post.hour()
    return { ...(await ending(population, post, plan, looked)), population }
  } finally {
    await post.stop()
  }
}

/** How many reports have come by this hour of the week: evenly, in whole numbers. */
function dueBy(passed: number, { reports }: WeekPlan): number {
  return Math.floor((reports * passed) / weekHours)
}

async function hourOf(population: Population, passed: number, arrivals: number): Promise<void> {
  const { stage, environments } = population
  const seen = await look(environments, now())
  const places: Place[] = environments.map((environment, at) => ({ environment, seen: seen[at]! }))
  const [day, clock] = [Math.floor((passed + 7) / 24), (passed + 7) % 24]
  const atWork = characters.flatMap((who, at) =>
    who.awake(day % 7, clock) ? [{ who, person: stage.team[at]! }] : [],
  )
  await Promise.all([
    ...Array.from({ length: arrivals }, () => arriveSomewhere(population, places)),
    ...places.map((place) => hunterHour(population, place)),
    ...atWork.map(({ who, person }) => operatorHour(population, places, who, person)),
    ...places.map((place) => companyHour(population, place)),
    moneyHour(
      population,
      places,
      atWork.map(({ person }) => person),
    ),
  ])
}

/** Where the balance is used up no report is taken: then another one comes elsewhere. */
async function arriveSomewhere(population: Population, places: readonly Place[]): Promise<void> {
  for (let turn = 0; turn < 40; turn++) if (await arrive(population, population.chance.among(places))) return
}

async function ending(
  population: Population,
  post: WorkerByHour,
  plan: WeekPlan,
  looked: Date,
): Promise<Omit<Week, 'population'>> {
  const { rows } = await databasePool().query<{ stage: string; count: number }>(
    `SELECT CASE WHEN stage = 'closed' THEN 'closed: ' || close_reason ELSE stage END AS stage, count(*)::int
     FROM reports GROUP BY 1 ORDER BY 1`,
  )
  const kept = rows.reduce((sum, { count }) => sum + count, 0)
  const faults = [
    ...population.broken,
    ...(await faultsOf(population.environments, 0)),
    ...(await post.faults()),
  ]
  faults.push(...(await clockFaults(looked, plan.every)))
  if (kept !== plan.reports || population.truths.size !== plan.reports)
    faults.push(
      `${plan.reports} reports were sent, ${population.truths.size} answered for, ${kept} are there`,
    )
  return {
    faults,
    mails: await post.mails(),
    stages: Object.fromEntries(rows.map(({ stage, count }) => [stage, count])),
  }
}
