import { proveAgain } from '#domain/account/factor/prove-again.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { auditLogSeenBy } from './audit-log.server.ts'
import type { AuditLine, ExportAuditInput } from './audit-log.ts'

/** Most lines of one download, the newest ones. */
export const mostExported = 10_000

/**
 * The audit log to take along as it is filtered; that it was taken, and how, stands in the log itself.
 * @throws Refusal not_found; invalid_input (proof)
 */
export async function exportAuditLog(actor: Actor, input: ExportAuditInput): Promise<AuditLine[]> {
  const person = found(isHello(actor) ? actor : null)
  await proveAgain(person, input)
  const { who, about, noun, type, from, to } = input
  const filter = { who, about, noun, type, from, to }
  const lines = await auditLogSeenBy(person, filter, { before: null, size: mostExported })
  await transaction((tx) =>
    record(tx, person, 'privacy.audit_exported', person.accountId, { lines: lines.length, filter }),
  )
  return lines
}
