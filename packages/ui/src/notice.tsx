import type { ReactNode } from 'react'
import { type NoticeTone, noticeLook } from './notice-tone.tsx'

type NoticeProps = {
  tone?: NoticeTone | undefined
  title?: ReactNode | undefined
  action?: ReactNode | undefined
  children?: ReactNode | undefined
}

/** A permanent notice on this page: what happened, what was stored, what to do. */
export function Notice({ tone = 'info', title, action, children }: NoticeProps) {
  const { box, sign, Icon } = noticeLook[tone]
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={`flex gap-3 rounded p-4 ${box}`}>
      <Icon aria-hidden className={`size-5 shrink-0 ${sign}`} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className={`font-semibold ${sign}`}>{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
