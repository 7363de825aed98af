import { type WaitingCounts, waitingCountsFor } from '#domain/operations/waiting-counts.server.ts'
import type { Person } from '#kernel/actor.ts'

/** What waits on a person, for the menu. Nothing for one who owes a second factor: until then they are let into one page only. */
export async function waitingFacts(person: Person): Promise<WaitingCounts | null> {
  return person.factorOwed ? null : waitingCountsFor(person)
}
