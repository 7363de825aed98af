import { type Actor, isBughunter, isOperator, type Person } from '#kernel/actor.ts'

/** Certificates are the platform's own word, so only the platform team takes one back. */
export function mayRevokeCertificates(actor: Actor): actor is Person {
  return isOperator(actor) && !actor.suspended
}

/** Its holder alone decides whether a certificate is on the public profile. */
export function mayShowCertificate(actor: Actor, { bughunterId }: { bughunterId: string }): actor is Person {
  return isBughunter(actor) && !actor.suspended && actor.accountId === bughunterId
}
