import type { Tone } from './tone.ts'

/** One bar of a chart: its number, and the same number in words of the page's language. */
export type ChartBar = {
  key: string
  label: string
  value: number
  valueText: string
  tone?: Tone | undefined
}

/** @returns the length of a bar against the longest (or `max`), as an SVG percentage such as `37.5%`. */
export function barShare(value: number, bars: readonly ChartBar[], max?: number | undefined): string {
  const most = max ?? Math.max(...bars.map((bar) => bar.value))
  if (!(most > 0) || value <= 0) return '0%'
  return `${Math.round(Math.min(1, value / most) * 1000) / 10}%`
}
