import { ButtonLink } from '@cakrawala/ui/button-link'
import { calendarWords } from '#i18n/calendar.ts'
import { usePath, useWords } from './locale.tsx'

/** The way to deadlines as a file for a calendar. `to`: without language. */
export function CalendarDownload({ to }: { to: string }) {
  return (
    <ButtonLink to={usePath()(to)} size="sm" reloadDocument download>
      {useWords(calendarWords).download}
    </ButtonLink>
  )
}
