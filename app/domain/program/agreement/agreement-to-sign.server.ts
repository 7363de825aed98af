import { signingProof } from '#domain/account/factor/factor-input.ts'
import { signingProofOf } from '#domain/account/signing/signing-code.server.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
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
export const signingView = signingProof.extend({
  /** The obstacle between the viewer and signing; null where there is none. */
  obstacle: z.enum(signingObstacles).nullable(),
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
  const signed = agreementAbout(programId, text.agreement.textHash)
  const obstacle = obstacleToSigning(text, { ...tie, suspended: viewer.suspended })
  return { ...text, tie, signing: { obstacle, ...(await signingProofOf(viewer, signed)) } }
}
