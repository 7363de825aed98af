import { mayActForTeam } from '#domain/event/team-roles.ts'
import { programKinds } from '#domain/program/program.ts'
import { type RewardedBand, rewardedBands } from '#domain/program/reward-grid.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** The class of a certificate: the band of the highest level among the resolved reports. */
export type CertificateClass = RewardedBand

/** All that anyone with the code of a certificate may know. */
export const certificateView = z.object({
  ...{ code: text, bughunter: text, kind: z.enum(programKinds) },
  /** Null where the program is private now, or was when the certificate was issued. */
  ...{ program: text.nullable(), company: text.nullable() },
  /** Null where no report of its holder was resolved as valid: it then represents the challenge alone. */
  class: z.enum(rewardedBands).nullable(),
  /** The part in a challenge; `place` 0 for taking part. */
  challenge: z.object({ place: count, of: count }).nullable(),
  ...{ issuedAt: moment, revokedAt: moment.nullable() },
})
export type CertificateView = z.infer<typeof certificateView>

/** Certificates are the platform's own word, so only the platform team takes one back. */
export function mayRevokeCertificates(actor: Actor): actor is Person {
  return mayActForTeam(actor, 'reward.certificate_revoked')
}

/** Its holder alone decides whether a certificate is on the public profile. */
export function mayShowCertificate(actor: Actor, { bughunterId }: { bughunterId: string }): actor is Person {
  return isBughunter(actor) && !actor.suspended && actor.accountId === bughunterId
}
