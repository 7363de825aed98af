import { SubmitButton } from '@cakrawala/page-parts/form'
import { data, useActionData, useLoaderData } from 'react-router'
import { stopMail } from '#domain/notification/notice-choices.server.ts'
import { readStopMailToken, type StoppedGroup } from '#domain/notification/stop-mail-token.server.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { linkHeaders } from '#web/http/link-page.ts'
import { act, load } from '#web/http/open.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { DeadLink, LinkForm } from './link-form.tsx'

type Behind = { token: string; group: StoppedGroup; stopped: boolean }

// The person who is signed in here may be another person: the mail names whose mails end.
export const headers = linkHeaders
export const meta = pageTitle(notificationWords, (words) => words.stop.title)

export const loader = load(({ url }) => answerOf(url.searchParams.get('token'), false))

export const action = act(async (_visit, form) => {
  const token = form.get('token')
  const stop = readStopMailToken(token)
  if (stop) await stopMail(stop.accountId, stop.group)
  return answerOf(token, true)
})

function answerOf(token: unknown, stopped: boolean) {
  const stop = readStopMailToken(token)
  const behind = stop && typeof token === 'string' ? { token, group: stop.group, stopped } : null
  // Set in both cases: what the action leaves open, the loader behind it would fill in.
  return data<Behind | null>(behind, { status: behind ? 200 : 404 })
}

/** Where the foot of a mail leads: opening the page changes nothing, its button ends such mails. */
export default function StopMail() {
  const loaded = useLoaderData<typeof loader>()
  const behind = useActionData<Behind | null>() ?? loaded
  const { stop, groups } = useWords(notificationWords)
  if (!behind) return <DeadLink />
  const group = behind.group === 'daily' ? stop.daily : groups[behind.group]
  if (behind.stopped) return <AccountHeading title={stop.done} intro={stop.doneText({ group })} />
  return (
    <>
      <AccountHeading title={stop.title} intro={stop.text({ group })} />
      <LinkForm path="/notifications/unsubscribe" token={behind.token} intent="stop">
        <SubmitButton wide>{stop.submit}</SubmitButton>
      </LinkForm>
    </>
  )
}
