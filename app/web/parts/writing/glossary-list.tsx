import { Button } from '@cakrawala/ui/button'
import { FieldContext } from '@cakrawala/ui/field-context'
import { TextInput } from '@cakrawala/ui/text-input'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { termsFor } from '#domain/report/quality/security-terms.ts'
import { writingWords } from '#i18n/writing.ts'
import { useWords } from '../locale.tsx'
import { changeText } from './change-text.ts'

type ListProps = { area: RefObject<HTMLTextAreaElement | null>; onClose: () => void }

/** English terms of security with their Indonesian words: a press writes the word where the cursor is. */
export function GlossaryList({ area, onClose }: ListProps) {
  const { glossary: words } = useWords(writingWords)
  const id = useId()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { terms, count } = termsFor(typed)
  const insert = (word: string) => {
    onClose()
    changeText(area.current, ({ start, end }) => {
      const after = start + word.length
      return { from: start, to: end, insert: word, start: after, end: after }
    })
  }
  const onKey = (event: KeyboardEvent) => {
    const first = event.key === 'Enter' && event.target === field.current
    if (!first && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Escape') onClose()
    else if (terms[0]) insert(terms[0][1])
  }
  return (
    <section
      aria-labelledby={id}
      onKeyDown={onKey}
      className="order-last grid w-full min-w-0 gap-2 rounded border border-line bg-surface p-3"
    >
      <div className="flex items-center gap-2">
        <h3 id={id} className="mr-auto text-sm">
          {words.title}
        </h3>
        <Button type="button" size="sm" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      {/* No field of the form around. */}
      <FieldContext value={null}>
        <TextInput
          ref={field}
          type="search"
          aria-label={words.find}
          placeholder={words.findHint}
          autoComplete="off"
          maxLength={60}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FieldContext>
      <p role="status" className="text-xs text-ink-soft">
        {words.found({ count })}
      </p>
      <ul className="grid">
        {terms.map(([english, indonesian, meaning]) => (
          <li key={english} className="border-t border-line">
            <button
              type="button"
              aria-label={words.insertOf({ word: indonesian })}
              onClick={() => insert(indonesian)}
              className="grid min-h-11 w-full gap-0.5 py-1 text-left hover:bg-sunk"
            >
              <span>
                <span lang="en" className="text-ink-soft">
                  {english}
                </span>{' '}
                <strong lang="id">{indonesian}</strong>
              </span>
              <span lang="id" className="text-xs text-ink-soft">
                {meaning}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
