import { after, day, now } from '@cakrawala/calendar/clock'
import { and, eq, lt, ne, notExists, sql } from 'drizzle-orm'
import { files, identityCases, identityDocuments } from '#domain/account/account-tables.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { database } from '#infra/database.ts'
import { identityAppeals } from './identity-appeal-tables.server.ts'

/** Identity images are stored this long after the decision on them. */
const identityImageDays = 90
/** Images that came with a submission that failed half-way belong to no case; no one ever reads them. */
const looseImageDays = 1

// The person who decides on an objection looks at them again.
const openAppeal = sql`(SELECT 1 FROM ${identityAppeals}
  WHERE ${identityAppeals.caseId} = ${identityCases.id} AND ${identityAppeals.decidedAt} IS NULL)`

/** Removes identity images whose time is over; their rows stay without the bytes. For a daily job. @returns how many */
export async function forgetIdentityImages(most = 500): Promise<number> {
  const decided = await database()
    .select({ id: files.id })
    .from(identityDocuments)
    .innerJoin(identityCases, eq(identityCases.id, identityDocuments.caseId))
    .innerJoin(files, eq(files.id, identityDocuments.fileId))
    .where(
      and(
        ne(files.state, 'removed'),
        lt(identityCases.decidedAt, after(now(), -identityImageDays * day)),
        sql`NOT EXISTS ${openAppeal}`,
      ),
    )
    .limit(most)
  const loose = await database()
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.purpose, 'identity'),
        ne(files.state, 'removed'),
        lt(files.createdAt, after(now(), -looseImageDays * day)),
        notExists(
          database()
            .select({ caseId: identityDocuments.caseId })
            .from(identityDocuments)
            .where(eq(identityDocuments.fileId, files.id)),
        ),
      ),
    )
    .limit(most)
  const due = [...decided, ...loose].map(({ id }) => id)
  await removeFiles(due)
  return due.length
}
