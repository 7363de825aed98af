import { eq, inArray } from 'drizzle-orm'
import { bughunters, identityCases } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { identityAppeals } from './identity-appeal-tables.server.ts'

const erasedFields = {
  ...{ fullName: null, birthDate: null, city: null, address: null, about: null, aboutHtml: null },
  ...{ country: 'ID', skills: [], tshirtSize: '', phone: null, phoneVerifiedAt: null, nikLast4: null },
  hiddenFromBoards: true,
  hiddenProfile: true,
}

/**
 * Forgets who a bughunter is; the outcome of each check stays. Part of a larger act that has removed the images before.
 * @param keepsNik whether the keyed hash of the NIK stays
 */
export async function eraseIdentity(tx: Tx, accountId: string, keepsNik: boolean): Promise<void> {
  const mine = eq(identityCases.accountId, accountId)
  await tx
    .update(bughunters)
    .set({ ...erasedFields, ...(keepsNik ? {} : { nikHash: null }) })
    .where(eq(bughunters.accountId, accountId))
  await tx
    .update(identityCases)
    .set({ nikLast4: '', warnings: [], note: null, ...(keepsNik ? {} : { nikHash: Buffer.alloc(0) }) })
    .where(mine)
  await tx
    .update(identityAppeals)
    .set({ text: '', decisionText: null })
    .where(
      inArray(identityAppeals.caseId, tx.select({ id: identityCases.id }).from(identityCases).where(mine)),
    )
}
