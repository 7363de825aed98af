import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { SanctionInput } from '#domain/account/status/account-status-input.ts'
import { sanction } from '#domain/account/status/sanction.server.ts'
import { unsafeSanctionsOf } from '#domain/account/status/sanction-history.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'

/** A whole step for the form; skipping is explained. */
export function stepInput(change: Partial<SanctionInput> = {}): SanctionInput {
  return {
    key: newId(),
    seen: '',
    step: 'suspension',
    reason: 'terms_breach',
    statement: 'Anda mengirim permintaan tagihan kepada perusahaan di luar platform.',
    note: 'Laporan dari dua perusahaan pada hari yang sama.',
    days: '30',
    ...change,
  }
}

/** Takes a step on top of the present history. @returns its id */
export async function takeStep(
  by: Person,
  who: Person,
  change: Partial<SanctionInput> = {},
): Promise<string> {
  const [newest] = await unsafeSanctionsOf(database(), who.accountId)
  return sanction(by, who.accountId, stepInput({ seen: newest?.id ?? '', ...change }))
}

export async function accountStatusNow(who: Person): Promise<string> {
  const [row] = await database()
    .select({ standing: accounts.standing })
    .from(accounts)
    .where(eq(accounts.id, who.accountId))
  return row!.standing
}
