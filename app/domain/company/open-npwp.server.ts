import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { type StoredFile, unsafeStoredFile } from '#domain/account/files/file-queries.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { companyNpwps } from './company-tables.server.ts'
import { npwpWarnings, npwpWarningsOf } from './npwp.ts'
import { npwpHeldUntil, npwpInQueue } from './npwp-queries.server.ts'

/** `number`: 16 digits, to compare with the card. */
export const npwpForOperator = npwpInQueue.extend({
  ...{ name: text, address: text, reason: text.nullable(), warnings: z.array(z.enum(npwpWarnings)) },
  /** Before which it may not be verified; null where nothing has to wait. */
  heldUntil: moment.nullable(),
})
export type NpwpForOperator = z.infer<typeof npwpForOperator>

/** All of one NPWP, for the person who checks it; each look is recorded. @throws Refusal not_found */
export async function openNpwp(actor: Actor, companyId: string): Promise<NpwpForOperator> {
  const { number, ...shown } = await look(actor, companyId, 'number')
  const { name, address, state, reason, submittedAt, decidedAt, company } = shown
  const warnings = npwpWarningsOf(number)
  const heldUntil = await npwpHeldUntil(database(), { companyId, state, submittedAt })
  const told = { companyId, company, number, name, address, state, reason, warnings }
  return { ...told, submittedAt, decidedAt, heldUntil }
}

/** The PDF of the card; each download is recorded. @throws Refusal not_found, also while the scanner holds it */
export async function npwpCard(actor: Actor, companyId: string): Promise<StoredFile> {
  const { fileId } = await look(actor, companyId, 'card')
  return found(await unsafeStoredFile(fileId))
}

async function look(actor: Actor, companyId: string, what: 'number' | 'card') {
  found(isOperator(actor) && isId(companyId) ? actor : null)
  const [row] = await database()
    .select({ npwp: companyNpwps, company: companies.name })
    .from(companyNpwps)
    .innerJoin(companies, eq(companies.id, companyNpwps.companyId))
    .where(eq(companyNpwps.companyId, companyId))
  const { npwp, company } = found(row)
  await transaction((tx) => record(tx, actor, 'company.npwp_opened', companyId, { what }))
  return { ...npwp, company }
}
