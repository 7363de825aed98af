import { isTemporary } from '@cakrawala/errors/temporary-error'
import { isRefusal } from '#kernel/refusal.ts'
import type { Environment, Stage } from '../histories/environment.ts'
import type { Seen, SeenReport } from '../histories/seen.ts'
import { count, type Tally } from '../histories/tally.ts'
import type { Chance } from './chance.ts'

/** What a report really is, which the platform team has to find out. */
export type Truth = {
  sort: 'sound' | 'copy' | 'junk'
  vector: string
  of: string | null
  /** It is at the bottom of the pile, and no one comes to it for days. */
  buried: boolean
  /** Its reporter answers no question. */
  silent: boolean
}

/** A week: its people, what they know, and what was done. */
export type Population = {
  stage: Stage
  environments: Environment[]
  truths: Map<string, Truth>
  chance: Chance
  tally: Tally
  /** What use cases threw that was no refusal. */
  broken: string[]
}

/** One company's side of an hour. */
export type Place = { environment: Environment; seen: Seen }

/** Does something and counts how it ended; a refusal is an answer like any other. @returns whether it was done */
export async function action(
  { tally, broken }: Population,
  act: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work()
    count(tally, act, null)
    return true
  } catch (error) {
    const busy = isTemporary(error)
    count(tally, act, isRefusal(error) ? error.message : busy ? 'unavailable: overloaded' : 'broke')
    if (!isRefusal(error) && !busy) broken.push(`${act}: ${error instanceof Error ? error.stack : error}`)
    return false
  }
}

export function at(places: readonly Place[], ...stages: string[]): SeenReport[] {
  return places.flatMap(({ seen }) => seen.reports).filter(({ stage }) => stages.includes(stage))
}

export const words = { body: 'Kami menulis ini agar langkah berikutnya jelas bagi semua.' }
