import { askInfo } from '#domain/report/spoken-moves.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { closeAsDuplicate } from '#domain/reward/close-as-duplicate.server.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { decideDispute } from '#domain/reward/dispute/decide-dispute.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { reopenAppeal } from '#domain/reward/reopen-appeal.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import type { Person } from '#kernel/actor.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import type { SeenReport } from '../histories/seen.ts'
import { triage } from '../support/reward-scenario.ts'
import { action, at, type Place, type Population, words } from './population.ts'

/** How an operator works: when, how much in an hour, and what in a hundred goes another way. */
export type Character = {
  name: string
  awake: (weekday: number, hour: number) => boolean
  acts: number
  /** Asks before judging; judges wrongly; acts twice at once; goes for what others have; takes no turn to look. */
  asks: number
  errs: number
  twice: number
  meddles: number
}

/** Weekdays count from Monday, 0; hours are of Asia/Jakarta. */
export const characters: readonly Character[] = [
  {
    name: 'fast',
    awake: (_, hour) => hour >= 7 && hour < 23,
    acts: 14,
    asks: 2,
    errs: 3,
    twice: 5,
    meddles: 5,
  },
  {
    name: 'careful',
    awake: (day, hour) => day < 5 && hour >= 9 && hour < 17,
    acts: 6,
    asks: 25,
    errs: 0,
    twice: 0,
    meddles: 0,
  },
  {
    name: 'sloppy',
    awake: (_, hour) => hour >= 10 && hour < 19,
    acts: 9,
    asks: 5,
    errs: 25,
    twice: 25,
    meddles: 10,
  },
  {
    name: 'conflicting',
    awake: (_, hour) => hour >= 8 && hour < 20,
    acts: 8,
    asks: 5,
    errs: 8,
    twice: 15,
    meddles: 60,
  },
  {
    name: 'absent',
    awake: (day, hour) => (day < 2 || day > 4) && hour >= 8 && hour < 18,
    acts: 8,
    asks: 8,
    errs: 5,
    twice: 5,
    meddles: 0,
  },
]

const note = 'Langkah nomor dua tidak dapat diulang pada akun uji kami.'

/** An hour of one operator. Others work at the same moment on what the same look has shown them. */
export async function operatorHour(
  population: Population,
  places: readonly Place[],
  who: Character,
  person: Person,
): Promise<void> {
  const { chance } = population
  for (let act = 0; act < who.acts; act++) {
    const report = choose(population, places, who)
    if (!report) return
    const work = () => handle(population, places, who, person, report)
    await Promise.all([work(), ...(chance.hits(who.twice) ? [work()] : [])])
  }
}

function choose(
  { chance, truths }: Population,
  places: readonly Place[],
  { meddles }: Character,
): SeenReport | undefined {
  if (chance.hits(meddles)) {
    const closed = at(places, 'closed').filter(
      ({ closeReason }) => closeReason === 'not_applicable' || closeReason === 'spam',
    )
    const pool = chance.hits(30) ? closed : at(places, 'in_review')
    if (pool.length > 0) return chance.among(pool)
  }
  const open = at(places, 'submitted', 'in_review', 'valid').filter(({ id, stage, programId }) => {
    if (stage === 'submitted' && truths.get(id)?.buried && !chance.hits(0.2)) return false
    return stage !== 'valid' || places.every(({ environment }) => programId !== environment.programs.self)
  })
  open.push(...at(places, 'rated').filter(({ rating }) => rating === 'deciding'))
  return open.length > 0 ? chance.among(open) : undefined
}

async function handle(
  population: Population,
  places: readonly Place[],
  who: Character,
  person: Person,
  report: SeenReport,
): Promise<void> {
  if (report.stage === 'submitted') {
    if (await action(population, 'take', () => takeReport(person, report.id)))
      await judge(population, places, who, person, report)
  } else if (report.rating === 'deciding') await decide(population, person, report)
  else if (report.stage === 'in_review') await judge(population, places, who, person, report)
  else if (report.stage === 'closed')
    await action(population, 'reopen', () => reopenAppeal(person, report.id, words))
  else {
    const level = (report.triagedLevel ?? 5) as RiskLevel
    const rating = {
      revision: report.revision,
      level,
      cvssVector: report.cvssVector ?? '',
      reason: undefined,
    }
    await action(population, 'rate', () => rateReport(person, report.id, rating))
  }
}

/** Who verified or rated it is refused, and a colleague comes by. */
async function decide(population: Population, person: Person, report: SeenReport): Promise<void> {
  const { id, revision, cvssVector } = report
  const level = (report.triagedLevel ?? 5) as RiskLevel
  const word = { revision, level, cvssVector: cvssVector ?? '', floor: undefined, body: note }
  await action(population, 'decide dispute', () => decideDispute(person, id, word))
}

async function judge(
  population: Population,
  places: readonly Place[],
  who: Character,
  person: Person,
  report: SeenReport,
): Promise<void> {
  const { chance, truths } = population
  if (chance.hits(who.asks))
    return void (await action(population, 'ask info', () => askInfo(person, report.id, words)))
  const truth = truths.get(report.id)
  const sort = chance.hits(who.errs) ? chance.among(['sound', 'junk'] as const) : (truth?.sort ?? 'sound')
  const original = places.flatMap(({ seen }) => seen.reports).find(({ id }) => id === truth?.of)
  if (sort === 'copy' && original?.code)
    await action(population, 'close duplicate', () =>
      closeAsDuplicate(person, report.id, { original: original.code! }),
    )
  else if (sort === 'junk') {
    const reason = chance.among([
      'not_applicable',
      'out_of_scope',
      'not_reproducible',
      'informative',
      'spam',
    ] as const)
    await action(population, 'close invalid', () => closeAsInvalid(person, report.id, { reason, note }))
  } else {
    const found = triage(truth?.vector, chance.below(6))
    await action(population, 'validate', () => validateReport(person, report.id, found))
  }
}
