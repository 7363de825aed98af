import { record } from '#domain/event/record.server.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { askForLink } from '../link/ask-for-link.server.ts'

/**
 * Mails a link that resets the second factor to the owner of a named account that has one. The platform team gets no link
 * but the advice to ask a colleague. One answer for everyone.
 * @throws Refusal too_many_requests: 3 an hour for a name as typed, 20 an hour for a network
 */
export async function askFactorReset(actor: Actor, identifier: string, locale: Locale): Promise<void> {
  await askForLink(actor, 'factor_reset', {
    identifier,
    locale,
    gets: ({ role, factor }) => factor && role !== 'hello',
    also: async (tx, { id, role }) => {
      if (role === 'hello') await record(tx, actor, 'account.factor_help_asked', id)
    },
  })
}
