import { AnswersByKey } from '@cakrawala/page-cache/answers-by-key'
import { PageCache } from '@cakrawala/page-cache/page-cache'
import { cachedPageHeaders } from '../security-headers.ts'

export const pageCache = new PageCache({
  // Pages show "today" and "this month": even without events they are made anew after a minute.
  pages: { mostBytes: 48_000_000, longestMs: 60_000 },
  // Files for everyone change with events only.
  files: { mostBytes: 16_000_000, longestMs: 3_600_000 },
  old: { mostBytes: 24_000_000, longestMs: 600_000 },
  awayMs: 3_000,
})

/** What visitors are answered where there is nothing. Nothing but settings changes it, and who changes them calls `forgetPages`. */
export const absentPages = new AnswersByKey({
  longestMs: 60_000,
  headers: () => cachedPageHeaders({ scriptHashes: [], styleHashes: [] }),
})

export function forgetPages(): void {
  pageCache.clear()
  absentPages.clear()
}
