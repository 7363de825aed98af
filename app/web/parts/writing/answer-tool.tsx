import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import { type RefObject, useContext, useState } from 'react'
import { cannedWords } from '#i18n/canned.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../locale.tsx'
import type { AnswerList } from './answer-list.tsx'
import { WritingOn } from './writing-on.ts'

type Area = RefObject<HTMLTextAreaElement | null>

/** Opens the canned answers beside a text of staff on a report; nothing elsewhere. Also by its key while one writes. */
export function AnswerTool({ area }: { area: Area }) {
  const on = useContext(WritingOn)
  return on?.answers ? <OpenedAnswers area={area} on={on} /> : null
}

function OpenedAnswers({ area, on }: { area: Area; on: WritingOn }) {
  const words = useWords(cannedWords)
  const [List, setList] = useState<{ Part: typeof AnswerList } | null>(null)
  const [open, setOpen] = useState(false)
  const show = async () => {
    setOpen(true)
    if (!List) setList({ Part: (await import('./answer-list.tsx')).AnswerList })
  }
  const close = () => {
    setOpen(false)
    area.current?.focus()
  }
  useKeys({ answers: () => document.activeElement === area.current && void show() })
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
        <MessageSquareQuote aria-hidden />
      </button>
      {open && List && <List.Part area={area} on={on} onClose={close} />}
    </>
  )
}
