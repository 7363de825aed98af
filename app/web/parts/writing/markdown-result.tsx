import { type RefObject, useEffect, useState } from 'react'
import { writingWords } from '#i18n/writing.ts'
import { usePath, useWords } from '../locale.tsx'
import { UserText } from '../user-text.tsx'

const pauseMs = 500

/** The text as its readers will see it, made by the renderer of the pages; follows what is typed. */
export function MarkdownResult({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  const words = useWords(writingWords)
  const html = useResult(area, usePath()('/account/text-preview'))
  return (
    <section
      aria-label={words.result}
      aria-live="polite"
      className="min-h-24 min-w-0 rounded border border-line bg-surface px-3 py-2"
    >
      {html === null ? (
        <p className="text-sm text-ink-soft">{words.unavailable}</p>
      ) : html === '' ? (
        <p className="text-sm text-ink-soft">{words.empty}</p>
      ) : (
        html && <UserText sanitizedHtml={html} size="dense" />
      )}
    </section>
  )
}

/** @returns undefined until the first answer, null where none came */
function useResult(area: RefObject<HTMLTextAreaElement | null>, page: string): string | null | undefined {
  const [html, setHtml] = useState<string | null>()
  useEffect(() => {
    const text = area.current
    let timer: ReturnType<typeof setTimeout>
    let asked: string | undefined
    const ask = async () => {
      if (!text || text.value === asked) return
      const mine = text.value
      asked = mine
      const made = await resultOf(page, mine)
      if (asked === mine) setHtml(made)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, pauseMs)
    }
    void ask()
    text?.addEventListener('input', later)
    return () => {
      clearTimeout(timer)
      text?.removeEventListener('input', later)
    }
  }, [area, page])
  return html
}

async function resultOf(page: string, text: string): Promise<string | null> {
  if (text.trim() === '') return ''
  try {
    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'preview', text }),
    })
    return answer.ok ? ((await answer.json()) as { html: string }).html : null
  } catch {
    return null
  }
}
