import data from '#domain/report/classification/advice.json' with { type: 'json' }
import { nearestOf } from '#domain/report/classification/indonesian-advice.ts'

export type Advice = { html: string; references: readonly string[] }

const byPath: Readonly<Record<string, Advice>> = data.advice

/** The advice of the taxonomy for a class, loaded when it is asked for; null where it has none. */
export function adviceFor(vrtId: string): Advice | null {
  return nearestOf(byPath, vrtId)
}
