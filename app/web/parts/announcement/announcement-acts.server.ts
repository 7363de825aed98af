import { now } from '@cakrawala/calendar/clock'
import { pageSizes } from '@cakrawala/paging/paging'
import { redirect } from 'react-router'
import { dismissForm } from '#domain/announcement/announcement-input.ts'
import { announcementsSeenBy } from '#domain/announcement/announcement-queries.server.ts'
import { dismissAnnouncement } from '#domain/announcement/dismiss-announcement.server.ts'
import { isPerson, type Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { pathAfterSignIn } from '#web/http/next-path.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

/** One page of the platform's announcements to a person, newest first. */
export async function announcementFacts({ actor, url }: Visit) {
  const size = pageSizes.feed
  const after = url.searchParams.get('before') ?? undefined
  const rows = await announcementsSeenBy(signedIn(actor), { after, most: size + 1 })
  const shown = rows.slice(0, size)
  return { announcements: shown, older: rows.length > size ? shown.at(-1)!.id : null, present: now() }
}

/** Dismisses a banner and leads back to the page it was shown on. */
export async function actOnBanner({ actor, locale }: Visit, form: FormData) {
  const person = signedIn(actor)
  if (form.get('intent') !== 'dismiss') refuse('invalid_input')
  const { id, back } = parseForm(dismissForm, form)
  await dismissAnnouncement(person, { id })
  return redirect(pathAfterSignIn(back, person.role, locale))
}

function signedIn(actor: Visit['actor']): Person {
  refuseUnless(isPerson(actor), 'not_signed_in')
  return actor
}
