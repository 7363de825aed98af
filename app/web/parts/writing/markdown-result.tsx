import { type RefObject, useContext, useEffect, useMemo, useState } from 'react'
import { writingWords } from '#i18n/writing.ts'
import { usePath, useWords } from '../locale.tsx'
import { PicturesOf, UserText } from '../user-text.tsx'
import { pastedIn } from './pasted-pictures.ts'

const pauseMs = 500

/** The text as its readers will see it, made by the renderer of the pages; follows what is typed. */
export function MarkdownResult({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  const words = useWords(writingWords)
  const pictures = useWaitingPictures(area)
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
        html && (
          <PicturesOf value={pictures}>
            <UserText sanitizedHtml={html} size="dense" />
          </PicturesOf>
        )
      )}
    </section>
  )
}

/** The pictures of the page, and those that wait in the form. */
function useWaitingPictures(area: RefObject<HTMLTextAreaElement | null>): ReadonlyMap<string, string> {
  const stored = useContext(PicturesOf)
  const [waiting, setWaiting] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const form = area.current?.form
    const made = new Map<string, string>()
    const look = () => {
      for (const file of pastedIn(form))
        if (!made.has(file.name)) made.set(file.name, URL.createObjectURL(file))
      setWaiting(new Map(made))
    }
    look()
    form?.addEventListener('change', look)
    return () => {
      form?.removeEventListener('change', look)
      for (const address of made.values()) URL.revokeObjectURL(address)
    }
  }, [area])
  return useMemo(() => new Map([...waiting, ...stored]), [waiting, stored])
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
