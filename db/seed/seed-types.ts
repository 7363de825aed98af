import type { DataKind } from '@cakrawala/personal-data/kinds'
import type { ProgramKind } from '#domain/program/program.ts'
import type { programInput } from '#domain/program/program-input.ts'
import type { Person } from '#kernel/actor.ts'
import type { z } from '#kernel/zod.ts'
import type { When } from './when.ts'

/** All people and objects made so far, by their names in the seed. Unknown names throw. */
export type Population = {
  person(username: string): Person
  program(key: string): string
  report(key: string): string
}

/** One act on a program or a report; `id` is the program's or report's. */
export type Act = { at: When; act: (population: Population, id: string) => Promise<unknown> }

export type ProgramTexts = Omit<z.input<typeof programInput>, 'validUntil' | 'kind' | 'challenge'>

/** Days from the day of the seed, negative before it, and the time in WIB. */
export type DayAndTime = readonly [days: number, clock: `${number}:${number}`]

/** The plan of a challenge; moments are those of the seed. */
export type ChallengeDescription = {
  opens: DayAndTime
  closes: DayAndTime
  starts: DayAndTime
  ends: DayAndTime
  limit?: number
} & Pick<ChallengePlanTexts, 'prizeRule' | 'prizes' | 'pool'>
type ChallengePlanTexts = NonNullable<z.input<typeof programInput>['challenge']>

export type ProgramDescription = {
  key: string
  /** Username of the company's owner, who writes it. */
  by: string
  at: When
  kind: ProgramKind
  /** Days from the day of the seed to the program's last day; negative for one that is over. */
  lastDay: number
  texts: ProgramTexts
  /** Of a challenge; its last day is the day it ends. */
  contest?: ChallengeDescription
  acts: Act[]
}

/** A report as its bughunter typed it, and what became of it. */
export type ReportDescription = {
  key: string
  program: string
  by: string
  /** When it was sent; for a draft, when it was saved. */
  at: When
  draft?: true
  title: string
  target: string
  /** VRT class and CWE number. */
  weakness: readonly [vrt: string, cwe: number]
  cvss: string
  /** The proof of concept: numbered steps, the request or code that shows it, and what comes back. */
  steps: readonly string[]
  code?: string
  seen?: string
  /** What of it was masked and sealed: its kind and value. */
  masked?: readonly [kind: DataKind, value: string]
  impact: string
  advice: string
  /** Lines drawn on an attached picture. */
  picture?: readonly string[]
  acts: Act[]
}
