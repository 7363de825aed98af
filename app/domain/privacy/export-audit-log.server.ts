import type { ExportedRows } from '@cakrawala/paging/paging'
import { newestOf, readAll } from '@cakrawala/paging/read-all'
import { mostExported } from '#domain/account/export-policy.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { type AuditLine, auditLogSeenBy } from './audit-log.server.ts'
import type { ExportAuditInput } from './audit-log.ts'

/**
 * The newest lines of the audit log to take along as it is filtered; that it was taken, and how, is in the log itself.
 * @throws Refusal not_found; invalid_input (proof)
 */
export async function exportAuditLog(
  actor: Actor,
  input: ExportAuditInput,
): Promise<ExportedRows<AuditLine>> {
  const person = found(isOperator(actor) ? actor : null)
  await reauthenticate(person, input)
  const { who, about, noun, type, from, to } = input
  const filter = { who, about, noun, type, from, to }
  const read = (before: number | null, size: number) => auditLogSeenBy(person, filter, { before, size })
  const exported = await readAll([newestOf(read)], mostExported)
  const lines = exported.rows.length
  await transaction((tx) => record(tx, person, 'privacy.audit_exported', person.accountId, { lines, filter }))
  return exported
}
