import { proveAgain } from '#domain/account/factor/prove-again.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { companyLogSeenBy } from './company-log.server.ts'
import type { ExportLogInput, LogLine } from './company-log.ts'
import { mayExportCompanyLog } from './company-log-policy.ts'

/** Most lines of one download, the newest ones. */
const mostExported = 10_000

/**
 * The user log to take along; that it was taken stands in the log itself.
 * @throws Refusal not_found; forbidden; invalid_input (proof)
 */
export async function exportCompanyLog(actor: Actor, input: ExportLogInput): Promise<LogLine[]> {
  const person = found(isCompany(actor) ? actor : null)
  refuseUnless(mayExportCompanyLog(person), 'forbidden')
  await proveAgain(person, input)
  const lines = await companyLogSeenBy(person, input, { before: null, size: mostExported })
  await transaction((tx) =>
    record(tx, person, 'company.user_log_exported', person.companyId, { lines: lines.length }),
  )
  return lines
}
