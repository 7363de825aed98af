import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useState } from 'react'

type CopyTextProps = {
  text: string
  copyLabel: string
  copiedLabel: string
  shown?: ReactNode | undefined
}

/** A code with a copy button; without scripts one press selects the whole of it. */
export function CopyText({ text, copyLabel, copiedLabel, shown }: CopyTextProps) {
  const [copied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <code className="min-w-0 select-all break-all font-mono text-sm">{shown ?? text}</code>
      <button
        type="button"
        data-copy={text}
        data-copied={copiedLabel}
        onClick={copy}
        onBlur={() => setCopied(false)}
        className="grid size-11 shrink-0 place-items-center rounded text-ink-soft hover:bg-sunk hover:text-ink md:size-8 noscript:hidden"
      >
        {copied ? <Check className="size-4 text-daun-text" /> : <Copy className="size-4" />}
        <span className="sr-only" aria-live="polite">
          {copied ? copiedLabel : copyLabel}
        </span>
      </button>
    </span>
  )
}
