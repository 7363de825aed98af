import { newId } from '@cakrawala/ids/ids'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { editReport } from '#domain/report/sending/edit-report.server.ts'
import { submitReport } from '#domain/report/sending/submit-report.server.ts'
import { answerInfo, withdrawReport } from '#domain/report/spoken-moves.server.ts'
import { answerRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { payoutOfferSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { requestPayout } from '#domain/reward/payout/request-payout.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import type { Person } from '#kernel/actor.ts'
import { severities } from '../histories/report-acts.ts'
import type { SeenReport } from '../histories/seen.ts'
import { reportTexts } from '../support/report-scenario.ts'
import { action, type Place, type Population, type Truth, words } from './population.ts'

/**
 * One report arrives; some repeat an earlier one, some are invalid. Sent twice after a double click. @returns whether it
 * was taken
 */
export async function arrive(population: Population, place: Place): Promise<boolean> {
  const { chance, truths } = population
  const hunter = chance.among(place.environment.hunters)
  const { self, managed, points } = place.environment.programs
  const truth = truthFor(population, place)
  const original = place.seen.reports.find(({ id }) => id === truth.of)
  const programId = original?.programId ?? chance.among([self, self, managed, managed, points])
  const input = {
    key: newId(),
    ...reportTexts({ cvssVector: truth.vector, title: `Celah ${chance.below(1e9)} pada riwayat` }),
  }
  const send = async () => {
    const { id } = await submitReport(hunter, programId, input)
    truths.set(id, truth)
  }
  const again = chance.hits(4) ? [action(population, 'submit', send)] : []
  return (await Promise.all([action(population, 'submit', send), ...again])).includes(true)
}

function truthFor({ chance }: Population, { seen }: Place): Truth {
  const vector = chance.among([...severities, severities[1]!, severities[2]!])
  const older = seen.reports.filter(({ code }) => code !== null)
  const rest = { vector, of: null, buried: chance.hits(5), silent: chance.hits(20) }
  if (older.length > 0 && chance.hits(12)) return { ...rest, sort: 'copy', of: chance.among(older).id }
  return { ...rest, sort: chance.hits(9) ? 'junk' : 'sound' }
}

/** An hour of bughunters: answers, corrections, objections, and payout requests. */
export async function hunterHour(population: Population, { environment, seen }: Place): Promise<void> {
  const { chance } = population
  for (const report of seen.reports) {
    const hunter = environment.hunters.find(({ accountId }) => accountId === report.reporterId)
    if (hunter) await answer(population, hunter, report)
  }
  for (const hunter of environment.hunters) {
    if (!chance.hits(4)) continue
    const { gross, net } = await payoutOfferSeenBy(hunter)
    if (gross < 100_000n) continue
    const ask = () => requestPayout(hunter, { key: newId(), gross, net })
    await Promise.all([
      action(population, 'ask payout', ask),
      ...(chance.hits(20) ? [action(population, 'ask payout', ask)] : []),
    ])
  }
}

async function answer(population: Population, hunter: Person, report: SeenReport): Promise<void> {
  const { chance, truths } = population
  const silent = truths.get(report.id)?.silent ?? false
  if (report.stage === 'needs_info' && !silent && chance.hits(10))
    await action(population, 'answer info', () => answerInfo(hunter, report.id, words))
  else if (report.stage === 'submitted' && chance.hits(2))
    await action(population, 'edit', () =>
      editReport(hunter, report.id, {
        revision: report.revision,
        ...reportTexts({ cvssVector: report.cvssVector! }),
      }),
    )
  else if (report.stage === 'submitted' && chance.hits(1))
    await action(population, 'withdraw', () => withdrawReport(hunter, report.id))
  else if (report.reward === 'proposed' && chance.hits(5)) {
    const input = { answer: chance.hits(80) ? ('accepted' as const) : ('disputed' as const), ...words }
    await action(population, 'answer rating', () => answerRating(hunter, report.id, input))
  } else if (report.fix === 'retest' && chance.hits(20))
    await action(population, 'retest answer', () =>
      giveRetestVerdict(hunter, report.id, { verdict: 'fixed', ...words }),
    )
  else if (report.stage === 'closed' && chance.hits(0.3))
    await action(population, 'comment', () =>
      commentOnReport(hunter, report.id, { ...words, audience: 'all' }),
    )
}
