import type { Section } from '@cakrawala/mail-sender/letter-html'
import type { NoticeRow } from '#domain/notification/notification-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { shortTitle } from '#i18n/mails.ts'
import { noticeSentence } from '#i18n/notice-kinds.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { settings } from '#infra/settings.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'

/** What one mail shows: so many things, and so many lines of each; the page has them all. */
export const digestBounds = { things: 10, lines: 5 } as const

/** `acts`: of how many things the reader has to act on. */
export type Digest = { count: number; acts: number; sections: Section[] }
type Line = { text: string; link: string; acts: boolean }
type Thing = { title: string; acts: boolean; lines: Line[] }

const actsFirst = (a: { acts: boolean }, b: { acts: boolean }) => Number(b.acts) - Number(a.acts)

/** The news of a day by the thing they are about: first what waits for its reader, then the newest. @param rows newest first */
export function digestOf(rows: readonly NoticeRow[], locale: Locale): Digest {
  const things = thingsOf(rows, locale)
  const ordered = things.toSorted(actsFirst)
  const shown = ordered.slice(0, digestBounds.things)
  const { digest } = wordsIn(notificationWords, locale)
  const moreLines = (count: number) => (count > 0 ? [{ text: digest.more({ count: String(count) }) }] : [])
  const sections: Section[] = shown.map(({ title, acts, lines }) => ({
    title: acts ? `${digest.acts} · ${title}` : title,
    lines: [
      ...lines.toSorted(actsFirst).slice(0, digestBounds.lines),
      ...moreLines(lines.length - digestBounds.lines),
    ],
  }))
  const left = countOf(ordered.slice(digestBounds.things))
  if (left > 0) sections.push({ title: digest.more({ count: String(left) }), lines: [] })
  return { count: countOf(things), acts: things.filter(({ acts }) => acts).length, sections }
}

function thingsOf(rows: readonly NoticeRow[], locale: Locale): Thing[] {
  const { brandName, origin } = settings()
  const { groups } = wordsIn(notificationWords, locale)
  const things = new Map<string, Thing>()
  for (const { kind, facts, group, about, path } of rows) {
    const { code, program } = facts
    // The heading names them for all its lines.
    const text = noticeSentence(kind, { ...facts, program: '' }, brandName, locale)
    if (text === null) continue
    const title = [code || groups[group], shortTitle(program)].filter(Boolean).join(' · ')
    const thing = things.get(about) ?? { title, acts: false, lines: [] }
    thing.acts ||= facts.acts
    thing.lines.push({ text, link: origin + inLocale(path, locale), acts: facts.acts })
    things.set(about, thing)
  }
  return [...things.values()]
}

function countOf(things: readonly Thing[]): number {
  return things.reduce((sum, { lines }) => sum + lines.length, 0)
}
