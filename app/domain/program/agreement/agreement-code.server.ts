import { and, eq, sql } from 'drizzle-orm'
import { sendSigningCode, type TextToSign } from '#domain/account/signing/signing-code.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import type { AgreementCodeInput } from '../program-input.ts'
import { programVersions } from '../program-tables.server.ts'
import { type AgreementKey, readyToSign } from './ready-to-sign.server.ts'

/** One text of one program, as its codes name it. */
export function agreementAbout(programId: string, textHash: string): Omit<TextToSign, 'accountId'> {
  return { purpose: 'agreement', about: `${programId} ${textHash}` }
}

/**
 * Mails the code with which a bughunter without a second factor signs the text they read; the worker sends it.
 * @returns the agreement where it is signed already and needs no code, else null
 * @throws Refusal as `readyToSign`, `sendSigningCode`
 */
export async function sendAgreementCode(
  actor: Actor,
  programId: string,
  { textHash }: AgreementCodeInput,
): Promise<AgreementKey | null> {
  return transaction(async (tx) => {
    const { signer, made } = await readyToSign(tx, actor, programId, textHash)
    if (!made) await sendSigningCode(tx, signer, agreementAbout(programId, textHash))
    return made
  })
}

/** The title of the program whose code has this key, as written in the text to be signed. */
export async function unsafeTitleOfCode(targetKey: string): Promise<string | null> {
  const [, programId = '', textHash = ''] = targetKey.split(' ')
  const [row] = await database()
    .select({ title: sql<string>`${programVersions.policy} ->> 'title'` })
    .from(programVersions)
    .where(
      and(
        eq(programVersions.programId, programId),
        eq(programVersions.textHash, Buffer.from(textHash, 'hex')),
      ),
    )
  return row?.title ?? null
}
