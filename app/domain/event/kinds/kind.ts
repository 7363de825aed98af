import { isRiskLevel, type RiskLevel } from '#kernel/risk-level.ts'
import type { Audience } from './audience.ts'

/** What a stored value must be to be read as a fact of its type. Facts are JSON: ids, numbers and names; never prose or secrets. */
export type Fact<Value> = (stored: unknown) => stored is Value

export const text: Fact<string> = (stored) => typeof stored === 'string'
export const count: Fact<number> = (stored) => typeof stored === 'number'
export const flag: Fact<boolean> = (stored) => typeof stored === 'boolean'
export const riskLevel: Fact<RiskLevel> = isRiskLevel
/** JSON as it was given, which no one reads by name. */
export const anything: Fact<unknown> = (_stored): _stored is unknown => true

/** The id of a row. */
export const id = text
/** Rupiah in digits: JSON numbers are too small for money. */
export const rupiah = text
/** A moment in ISO 8601. */
export const moment = text

/** One of these words or numbers. Words that were stored once stay in the list. */
export function oneOf<const Word extends string | number>(...words: readonly Word[]): Fact<Word> {
  return (stored): stored is Word => words.some((word) => word === stored)
}

export function listOf<Value>(fact: Fact<Value>): Fact<Value[]> {
  return (stored): stored is Value[] => Array.isArray(stored) && stored.every((one) => fact(one))
}

export function orNull<Value>(fact: Fact<Value>): Fact<Value | null> {
  return (stored): stored is Value | null => stored === null || fact(stored)
}

/** A fact that some events of its kind do not have. */
export function optional<Value>(fact: Fact<Value>): Fact<Value | undefined> {
  return (stored): stored is Value | undefined => stored === undefined || fact(stored)
}

export type FactShape = Readonly<Record<string, Fact<unknown>>>

/** What people choose their notifications by; `notification` has the same words. */
type Group =
  | ('reports' | 'comments' | 'programs' | 'money' | 'payouts' | 'publications')
  | ('team' | 'incidents' | 'desk' | 'standing' | 'security' | 'platform' | 'mentions')

/** What public pages show; an event about it drops the cached pages. */
export type PublicTopic = 'programs' | 'reports' | 'points' | 'people' | 'companies' | 'publications'

/**
 * Whether somebody is notified, by mail, in the page alone, or both; who it is `notices` declares. `group`: what its readers choose by;
 * `teamGroup`: the same for the platform team, where it differs.
 */
type Notified = { notified: 'none' } | { notified: 'mail' | 'page' | 'both'; group: Group; teamGroup?: Group }

/** One kind of event. What is left out is denied or shown to no one. */
export type Kind<Facts extends FactShape = FactShape> = Notified & {
  /**
   * The facts of an event. Names and stored words never change; a new fact is optional, as older events lack
   * it.
   */
  facts: Facts
  /** Whether suspended people may still do it: the security of their own account, appeals, money owed to them, their data. */
  whileSuspended?: true
  /** Whether the user log of a company shows it. */
  companyLog?: true
  /** Whether the person it happens to reads it in the security log of the account. */
  securityLog?: true
  /** Who reads it on its report, and which of its facts; `teamFacts` are for the platform team alone. */
  timeline?: {
    readers: 'everyone' | 'team'
    facts?: readonly (keyof Facts)[]
    teamFacts?: readonly (keyof Facts)[]
  }
  /** Whether a person has read personal data by it: the readings that are reviewed, and who is affected by a breach. */
  reading?: true
  /** Whether it counts for the alarm about an operator who reads far more than the work asks for. */
  readingAlarm?: true
  /** Whether the person whose documents they are is shown that the platform team opened or judged them. */
  accessLog?: true
  /** What of the public pages it changes. */
  publicTopics?: readonly PublicTopic[]
}

type Checked<Kinds extends Record<string, Kind>> = { [Type in keyof Kinds]: Kind<Kinds[Type]['facts']> }

/** Declares kinds of events by their stored names: entity, dot, what happened to it. */
export function kinds<const Kinds extends Record<string, Kind>>(declared: Kinds & Checked<Kinds>): Kinds {
  return declared
}

export type ValueOf<One> = One extends Fact<infer Value> ? Value : never
type StoredIn<Shape extends FactShape> = {
  readonly [Name in keyof Shape]?: Exclude<ValueOf<Shape[Name]>, undefined>
}
/** The facts of a stored event of one of some kinds. An older one may lack any fact. */
export type StoredFacts<Kinds extends Record<string, Kind>, Type extends keyof Kinds> = StoredIn<
  Kinds[Type]['facts']
>

type Reader = 'hunter' | 'company' | 'team' | 'person' | 'responder' | 'reporter'
/** The words of a notice in `i18n/mails` or `i18n/notice-kinds`, by their key. */
type Words = `${Reader}_${string}`

/** The promises on a report, by their stored names. */
export const clockWords = [
  ...(['first_response', 'triage', 'info', 'rating', 'reward', 'fix'] as const),
  ...(['retest', 'appeal', 'appeal_answer', 'rating_answer', 'dispute_answer', 'dispute'] as const),
] as const

/**
 * What mail and page tell of an event besides its sentence. `sum`: the fact that is its money, which every reader of the notice may
 * know. `until`: the promise on the report or ticket that runs from here. `acts`: its reader is who has to act.
 */
type Told = {
  sum?: 'amountIdr' | 'floorIdr' | 'grossIdr' | 'netIdr' | 'retestIdr' | 'wantedIdr'
  until?: (typeof clockWords)[number] | 'incident_answer'
  acts?: true
}

/**
 * One circle of people and the mail they get, or the sentence in their page where there is no mail. `self`: also the person whose act
 * it was (receipts). `group`: what they choose by, where it is not the one of the kind of event.
 */
export type Notice = { to: Audience; self?: true; group?: Group } & Told &
  ({ mail: Words; page?: never } | { page: Words; mail?: never })

export const silent: readonly Notice[] = []

type NotifiedIn<Kinds> = {
  [Type in keyof Kinds]: Kinds[Type] extends { notified: 'none' } ? never : Type
}[keyof Kinds]
/** Who is notified of an event: always the same, or by its facts. */
type Notices<Kinds extends Record<string, Kind>> = {
  readonly [Type in NotifiedIn<Kinds>]:
    | readonly Notice[]
    | ((facts: StoredFacts<Kinds, Type>) => readonly Notice[])
}

/** Declares who is notified of events of some kinds: the compiler asks for every kind that notifies somebody. */
export function notices<Kinds extends Record<string, Kind>>(
  _kinds: Kinds,
  declared: Notices<Kinds>,
): Notices<Kinds> {
  return declared
}
