import { z } from '#kernel/zod.ts'

const base64url = z.string().regex(/^[\w-]+$/)
const named = { id: base64url, rawId: base64url, type: z.literal('public-key') }

// Written by browsers, which add members with every version of the standard: what we do not read is dropped.
const registrationAnswer = z.object({
  ...named,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
})
const authenticationAnswer = z.object({
  ...named,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
})
const clientDataShape = z.object({ challenge: base64url.max(200) })
export type RegistrationAnswer = z.output<typeof registrationAnswer>
export type AuthenticationAnswer = z.output<typeof authenticationAnswer>

/** The answer of a new passkey; null when the text is none. */
export function readRegistration(text: string): RegistrationAnswer | null {
  return registrationAnswer.safeParse(jsonOf(text)).data ?? null
}

/** The answer of a passkey that signed a challenge; null when the text is none. */
export function readAuthentication(text: string): AuthenticationAnswer | null {
  return authenticationAnswer.safeParse(jsonOf(text)).data ?? null
}

/** The challenge that the client data of an answer name; null when they name none. */
export function challengeIn(clientData: string): string | null {
  return clientDataShape.safeParse(jsonOf(clientData)).data?.challenge ?? null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
