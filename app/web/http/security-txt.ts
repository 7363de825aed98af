import { now } from '@cakrawala/calendar/clock'
import type { FastifyInstance } from 'fastify'
import { settings } from '#infra/settings.ts'

/** `/.well-known/security.txt` (RFC 9116): where flaws of this site are reported. */
export async function securityTxt(server: FastifyInstance): Promise<void> {
  server.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(securityTxtAt(now())),
  )
}

/** The file as of a moment. It changes once a month and is good for eleven to twelve months. */
export function securityTxtAt(moment: Date): string {
  const { origin, brandEmailDomain } = settings()
  const expires = new Date(Date.UTC(moment.getUTCFullYear() + 1, moment.getUTCMonth(), 1))
  return [
    `Contact: mailto:security@${brandEmailDomain}`,
    `Contact: ${origin}/contact-us`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security-policy`,
    '',
  ].join('\n')
}
