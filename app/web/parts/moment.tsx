import { momentText } from '#i18n/moment.ts'
import { useLocale } from './locale.tsx'

/** A moment as people read it, with the exact one behind it. */
export function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{momentText(at, useLocale())}</time>
}
