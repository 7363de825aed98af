import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { FieldContext } from '@cakrawala/ui/field-context'
import { TextInput } from '@cakrawala/ui/text-input'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { CannedForReport } from '#domain/report/canned/canned-for-report.server.ts'
import { cannedWords } from '#i18n/canned.ts'
import { usePath, useWords } from '../locale.tsx'
import { changeText } from './change-text.ts'
import type { WritingOn } from './writing-on.ts'

type Answer = CannedForReport['answers'][number]
type ListProps = { area: RefObject<HTMLTextAreaElement | null>; on: WritingOn; onClose: () => void }

/** So many are shown; words find the others. */
const mostShown = 6

/** The canned answers for the report one writes on, filled in; one of them is inserted where the cursor is. */
export function AnswerList({ area, on, onClose }: ListProps) {
  const words = useWords(cannedWords)
  const path = usePath()
  const id = useId()
  const loaded = useAnswers(path(`/${on.area}/canned-answers/for/${on.reportId}`))
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const found = loaded === null || loaded === undefined ? [] : matching(loaded.answers, typed)
  const insert = ({ text, missing }: Answer) => {
    if (missing.length > 0) return
    onClose()
    changeText(area.current, ({ start, end }) => {
      const after = start + text.length
      return { from: start, to: end, insert: text, start: after, end: after }
    })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    const first = event.key === 'Enter' && event.target === field.current ? found[0] : undefined
    if (first) insert(first)
    // Enter in a field would send the form around.
    if (event.key === 'Escape' || (event.key === 'Enter' && event.target === field.current))
      event.preventDefault()
  }
  return (
    <section
      aria-labelledby={id}
      onKeyDown={onKey}
      className="order-last grid w-full min-w-0 gap-2 rounded border border-line bg-surface p-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 id={id} className="mr-auto text-sm">
          {words.title}
        </h3>
        <ButtonLink size="sm" to={path(`/${on.area}/canned-answers`)}>
          {words.manage}
        </ButtonLink>
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
          maxLength={100}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FieldContext>
      <p role="status" className="text-xs text-ink-soft">
        {loaded === undefined
          ? words.loading
          : loaded === null
            ? words.failed
            : words.found({ count: found.length })}
      </p>
      <ul className="grid gap-2">
        {found.slice(0, mostShown).map((answer) => (
          <AnswerItem
            key={answer.id}
            answer={answer}
            other={answer.language !== loaded?.language}
            onInsert={insert}
          />
        ))}
      </ul>
      {found.length > mostShown && (
        <p className="text-xs text-ink-soft">{words.more({ count: found.length - mostShown })}</p>
      )}
    </section>
  )
}

type ItemProps = { answer: Answer; other: boolean; onInsert: (answer: Answer) => void }

function AnswerItem({ answer, other, onInsert }: ItemProps) {
  const words = useWords(cannedWords)
  const { name, scope, language, text, missing } = answer
  const blocked = missing.length > 0
  return (
    <li className="grid gap-1 border-t border-line pt-2">
      <div className="flex flex-wrap items-center gap-2">
        <strong className="min-w-0 break-words">{name}</strong>
        <span className="mr-auto text-xs text-ink-soft">{words.scopes[scope]}</span>
        <Button
          type="button"
          size="sm"
          disabled={blocked}
          aria-label={words.insertOf({ name })}
          onClick={() => onInsert(answer)}
        >
          {words.insert}
        </Button>
      </div>
      <p lang={language} className="line-clamp-3 text-sm break-words text-ink-soft">
        <MarkedText text={text} missing={missing} />
      </p>
      {other && (
        <p className="text-xs text-kunyit-text">
          {words.otherLanguage({ language: words.languageNames[language] })}
        </p>
      )}
      {blocked && <p className="text-sm text-bata-text">{words.missing({ names: missing.join(', ') })}</p>}
    </li>
  )
}

/** The text, and in it what could not be filled in. */
function MarkedText({ text, missing }: Pick<Answer, 'text' | 'missing'>) {
  const parts = text.split(/(\{\{[^{}]{1,20}\}\})/)
  return parts.map((part, at) =>
    missing.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <mark key={at} className="bg-transparent font-mono text-bata-text">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

function matching(answers: readonly Answer[], typed: string): readonly Answer[] {
  const wanted = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const has = ({ name, text }: Answer) => {
    const all = `${name} ${text}`.toLowerCase()
    return wanted.every((word) => all.includes(word))
  }
  return answers.filter(has)
}

/** @returns undefined until they come, null where none came */
function useAnswers(address: string): CannedForReport | null | undefined {
  const [answers, setAnswers] = useState<CannedForReport | null>()
  useEffect(() => {
    const stopping = new AbortController()
    const read = async () => {
      const answer = await fetch(address, {
        signal: stopping.signal,
        headers: { Accept: 'application/json' },
      })
      return answer.ok ? ((await answer.json()) as CannedForReport) : null
    }
    read().then(setAnswers, () => stopping.signal.aborted || setAnswers(null))
    return () => stopping.abort()
  }, [address])
  return answers
}
