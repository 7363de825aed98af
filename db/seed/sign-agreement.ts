import { unsafeSigningCode } from '#domain/account/signing/signing-code.server.ts'
import { agreeToProgram } from '#domain/program/agreement/agree-to-program.server.ts'
import { agreementAbout, sendAgreementCode } from '#domain/program/agreement/agreement-code.server.ts'
import { agreementTextSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import type { AgreementKey } from '#domain/program/agreement/ready-to-sign.server.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'

/** A bughunter without a second factor signs the present agreement of a program, with the code of the mail. */
export async function signAgreement(
  hunter: Person,
  programId: string,
  device: string,
): Promise<AgreementKey> {
  const { textHash } = found(await agreementTextSeenBy(hunter, programId))
  const text = { textHash, accepted: 'yes' } as const
  const made = await sendAgreementCode(hunter, programId, text)
  if (made) return made
  const code = found(await signingCodeOf(hunter, programId, textHash))
  return agreeToProgram(hunter, programId, { ...text, code }, device)
}

/** The code that waits to be mailed to a bughunter for a text. */
export async function signingCodeOf(
  { accountId }: Person,
  programId: string,
  textHash: string,
): Promise<string | null> {
  return unsafeSigningCode({ ...agreementAbout(programId, textHash), accountId })
}
