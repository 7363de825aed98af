import { pageSizes } from '@cakrawala/paging/paging'
import { groupsOf } from '#domain/notification/notification.ts'
import { noticeIdInput, readAllInput } from '#domain/notification/notification-input.ts'
import { noticesSeenBy } from '#domain/notification/notification-queries.server.ts'
import { readAllNotices, readNotice } from '#domain/notification/read-notices.server.ts'
import { isPerson, type Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { noticesIn } from '#web/http/notices.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

const states = ['unread', 'read'] as const

/** One page of a person's news, as the address narrows it; what is none of the choices narrows nothing. */
export async function noticeFacts({ actor, url: { searchParams: asked }, locale }: Visit) {
  const person = signedIn(actor)
  const groups = groupsOf[person.role]
  const filter = {
    group: groups.find((group) => group === asked.get('group')),
    state: states.find((state) => state === asked.get('state')),
  }
  const size = pageSizes.feed
  const rows = await noticesSeenBy(person, filter, { before: asked.get('before'), size: size + 1 })
  const shown = rows.slice(0, size)
  return {
    notices: noticesIn(shown, locale),
    older: rows.length > size ? shown.at(-1)!.id : null,
    groups,
  }
}

/** Marks news as read. `seen` comes from the bell or a link that leads away: its page stays where it is. */
export async function actOnNotices({ actor, url, go }: Visit, form: FormData) {
  const person = signedIn(actor)
  const intent = form.get('intent')
  if (intent === 'read_all' || intent === 'seen_all')
    await readAllNotices(person, parseForm(readAllInput, form))
  else if (intent === 'read' || intent === 'seen') await readNotice(person, parseForm(noticeIdInput, form))
  else refuse('invalid_input')
  if (intent === 'seen' || intent === 'seen_all') return null
  const page = url.pathname.replace(/\.data$/, '').replace(/^\/en(?=\/)/, '')
  url.searchParams.delete('_routes')
  return go(page + url.search)
}

function signedIn(actor: Visit['actor']): Person {
  refuseUnless(isPerson(actor), 'not_signed_in')
  return actor
}
