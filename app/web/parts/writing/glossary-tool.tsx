import BookA from 'lucide-react/icons/book-a'
import { type RefObject, useState } from 'react'
import { writingWords } from '#i18n/writing.ts'
import { useWords } from '../locale.tsx'
import type { GlossaryList } from './glossary-list.tsx'

type Area = RefObject<HTMLTextAreaElement | null>

/** Opens the terms of security beside a text; they are loaded when it is opened. */
export function GlossaryTool({ area }: { area: Area }) {
  const { glossary: words } = useWords(writingWords)
  const [List, setList] = useState<{ Part: typeof GlossaryList } | null>(null)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const show = async () => {
    try {
      if (!List) setList({ Part: (await import('./glossary-list.tsx')).GlossaryList })
      setFailed(false)
      setOpen(true)
    } catch {
      setFailed(true)
    }
  }
  const close = () => {
    setOpen(false)
    area.current?.focus()
  }
  return (
    <>
      <button
        type="button"
        title={words.tool}
        aria-label={words.tool}
        aria-expanded={open}
        onClick={() => (open ? close() : void show())}
        className="grid size-11 place-items-center rounded text-ink-soft hover:bg-sunk hover:text-ink md:size-8 [&>svg]:size-4"
      >
        <BookA aria-hidden />
      </button>
      {failed && (
        <p role="alert" className="order-last w-full text-sm text-bata-text">
          {words.failed}
        </p>
      )}
      {open && List && <List.Part area={area} onClose={close} />}
    </>
  )
}
