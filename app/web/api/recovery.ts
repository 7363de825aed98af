import type { FastifyInstance } from 'fastify'
import { askPasswordReset } from '#domain/account/password/ask-password-reset.server.ts'
import { askLinkInput, setPasswordInput } from '#domain/account/password/password-reset-input.ts'
import { createPassword, resetPassword } from '#domain/account/password/set-password-by-link.server.ts'
import { askFactorReset } from '#domain/account/recovery/ask-factor-reset.server.ts'
import { answer, localeAsked } from './answer.ts'

/** Ways back into an account by the API (specification §7): the same verbs as the pages, the same silence. */
export async function recovery(server: FastifyInstance): Promise<void> {
  server.post(
    '/auth-api/api/forgot-password',
    answer(async ({ actor, body, reply }) => {
      const { identifier } = body(askLinkInput)
      await askPasswordReset(actor, identifier, localeAsked(reply.request.headers['accept-language']))
      return {}
    }),
  )

  server.post(
    '/auth-api/api/forgot-totp',
    answer(async ({ actor, body, reply }) => {
      const { identifier } = body(askLinkInput)
      await askFactorReset(actor, identifier, localeAsked(reply.request.headers['accept-language']))
      return {}
    }),
  )

  for (const [name, set] of [
    ['reset-password', resetPassword],
    ['create-password', createPassword],
  ] as const) {
    server.post(
      `/auth-api/api/${name}`,
      answer(async ({ actor, body }) => {
        const { token, ...input } = body(setPasswordInput)
        await set(actor, token, input)
        return {}
      }),
    )
  }
}
