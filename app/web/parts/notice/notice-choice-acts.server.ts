import { overwriting } from '@cakrawala/page-parts/overwriting'
import {
  chooseNotices,
  noticeChoicesSeenBy,
  noticeRevisionOf,
} from '#domain/notification/notice-choices.server.ts'
import { groupsOf, lockedGroups, maillessGroups } from '#domain/notification/notification.ts'
import { noticeChoicesInput } from '#domain/notification/notification-input.ts'
import { isPerson } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseInput } from '#web/http/parse.ts'
import { newest } from '#web/http/stored-version.ts'
import { areaAt } from '../area-of.ts'

export async function noticeChoiceFacts({ actor }: Visit) {
  refuseUnless(isPerson(actor), 'not_signed_in')
  const [choices, revision] = await Promise.all([noticeChoicesSeenBy(actor), noticeRevisionOf(actor)])
  return { choices, revision }
}

export const storedNoticeChoices = newest(async ({ actor }) => {
  const revision = isPerson(actor) ? await noticeRevisionOf(actor) : 0
  return revision === 0 ? null : { newest: revision, at: new Date(revision) }
})

export async function actOnNoticeChoices({ actor, go, url }: Visit, sent: FormData) {
  refuseUnless(isPerson(actor), 'not_signed_in')
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
  return go(`/${areaAt(url.pathname)}/notifications/settings?done=notices_chosen`)
}
