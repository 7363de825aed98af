import { proveAgain } from '#domain/account/factor/prove-again.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { ExportReadingsInput, ReadingLine } from './readings.ts'
import { readingsOfWeek, unsafeReadingLines } from './readings-of-week.server.ts'

/**
 * Every reading of a week with its reason, for the review; that it was taken stands in the history.
 * @throws Refusal not_found; invalid_input (proof)
 */
export async function exportReadings(
  actor: Actor,
  { week, ...proof }: ExportReadingsInput,
): Promise<{ monday: string; lines: ReadingLine[] }> {
  const person = found(isHello(actor) ? actor : null)
  await proveAgain(person, proof)
  const { monday, from, until } = await readingsOfWeek(person, week)
  const lines = await unsafeReadingLines(from, until)
  await transaction((tx) =>
    record(tx, person, 'privacy.readings_exported', person.accountId, { week: monday, lines: lines.length }),
  )
  return { monday, lines }
}
