import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import type { FollowWay } from '#domain/notification/notification.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { useWords } from '../locale.tsx'

/** What its reader wants to hear of a report: all, the usual, or only what waits for them. */
export function ReportFollow({ follow }: { follow: FollowWay }) {
  const words = useWords(notificationWords).follow
  return (
    <ActForm intent="follow" className="flex flex-wrap items-center gap-2">
      {follow !== 'usual' && <span className="text-sm text-ink-soft">{words.now[follow]}</span>}
      {follow === 'usual' ? (
        <>
          <WayButton way="watch" label={words.begin.watch} />
          <WayButton way="mute" label={words.begin.mute} />
        </>
      ) : (
        <WayButton way="usual" label={words.end[follow]} />
      )}
    </ActForm>
  )
}

function WayButton({ way, label }: { way: FollowWay; label: string }) {
  return (
    <SubmitButton name="way" value={way} variant="quiet" size="sm">
      {label}
    </SubmitButton>
  )
}
