import { eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { incidents } from './incident-tables.server.ts'

/** The code of a ticket, and whether it is spam; undefined where there is no such ticket. */
export async function unsafeIncident(
  incidentId: string,
): Promise<{ code: string; spam: boolean } | undefined> {
  const { code, spam } = incidents
  const [row] = await database().select({ code, spam }).from(incidents).where(eq(incidents.id, incidentId))
  return row
}
