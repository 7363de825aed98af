import type { ReactNode } from 'react'
import { type Tone, toneText, toneTint } from './tone.ts'

type TimelineItemProps = {
  icon?: ReactNode | undefined
  tone?: Tone | undefined
  title: ReactNode
  time?: ReactNode | undefined
  id?: string | undefined
  children?: ReactNode | undefined
}

/** One thing that happened: who did what, when, and what was said. */
export function TimelineItem({ icon, tone = 'neutral', title, time, id, children }: TimelineItemProps) {
  const thread = 'absolute top-8 bottom-0 left-4 w-px -translate-x-1/2 bg-line'
  return (
    <li
      id={id}
      className="group relative grid grid-cols-[2rem_1fr] gap-x-3 pb-3 last:pb-0 target:bg-samudra-tint"
    >
      <span aria-hidden className={`${thread} group-last:hidden`} />
      <span
        aria-hidden
        className={`grid size-8 place-items-center rounded-full [&>svg]:size-4 ${toneText[tone]} ${toneTint[tone]}`}
      >
        {icon ?? <span className="size-2 rounded-full bg-current" />}
      </span>
      <div className="grid min-w-0 gap-2">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3">
          <p className="min-w-0 basis-full sm:flex-1 sm:basis-0">{title}</p>
          {time && <p className="text-xs text-ink-soft tabular-nums">{time}</p>}
        </div>
        {children && (
          <div className="min-w-0 rounded border border-line bg-surface px-3 py-2">{children}</div>
        )}
      </div>
    </li>
  )
}
