/** The ways a second factor can be shown. */
export const factorWays = ['totp', 'passkey', 'recovery_code'] as const
export type FactorWay = (typeof factorWays)[number]

/** The second factor of an account as it was shown just now; `check-factor` alone makes one. */
export type FactorShown = {
  accountId: string
  way: FactorWay
  /** Unused recovery codes that remain, where one was spent. */
  left?: number
}

/** What a person answers the question for the second factor with: a code, or the answer of a passkey as JSON. */
export type FactorAnswer = { code?: string | undefined; passkey?: string | undefined }
