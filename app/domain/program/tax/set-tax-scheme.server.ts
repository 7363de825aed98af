import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { lockProgram } from '../lock-program.server.ts'
import { maySetTaxScheme } from '../program-policy.ts'
import { programs } from '../program-tables.server.ts'
import type { TaxSchemeInput } from './tax-scheme-input.ts'

/**
 * The platform team sets what rewards of a program are to the tax office, as an adviser decided; `default`
 * leaves it to the program's kind. It holds for rewards given from now on. Setting the same again changes
 * nothing.
 * @throws Refusal forbidden, not_found
 */
export async function setTaxScheme(
  actor: Actor,
  programId: string,
  { taxScheme }: TaxSchemeInput,
): Promise<void> {
  refuseUnless(maySetTaxScheme(actor), 'forbidden')
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    const decided = taxScheme === 'default' ? null : taxScheme
    if (program.taxScheme === decided) return
    await tx.update(programs).set({ taxScheme: decided }).where(eq(programs.id, program.id))
    await record(tx, actor, 'program.tax_scheme_set', program.id, { from: program.taxScheme, to: decided })
  })
}
