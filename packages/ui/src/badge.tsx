import type { ReactNode } from 'react'
import type { Tone } from './tone.ts'

export const severityTones = [
  'severity-critical',
  'severity-high',
  'severity-medium',
  'severity-low',
  'severity-informational',
  'severity-others',
] as const
export type BadgeTone = Tone | (typeof severityTones)[number]

const looks = {
  neutral: 'bg-neutral-tint text-ink-soft',
  primary: 'bg-samudra-tint text-samudra-text',
  accent: 'bg-senja-tint text-senja-text',
  highlight: 'bg-fajar-tint text-fajar-text',
  success: 'bg-daun-tint text-daun-text',
  warning: 'bg-kunyit-tint text-kunyit-text',
  danger: 'bg-bata-tint text-bata-text',
  'severity-critical': 'bg-bata-tint text-bata-text border-current',
  'severity-high': 'bg-senja-tint text-senja-text',
  'severity-medium': 'bg-kunyit-tint text-kunyit-text',
  'severity-low': 'bg-samudra-tint text-samudra-text',
  'severity-informational': 'bg-neutral-tint text-ink-soft',
  'severity-others': 'border-line-strong text-ink-soft',
} as const satisfies Record<BadgeTone, string>

type BadgeProps = { tone?: BadgeTone | undefined; icon?: ReactNode | undefined; children: ReactNode }

/** A word on a tint; the word carries the meaning, the colour only repeats it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 whitespace-nowrap rounded-sm border px-2 text-xs font-semibold [&>svg]:size-3 ${
        looks[tone].includes('border-') ? '' : 'border-transparent'
      } ${looks[tone]}`}
    >
      {icon}
      {children}
    </span>
  )
}
