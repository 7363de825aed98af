import { id } from '@cakrawala/pg-access/columns'
import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { identityCases } from '#domain/account/account-tables.server.ts'
import { appealColumns } from '#domain/account/appeal-columns.server.ts'

/** Objections to a denied verification: one a case, decided by a person who had no part in the denial. */
export const identityAppeals = pgTable(
  'identity_appeals',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => identityCases.id),
    ...appealColumns(),
  },
  (t) => [
    uniqueIndex('identity_appeals_once').on(t.caseId),
    index('identity_appeals_open').on(t.decidedAt, t.openedAt),
  ],
)
