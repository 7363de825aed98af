import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { reopenNoResponse } from '#domain/report/reopen-no-response.server.ts'
import type { CommentAudience, RetestVerdict } from '#domain/report/report-code.ts'
import {
  commentInput,
  messageInput,
  type RatingAnswer,
  ratingAnswerInput,
  retestVerdictInput,
} from '#domain/report/report-input.ts'
import {
  acceptRisk,
  answerInfo,
  askInfo,
  startFixing,
  withdrawReport,
} from '#domain/report/spoken-moves.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { answerRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { reporterOf } from './report-row.ts'
import type { Act } from './seed-types.ts'
import type { When } from './when.ts'

/** What people do with a report. Texts go through the schemas of the forms, so that people could have typed them. */
export function take(at: When, by = 'triase'): Act {
  return { at, act: (population, id) => takeReport(population.person(by), id) }
}

export function ask(at: When, by: string, body: string): Act {
  return { at, act: (population, id) => askInfo(population.person(by), id, messageInput.parse({ body })) }
}

export function answer(at: When, body: string): Act {
  return {
    at,
    act: async (population, id) =>
      answerInfo(await reporterOf(population, id), id, messageInput.parse({ body })),
  }
}

export function reopen(at: When, body: string): Act {
  return {
    at,
    act: async (population, id) =>
      reopenNoResponse(await reporterOf(population, id), id, messageInput.parse({ body })),
  }
}

export function say(at: When, by: string, body: string, audience: CommentAudience = 'all'): Act {
  return {
    at,
    act: (population, id) =>
      commentOnReport(population.person(by), id, commentInput.parse({ body, audience })),
  }
}

export function withdraw(at: When): Act {
  return { at, act: async (population, id) => withdrawReport(await reporterOf(population, id), id) }
}

/** The reporter's word on the rating. */
export function reply(at: When, answer: RatingAnswer, body = ''): Act {
  const input = ratingAnswerInput.parse({ answer, body })
  return { at, act: async (population, id) => answerRating(await reporterOf(population, id), id, input) }
}

export function fixing(at: When, by: string): Act {
  return { at, act: (population, id) => startFixing(population.person(by), id) }
}

export function retest(at: When, by: string, body: string): Act {
  return { at, act: (population, id) => askRetest(population.person(by), id, messageInput.parse({ body })) }
}

export function verdict(at: When, by: string, said: RetestVerdict, body: string): Act {
  const input = retestVerdictInput.parse({ verdict: said, body })
  return { at, act: (population, id) => giveRetestVerdict(population.person(by), id, input) }
}

export function liveWith(at: When, by: string, body: string): Act {
  return { at, act: (population, id) => acceptRisk(population.person(by), id, messageInput.parse({ body })) }
}

export function resolve(at: When, by: string): Act {
  return { at, act: (population, id) => resolveReport(population.person(by), id) }
}
