import { askForLink } from '#domain/account/link/ask-for-link.server.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'

/**
 * Mails a link for a new password to the owner of a named account; one answer for accounts that exist and for others.
 * @throws Refusal too_many_requests: 3 an hour for a name as typed, 20 an hour for a network
 */
export async function askPasswordReset(actor: Actor, identifier: string, locale: Locale): Promise<void> {
  await askForLink(actor, 'reset_password', { identifier, locale, gets: () => true })
}
