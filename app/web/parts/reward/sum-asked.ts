import { type Again, isAgain, isRefused, type Typed } from '@cakrawala/page-parts/refused'
import type { Leaving } from '#domain/reward/leaving.ts'

/** The answer to a form whose sum is still to be confirmed: what would leave, and the form as it was typed. */
export type SumAsked = Again & { leaving: Leaving }

/** What the form of this intent is asked to confirm, with what was typed; null where it is not. @param answer of the page's action */
export function sumAskedIn(answer: unknown, intent: string): { leaving: Leaving; typed: Typed } | null {
  if (!isAgain(answer) && !isRefused(answer)) return null
  // A refused confirmation is asked for anew, with the sum of now.
  const found: unknown = isRefused(answer) ? answer.kept : answer
  const asked = typeof found === 'object' && found !== null && 'leaving' in found
  if (!asked || answer.typed.intent?.[0] !== intent) return null
  return { leaving: found.leaving as Leaving, typed: answer.typed }
}
