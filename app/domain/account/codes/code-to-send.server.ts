import { eq } from 'drizzle-orm'
import { codes } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'

export type CodeRow = typeof codes.$inferSelect

/** A code as it was made, for the person who sends it; undefined where there is none. */
export async function unsafeCode(codeId: string): Promise<CodeRow | undefined> {
  const [row] = await database().select().from(codes).where(eq(codes.id, codeId))
  return row
}

/** Forgets the code itself once it was sent. */
export async function forgetSealedCode(codeId: string): Promise<void> {
  await database().update(codes).set({ sealedCode: null }).where(eq(codes.id, codeId))
}
