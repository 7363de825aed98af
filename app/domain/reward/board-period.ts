import { jakartaDay } from '@cakrawala/calendar/business-days'

/** A filter of the leaderboard: everything, the present month, the last December, or a year that has points. */
export type BoardPeriod = 'all' | 'month' | 'december' | `${number}`
/** Both ends as moments; `until` itself is outside. Null where there is no end. */
export type Span = { from: Date | null; until: Date | null }

/** The filters offered: All first, then the short ones, then the years, newest first. */
export function boardPeriods(years: readonly number[]): BoardPeriod[] {
  return ['all', 'month', 'december', ...[...years].sort((a, b) => b - a).map((year) => `${year}` as const)]
}

/** Reads a filter from an address; null for anything that is not offered, and for more than one. */
export function periodIn(texts: readonly string[], years: readonly number[]): BoardPeriod | null {
  if (texts.length === 0) return 'all'
  const period = boardPeriods(years).find((known) => known === texts[0])
  return texts.length === 1 && period ? period : null
}

/** The days of a period in Asia/Jakarta. December is this year's once it has begun, before that last year's. */
export function spanOf(period: BoardPeriod, today: Date): Span {
  const [year, month] = jakartaDay(today).split('-').map(Number) as [number, number]
  if (period === 'all') return { from: null, until: null }
  if (period === 'month') return { from: firstOf(year, month), until: firstOf(year, month + 1) }
  if (period === 'december') {
    const of = month === 12 ? year : year - 1
    return { from: firstOf(of, 12), until: firstOf(of, 13) }
  }
  return { from: firstOf(Number(period), 1), until: firstOf(Number(period), 13) }
}

/** Under what the figures of a period are stored: `all`, `YYYY` or `YYYY-MM`. */
export function figuresKeyOf(period: BoardPeriod, today: Date): string {
  const [year, month] = jakartaDay(today).split('-') as [string, string]
  if (period === 'month') return `${year}-${month}`
  if (period === 'december') return `${month === '12' ? year : Number(year) - 1}-12`
  return period
}

/** 00.00 WIB of the first day of a month; month 13 is the next January. */
function firstOf(year: number, month: number): Date {
  return new Date(Date.UTC(year, month - 1, 1, -7))
}
