import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { accounts, codes } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { unseal } from '#infra/secrets.ts'
import type { Locale } from '#kernel/locale.ts'
import { codesIn } from './code-text.ts'
import type { CodePurpose } from './send-code.server.ts'

/**
 * The newest code of a target that the worker has not sent yet, or null. For seeds and tests, which have no mailbox.
 * @param targetKey an e-mail key or an E.164 number
 */
export async function unsafeWaitingCode(purpose: CodePurpose, targetKey: string): Promise<string | null> {
  return (await unsafeWaitingCodes(purpose, targetKey))?.code ?? null
}

/** The same with the long code. */
export async function unsafeWaitingCodes(purpose: CodePurpose, targetKey: string) {
  const [row] = await database()
    .select({ sealedCode: codes.sealedCode })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.targetKey, targetKey)))
    .orderBy(desc(codes.createdAt), desc(codes.id))
    .limit(1)
  return row?.sealedCode ? codesIn(unseal('code', row.sealedCode).toString('utf8')) : null
}

export type CodeRow = typeof codes.$inferSelect

/** A code for the person who sends it, in the language its account has now; undefined where there is none. */
export async function unsafeCode(codeId: string): Promise<CodeRow | undefined> {
  const locale = sql<Locale>`coalesce(${accounts.locale}, ${codes.locale})`
  const [row] = await database()
    .select({ ...getTableColumns(codes), locale })
    .from(codes)
    .leftJoin(accounts, eq(accounts.id, codes.accountId))
    .where(eq(codes.id, codeId))
  return row
}

/** Forgets the code itself once it was sent. */
export async function forgetSealedCode(codeId: string): Promise<void> {
  await database().update(codes).set({ sealedCode: null }).where(eq(codes.id, codeId))
}
