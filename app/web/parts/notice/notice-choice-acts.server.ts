import { chooseNotices, noticeChoicesSeenBy } from '#domain/notification/notice-choices.server.ts'
import { groupsOf, lockedGroups, maillessGroups } from '#domain/notification/notification.ts'
import { noticeChoicesInput } from '#domain/notification/notification-input.ts'
import { isPerson } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseInput } from '#web/http/parse.ts'

export async function noticeChoiceFacts({ actor }: Visit) {
  refuseUnless(isPerson(actor), 'not_signed_in')
  return { choices: await noticeChoicesSeenBy(actor) }
}

/** @param page the settings page of the area */
export function actOnNoticeChoices(page: string) {
  return async ({ actor, go }: Visit, form: FormData) => {
    refuseUnless(isPerson(actor), 'not_signed_in')
    const open = groupsOf[actor.role].filter((group) => !lockedGroups.has(group))
    const known = new Set(['intent', ...open.flatMap((group) => [`page.${group}`, `mail.${group}`])])
    for (const name of form.keys()) if (!known.has(name)) refuseField('form', 'unknown_field')
    const lines = open.map((group) => ({
      group,
      page: form.has(`page.${group}`),
      mail: maillessGroups.has(group) ? 'off' : form.get(`mail.${group}`),
    }))
    await chooseNotices(actor, parseInput(noticeChoicesInput, { choices: lines }))
    return go(`${page}?done=notices_chosen`)
  }
}
