import { Notice } from '@cakrawala/ui/notice'
import type { JobAlarm } from '#domain/operations/job/job-view.ts'
import { jobWords } from '#i18n/jobs.ts'
import { momentText } from '#i18n/moment.ts'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'

/**
 * What is wrong with mails and scheduled jobs; `link` where it is shown on another page. Nothing while all is
 * well.
 */
export function JobAlarms({ alarms, link = false }: { alarms: readonly JobAlarm[]; link?: boolean }) {
  const words = useWords(jobWords)
  const locale = useLocale()
  if (alarms.length === 0) return null
  const to = (
    <L to="/hello/jobs" className="font-semibold text-samudra-text underline">
      {words.look}
    </L>
  )
  return (
    <Notice tone="danger" title={words.alarmTitle} action={link ? to : undefined}>
      <ul className="grid gap-1">
        {alarms.map(({ kind, count, since }) => (
          <li key={kind}>{words.alarms[kind]({ count, since: since ? momentText(since, locale) : '–' })}</li>
        ))}
      </ul>
    </Notice>
  )
}
