import { longestPasskey } from '#domain/account/factor/factor-input.ts'
import { optionsOfPreAuth, type SecondStep } from '#domain/account/factor/pre-auth-token.server.ts'
import { type FactorAnswer, type FactorWay, factorWays } from '#domain/account/factor/totp.ts'
import { finishSignIn } from '#domain/account/session/finish-sign-in.server.ts'
import { signIn } from '#domain/account/session/sign-in.server.ts'
import { passkeySignInOptions, signInByPasskey } from '#domain/account/session/sign-in-by-passkey.server.ts'
import { signInInput } from '#domain/account/session/sign-in-input.ts'
import { signOut } from '#domain/account/session/sign-out.server.ts'
import type { SignedIn } from '#domain/account/session/signed-in.server.ts'
import { isRefusal, Refusal, refuseUnless } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { parseInput } from '#web/http/parse.ts'
import { clearedCookies, sessionCookies } from '#web/http/session-cookie.ts'
import { type Call, get, post } from './call.ts'
import { user, userOf } from './user.ts'

const code = z.string().trim().min(1, 'required').max(20, 'code_wrong')
/** `email` is another name of `identifier`; `code` may come at once by the person who knows that one is asked. */
const firstStep = z
  .strictObject({
    identifier: signInInput.shape.identifier.optional(),
    email: signInInput.shape.identifier.optional(),
    password: signInInput.shape.password,
    code: code.optional(),
  })
  .refine(({ identifier, email }) => (identifier === undefined) !== (email === undefined), {
    path: ['identifier'],
    message: 'required',
  })
const ticket = z.string().max(64)
/** What the browser's passkey answered, as `PublicKeyCredential.toJSON()` writes it. */
const passkey = z.looseObject({}).transform((answer, check) => {
  const text = JSON.stringify(answer)
  if (text.length > longestPasskey) check.addIssue({ code: 'custom', message: 'invalid' })
  return text
})
const secondStep = z
  .strictObject({ ticket, code: code.optional(), passkey: passkey.optional() })
  .refine((step) => (step.code === undefined) !== (step.passkey === undefined), {
    path: ['code'],
    message: 'required',
  })
const passkeyAlone = z.strictObject({ passkey })
const preAuthTokenAlone = z.strictObject({ ticket })
const anyStep = z.looseObject({ ticket: z.unknown().optional() })

const openedSession = z.object({ token: text, user })
const answerOfLogin = z.union([
  openedSession,
  z.object({ ticket: text, factors: z.array(z.enum(factorWays)) }),
])
/** What a browser asks its passkeys for, as WebAuthn spells it. */
export const passkeyOptions = z.looseObject({})

/** Signing in and out by the API. */
export const authCalls: readonly Call[] = [
  post('/auth-api/api/login', {
    tag: 'session',
    says: [
      'Masuk: token bearer, atau tiket untuk langkah kedua',
      'Sign in: a bearer token, or a ticket for the second step',
    ],
    who: 'anyone',
    body: anyStep,
    shownBody: z.union([firstStep, secondStep]),
    answer: answerOfLogin,
    refuses: ['wrong_credentials', 'too_many_requests'],
    whileFactorOwed: true,
    work: async ({ input, address, device, own, reply }) => {
      const opened = await login(input, { address, device })
      if ('ticket' in opened) return { ticket: opened.ticket, factors: factorsOf(opened) }
      const { token, person, companyName } = opened
      // A page of ours gets the cookie as well; an API client stores the token itself.
      if (own) reply.header('set-cookie', sessionCookies(token, person, companyName).getSetCookie())
      return { token, user: await userOf(person) }
    },
  }),

  // Passkeys sign for our own address: this is for scripts of our pages.
  post('/auth-api/api/login/passkey-options', {
    tag: 'session',
    says: ['Yang diminta dari passkey pada langkah kedua', 'What a passkey is asked in the second step'],
    who: 'anyone',
    body: preAuthTokenAlone,
    answer: z.object({ options: passkeyOptions }),
    asIs: true,
    whileFactorOwed: true,
    work: async ({ input }) => ({ options: { ...(await optionsOfPreAuth(input.ticket)) } }),
  }),

  post('/auth-api/api/passkey-login/options', {
    tag: 'session',
    says: [
      'Yang diminta dari passkey untuk masuk tanpa kata sandi',
      'What a passkey is asked to sign in without a password',
    ],
    who: 'anyone',
    answer: z.object({ options: passkeyOptions }),
    asIs: true,
    whileFactorOwed: true,
    work: async () => ({ options: { ...(await passkeySignInOptions()) } }),
  }),
  post('/auth-api/api/passkey-login', {
    tag: 'session',
    says: ['Masuk dengan passkey saja', 'Sign in by a passkey alone'],
    who: 'anyone',
    body: passkeyAlone,
    answer: openedSession,
    refuses: ['wrong_credentials', 'too_many_requests'],
    whileFactorOwed: true,
    work: async ({ input, address, device, own, reply }) => {
      const { token, person, companyName } = await signInByPasskey(input.passkey, { address, device })
      if (own) reply.header('set-cookie', sessionCookies(token, person, companyName).getSetCookie())
      return { token, user: await userOf(person) }
    },
  }),

  get('/api/v1/user/logout', {
    tag: 'session',
    says: ['Keluar: sesi ini berakhir', 'Sign out: this session ends'],
    who: 'person',
    whileFactorOwed: true,
    work: async ({ actor, own, reply }) => {
      const byToken = reply.request.headers.authorization !== undefined
      refuseUnless(byToken || own, 'cross_site')
      await signOut(actor)
      if (!byToken) reply.header('set-cookie', clearedCookies().getSetCookie())
    },
  }),
]

async function login(
  said: z.output<typeof anyStep>,
  from: { address: string; device: string },
): Promise<SignedIn | SecondStep> {
  if (said.ticket !== undefined) {
    const { ticket, ...factor } = parseInput(secondStep, said)
    return namingField(factor, finishSignIn(ticket, factor, from))
  }
  const { identifier, email, password, code } = parseInput(firstStep, said)
  const opened = await signIn({ identifier: identifier ?? email!, password }, from)
  return code !== undefined && 'ticket' in opened
    ? namingField({ code }, finishSignIn(opened.ticket, { code }, from))
    : opened
}

function factorsOf({ ways }: SecondStep): FactorWay[] {
  const offered = { totp: ways.totp, passkey: ways.passkey, recovery_code: ways.recoveryCode }
  return factorWays.filter((way) => offered[way])
}

/** The field is `code` here, as the specification names it, or `passkey`. */
async function namingField<T>({ passkey }: FactorAnswer, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isRefusal(error) || !error.fields.factorCode) throw error
    const field = passkey === undefined ? 'code' : 'passkey'
    throw new Refusal(error.code, { fields: { [field]: error.fields.factorCode } })
  }
}
