import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type NoticeTone, noticeLook } from './notice-tone.tsx'

type ToastProps = {
  tone?: NoticeTone | undefined
  title?: ReactNode | undefined
  children: ReactNode
  closeLabel: string
  /** Milliseconds until it leaves by itself; it stays while pointed at or focused. */
  duration?: number | undefined
}

/** A short message about what just happened. Without scripts it is in the page as a notice. Give each a new `key`. */
export function Toast({ tone = 'info', title, children, closeLabel, duration = 4500 }: ToastProps) {
  const toast = useRef<HTMLDivElement>(null)
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const leave = () => {
      if (toast.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, duration)
      else setGone(true)
    }
    let timer = setTimeout(leave, duration)
    return () => clearTimeout(timer)
  }, [duration])
  if (gone) return null
  const { box, sign, Icon } = noticeLook[tone]
  return (
    <div ref={toast} role={tone === 'danger' ? 'alert' : 'status'} className="toast bg-surface">
      <div className={`flex items-start gap-3 rounded border border-line p-4 pr-2 ${box}`}>
        <Icon aria-hidden className={`size-5 shrink-0 ${sign}`} />
        <div className="grid min-w-0 flex-1 gap-1">
          {title && <p className={`font-semibold ${sign}`}>{title}</p>}
          <div>{children}</div>
        </div>
        <button
          type="button"
          aria-label={closeLabel}
          data-toast-close
          onClick={() => setGone(true)}
          className="-my-3 grid size-11 shrink-0 place-items-center rounded text-ink-soft hover:text-ink noscript:hidden"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  )
}
