import { overwriting } from '@cakrawala/page-parts/overwriting'
import { pageSizes } from '@cakrawala/paging/paging'
import {
  chooseNotices,
  noticeChoicesSeenBy,
  noticeRevisionOf,
} from '#domain/notification/notice-choices.server.ts'
import { groupsOf, lockedGroups, maillessGroups } from '#domain/notification/notification.ts'
import {
  noticeChoicesInput,
  noticeIdInput,
  quietTimes,
  readAllInput,
} from '#domain/notification/notification-input.ts'
import { noticesSeenBy } from '#domain/notification/notification-queries.server.ts'
import { quietHoursSeenBy, setQuietHours } from '#domain/notification/quiet-hours.server.ts'
import { readAllNotices, readNotice } from '#domain/notification/read-notices.server.ts'
import { isPerson, type Person } from '#kernel/actor.ts'
import { refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { noticesIn } from '#web/http/notices.ts'
import type { Visit } from '#web/http/open.ts'
import { newest } from '#web/http/overwriting.ts'
import { parseForm, parseInput } from '#web/http/parse.ts'
import { areaAt } from '#web/parts/area-of.ts'

export async function noticeChoiceFacts({ actor }: Visit) {
  refuseUnless(isPerson(actor), 'not_signed_in')
  const [choices, revision, quiet] = await Promise.all([
    noticeChoicesSeenBy(actor),
    noticeRevisionOf(actor),
    quietHoursSeenBy(actor),
  ])
  return { choices, revision, own: actor.locale, quiet }
}

export const storedNoticeChoices = newest(async ({ actor }) => {
  const revision = isPerson(actor) ? await noticeRevisionOf(actor) : 0
  return revision === 0 ? null : { newest: revision, at: new Date(revision) }
})

export async function actOnNoticeChoices({ actor, go, url }: Visit, sent: FormData) {
  refuseUnless(isPerson(actor), 'not_signed_in')
  const page = `/${areaAt(url.pathname)}/notifications/settings`
  if (sent.get('intent') === 'quiet') {
    await setQuietHours(actor, { quiet: quietIn(sent) })
    return go(`${page}?done=quiet_hours_set`)
  }
  const form = overwriting(sent, 'revision')
  const open = groupsOf[actor.role].filter((group) => !lockedGroups.has(group))
  const known = new Set([
    'intent',
    'revision',
    ...open.flatMap((group) => [`page.${group}`, `mail.${group}`]),
  ])
  for (const name of form.keys()) if (!known.has(name)) refuseField('form', 'unknown_field')
  const lines = open.map((group) => ({
    group,
    page: form.has(`page.${group}`),
    mail: maillessGroups.has(group) ? 'off' : form.get(`mail.${group}`),
  }))
  await chooseNotices(
    actor,
    parseInput(noticeChoicesInput, { choices: lines, revision: form.get('revision') ?? undefined }),
  )
  return go(`${page}?done=notices_chosen`)
}

/** Two empty times stand for none. */
function quietIn(form: FormData) {
  return form.get('from') === '' && form.get('to') === '' ? null : parseForm(quietTimes, form)
}

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
