import { signingCodeSentTo } from '#domain/account/codes/signing-code.server.ts'
import { proofAsked } from '#domain/account/factor/factor-input.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { agreementAbout } from './agreement-code.server.ts'
import {
  type AgreementText,
  type HunterTie,
  hunterTieOf,
  presentTextSeenBy,
} from './agreement-queries.server.ts'
import { obstacleToSigning, signingObstacles } from './signing-policy.ts'

/** What signing asks of a bughunter. */
export const signingView = z.object({
  /** The obstacle between the viewer and signing; null where there is none. */
  obstacle: z.enum(signingObstacles).nullable(),
  /** The second factor that signs; null where a code by mail does. */
  factor: proofAsked.nullable(),
  /** The address the code of the present text went to, while it can still be typed in. */
  codeSentTo: text.nullable(),
})
export type Signing = z.infer<typeof signingView>
export type AgreementToSign = {
  agreement: AgreementText
  /** The relation of the viewer to the program. */
  tie: HunterTie
  /** Whether the program takes reports today. */
  open: boolean
  signing: Signing
}

/** The present text of a program and what signing it asks of the viewer; null where they are no bughunter who knows it. */
export async function agreementToSign(viewer: Actor, programId: string): Promise<AgreementToSign | null> {
  if (!isBughunter(viewer)) return null
  const [text, known] = await Promise.all([
    presentTextSeenBy(viewer, programId),
    hunterTieOf(viewer, programId),
  ])
  if (!text) return null
  const tie = found(known)
  const obstacle = obstacleToSigning(text, { ...tie, suspended: viewer.suspended })
  return { ...text, tie, signing: { obstacle, ...(await proofOf(viewer, text.agreement)) } }
}

async function proofOf(
  viewer: Person,
  { programId, textHash }: AgreementText,
): Promise<Omit<Signing, 'obstacle'>> {
  const factor = await proofAskedOf(viewer)
  if (factor.totp || factor.passkey) return { factor, codeSentTo: null }
  const signed = { ...agreementAbout(programId, textHash), accountId: viewer.accountId }
  return { factor: null, codeSentTo: await signingCodeSentTo(signed) }
}
