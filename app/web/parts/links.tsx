import { ButtonLink } from '@cakrawala/ui/button-link'
import type { ReactNode } from 'react'
import { calendarWords } from '#i18n/calendar.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'
import { useLocale, usePath, useWords } from './locale.tsx'

/** The `rel` of a user's link, for browsers and search engines. */
const rel = 'noopener noreferrer nofollow ugc'

/** The page that shows where `address` leads before it is opened. */
export function externalPath(address: string, locale: Locale): string {
  return `${inLocale('/external', locale)}?to=${encodeURIComponent(address)}`
}

/** A link to an address that a user wrote; it passes the page that shows where it leads. */
export function OutsideLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={externalPath(href, useLocale())} rel={rel} className="break-words text-samudra-text underline">
      <bdi>{children ?? href}</bdi>
    </a>
  )
}

/** The way to deadlines as a file for a calendar. `to`: without language. */
export function CalendarDownload({ to }: { to: string }) {
  return (
    <ButtonLink to={usePath()(to)} size="sm" reloadDocument download>
      {useWords(calendarWords).download}
    </ButtonLink>
  )
}
