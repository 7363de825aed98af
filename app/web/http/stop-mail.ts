import type { FastifyInstance } from 'fastify'
import { stopMail } from '#domain/notification/notice-choices.server.ts'
import { readStopMailToken } from '#domain/notification/stop-mail-token.server.ts'
import { commonHeaders } from './security-headers.ts'

type Asked = { Params: { token: string } }

/**
 * The address mail programs act on when their reader presses "unsubscribe" (RFC 8058): they post from
 * anywhere, without our cookies, and the token names whose mails end. Opening it changes nothing: that leads
 * to a page with a button.
 */
export async function stopMailByPost(server: FastifyInstance): Promise<void> {
  server.removeAllContentTypeParsers()
  // The body is always the same; it is not read.
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, async () => null)
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...commonHeaders(), 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
  server.get<Asked>('/notifications/stop/:token', async ({ params }, reply) => {
    const query = new URLSearchParams({ token: params.token })
    return reply.redirect(`/notifications/unsubscribe?${query}`, 303)
  })
  server.post<Asked>('/notifications/stop/:token', async ({ params }, reply) => {
    const stop = readStopMailToken(params.token)
    if (!stop) return reply.code(404).send()
    await stopMail(stop.accountId, stop.group)
    return reply.code(200).send()
  })
}
