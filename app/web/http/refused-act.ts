import { noteRefusal, type RefusedAct } from '#domain/event/note-refusal.server.ts'
import { countMiss, refuseGuesser } from '#domain/report/guesses.server.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import type { Refusal } from '#kernel/refusal.ts'

type Asked = Pick<RefusedAct, 'door' | 'method' | 'pattern' | 'params'>

/** Addresses of one report, its documents and its files. */
const ofOneReport =
  /\/(?:reports(?:\/detail)?|hacktivity)\/:(?:id|hash)(?:\/|$)|^\/(?:bughunter|company|hello)\/files\/:|\/report-files\/:/

/** Before anything is looked for. @throws Refusal too_many_requests for people who have guessed reports */
export function refuseBefore(actor: Actor, { pattern }: Asked): void {
  if (isPerson(actor) && ofOneReport.test(pattern)) refuseGuesser(actor)
}

/**
 * What every endpoint does with a refusal before it answers: guesses at reports are counted, denials leave a trace.
 * @returns the refusal to answer with
 */
export async function meetRefusal(actor: Actor, asked: Asked, refusal: Refusal): Promise<Refusal> {
  const isMiss = refusal.code === 'not_found' && isPerson(actor) && ofOneReport.test(asked.pattern)
  const met = isMiss ? ((await countMiss(actor)) ?? refusal) : refusal
  noteRefusal(actor, { ...asked, code: met.code, detail: met.detail })
  return met
}
