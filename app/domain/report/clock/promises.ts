import type { ClockKind } from '#domain/report/report-code.ts'

/** What a program promises its bughunters, in the order of a report's life. */
export const promiseKinds = [
  'first_response',
  'triage',
  'rating',
  'reward',
  'fix',
  'appeal_answer',
] as const satisfies readonly ClockKind[]
export type PromiseKind = (typeof promiseKinds)[number]

/** The promises of a company; the others are the platform team's. */
export const companyPromises = [
  'rating',
  'reward',
  'fix',
  'appeal_answer',
] as const satisfies readonly PromiseKind[]

/** Medians look back so many days, and stay silent for fewer answers. */
export const answerDays = 90
export const leastAnswers = 3
/** Below this share over those days a program takes no new reports until the platform team has cleared it. */
export const leastOnTime = 0.5

/** Promises of a company that were due, and those of them it kept. */
export type KeptCount = { promises: number; kept: number }

/** Whether a company kept too few of its promises; fewer than three are not judged. */
export function isLate({ promises, kept }: KeptCount): boolean {
  return promises >= leastAnswers && kept / promises < leastOnTime
}
