/** What proves that a person signed: a code sent to their address by mail, or the second factor of their account. */
export const signingProofs = ['mail', 'authenticator'] as const
export type SigningProof = (typeof signingProofs)[number]
