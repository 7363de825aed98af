import type { FastifyInstance } from 'fastify'
import { signIn } from '#domain/account/session/sign-in.server.ts'
import { signInInput } from '#domain/account/session/sign-in-input.ts'
import { signOut } from '#domain/account/session/sign-out.server.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { z } from '#kernel/zod.ts'
import { clearedCookies, sessionCookies } from '#web/http/session-cookie.ts'
import { userJson } from './account.ts'
import { answer } from './answer.ts'

/** `email` is another name of `identifier`. */
const loginBody = z
  .strictObject({
    identifier: signInInput.shape.identifier.optional(),
    email: signInInput.shape.identifier.optional(),
    password: signInInput.shape.password,
  })
  .refine(({ identifier, email }) => (identifier === undefined) !== (email === undefined), {
    path: ['identifier'],
    message: 'required',
  })

/** Signing in and out by the API (specification §7). */
export async function auth(server: FastifyInstance): Promise<void> {
  server.post(
    '/auth-api/api/login',
    answer(async ({ body, address, device, own, reply }) => {
      const { identifier, email, password } = body(loginBody)
      const { token, person, companyName } = await signIn(
        { identifier: identifier ?? email!, password },
        { address, device },
      )
      // A page of ours gets the cookie as well; an API client keeps the token itself.
      if (own) reply.header('set-cookie', sessionCookies(token, person, companyName).getSetCookie())
      return { token, user: await userJson(person) }
    }),
  )

  server.get(
    '/api/v1/user/logout',
    answer(async ({ actor, own, reply }) => {
      refuseUnless(actor.kind === 'person', 'not_signed_in')
      const byToken = reply.request.headers.authorization !== undefined
      refuseUnless(byToken || own, 'cross_site')
      await signOut(actor)
      if (!byToken) reply.header('set-cookie', clearedCookies().getSetCookie())
      return {}
    }),
  )
}
