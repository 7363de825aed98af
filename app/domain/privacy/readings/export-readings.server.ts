import { mostExported } from '#domain/account/export-policy.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { ExportReadingsInput } from './readings.ts'
import { type ReadingLine, readingsOfWeek, unsafeReadingLines } from './readings-of-week.server.ts'

/**
 * The readings of a week with their reasons, the newest ones, for the review; that it was taken is in the history.
 * @throws Refusal not_found; invalid_input (proof)
 */
export async function exportReadings(
  actor: Actor,
  { week, ...proof }: ExportReadingsInput,
): Promise<{ monday: string; lines: ReadingLine[]; more: boolean }> {
  const person = found(isOperator(actor) ? actor : null)
  await reauthenticate(person, proof)
  const { monday, from, until } = await readingsOfWeek(person, week)
  const all = await unsafeReadingLines(from, until, mostExported + 1)
  const lines = all.slice(0, mostExported)
  await transaction((tx) =>
    record(tx, person, 'privacy.readings_exported', person.accountId, { week: monday, lines: lines.length }),
  )
  return { monday, lines, more: all.length > lines.length }
}
