import type { ExportedRows } from '@cakrawala/paging/paging'
import { readAll } from '@cakrawala/paging/read-all'
import { mostExported } from '#domain/account/export-policy.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { companyLogSeenBy } from './company-log.server.ts'
import type { ExportLogInput, LogLine } from './company-log.ts'
import { mayExportCompanyLog } from './company-log.ts'

/**
 * Exports the newest lines of the user log; the export is recorded in the log itself.
 * @throws Refusal not_found; forbidden; invalid_input (proof)
 */
export async function exportCompanyLog(actor: Actor, input: ExportLogInput): Promise<ExportedRows<LogLine>> {
  const person = found(isCompany(actor) ? actor : null)
  refuseUnless(mayExportCompanyLog(person), 'forbidden')
  await reauthenticate(person, input)
  const exported = await readAll([(wanted) => companyLogSeenBy(person, input, wanted)], mostExported)
  const lines = exported.rows.length
  await transaction((tx) => record(tx, person, 'company.user_log_exported', person.companyId, { lines }))
  return exported
}
