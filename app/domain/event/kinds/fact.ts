import { isRiskLevel, type RiskLevel } from '#kernel/risk-level.ts'

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
