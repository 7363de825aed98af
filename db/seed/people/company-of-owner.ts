import { eq } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { database } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'

export async function companyOfOwner(ownerId: string): Promise<string> {
  const [row] = await database()
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.ownerId, ownerId))
  return found(row).id
}
