import { now } from '@cakrawala/calendar/clock'
import { securityTxt as fileOf } from '@cakrawala/file-formats/security-txt'
import type { FastifyInstance } from 'fastify'
import { settings } from '#infra/settings.ts'
import { locales } from '#kernel/locale.ts'

/** `/.well-known/security.txt` (RFC 9116): where flaws of this site are reported. */
export async function securityTxt(server: FastifyInstance): Promise<void> {
  server.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(securityTxtAt(now())),
  )
}

export function securityTxtAt(moment: Date): string {
  const { origin, brandEmailDomain } = settings()
  const facts = {
    contacts: [`mailto:security@${brandEmailDomain}`, `${origin}/contact-us`],
    languages: locales,
    canonical: `${origin}/.well-known/security.txt`,
    policy: `${origin}/security-policy`,
  }
  return fileOf(facts, moment)
}
