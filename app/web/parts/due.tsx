import { now } from '@cakrawala/calendar/clock'
import type { ReactNode } from 'react'
import { dueInSentence, dueText, momentText } from '#i18n/moment.ts'
import { useLocale } from './locale.tsx'

/**
 * A deadline that stands alone, with the exact moment behind it. Here and in `Timely` the browser keeps what the
 * server wrote: between both, a minute or midnight may have passed.
 */
export function Due({ at }: { at: Date }) {
  const locale = useLocale()
  const present = now()
  return (
    <time
      dateTime={at.toISOString()}
      title={momentText(at, locale)}
      className={`tabular-nums ${at < present ? 'font-semibold text-bata-text' : ''}`}
      suppressHydrationWarning
    >
      {dueText(at, locale, present)}
    </time>
  )
}

/** A sentence with a deadline of `useDue`. */
export function Timely({ children }: { children: ReactNode }) {
  return <span suppressHydrationWarning>{children}</span>
}

/** How a sentence names a deadline. */
export function useDue(): (at: Date) => string {
  const locale = useLocale()
  return (at) => dueInSentence(at, locale, now())
}
