import { type RefObject, useContext, useEffect, useId, useRef, useState } from 'react'
import type { MentionableView } from '#domain/report/mentionable-queries.server.ts'
import { writingWords } from '#i18n/writing.ts'
import { usePath, useWords } from '../locale.tsx'
import { changeText } from './change-text.ts'
import { WritingOn } from './writing-on.ts'

type Area = RefObject<HTMLTextAreaElement | null>
/** What is typed after `@`: where it begins, and its letters. */
type Typed = { from: number; word: string }

const mostShown = 6
/** An `@` that begins a word, and what follows it up to the cursor. */
const begun = /(?:^|[\s(])@([a-z0-9_-]{0,30})$/i

/** Offers people to mention while one types in a comment of staff on a report. The list stands under the text, and keys choose in it. */
export function MentionTool({ area }: { area: Area }) {
  const on = useContext(WritingOn)
  return on && isComment(area.current) ? <Mentions area={area} on={on} /> : null
}

function isComment(text: HTMLTextAreaElement | null): boolean {
  return text?.form?.querySelector('input[name=intent][value=comment]') != null
}

function Mentions({ area, on }: { area: Area; on: WritingOn }) {
  const { mention: words } = useWords(writingWords)
  const id = useId()
  const list = useMentions(area, usePath()(`/${on.area}/mentionable/${on.reportId}`), id)
  const { people, active, choose } = list
  return (
    <>
      <p role="status" className="sr-only">
        {people.length > 0 && words.found({ count: people.length })}
      </p>
      {people.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={words.list}
          className="order-first w-full rounded border border-line bg-surface py-1"
        >
          {people.map(({ username, side }, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text, which keeps the focus
            <div
              key={username}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(at)}
              className="flex min-h-11 cursor-pointer items-center gap-2 px-3 aria-selected:bg-sunk md:min-h-8"
            >
              <strong>@{username}</strong>
              <span className="text-xs text-ink-soft">{words.sides[side]}</span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** The people that fit what is typed, and the one the keys are on. The list of all is read once. */
function useMentions(area: Area, address: string, id: string) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [all, setAll] = useState<readonly MentionableView[] | null>(null)
  const [active, setActive] = useState(0)
  const people = typed && all ? fitting(all, typed.word, audienceOf(area.current)) : []
  useEffect(() => {
    if (typed === null || all !== null) return
    const stopping = new AbortController()
    readPeople(address, stopping.signal).then(setAll, () => undefined)
    return () => stopping.abort()
  }, [typed, all, address])
  const choose = (at: number) => {
    const person = people[at]
    if (!person || !typed) return
    setTyped(null)
    changeText(area.current, ({ end }) => {
      const insert = `@${person.username} `
      const after = typed.from + insert.length
      return { from: typed.from, to: end, insert, start: after, end: after }
    })
  }
  const now = useRef({ people, active, choose })
  now.current = { people, active, choose }
  useEffect(() => {
    const text = area.current
    const look = () => {
      setTyped(text && typedAt(text))
      setActive(0)
    }
    const onKey = (event: KeyboardEvent) => {
      const { people: shown, active: here, choose: take } = now.current
      if (shown.length === 0 || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) setActive((here + step + shown.length) % shown.length)
      else if (event.key === 'Enter' || event.key === 'Tab') take(here)
      else if (event.key === 'Escape') setTyped(null)
      else return
      event.preventDefault()
      // The text has keys of its own for lists.
      event.stopImmediatePropagation()
    }
    const leave = () => setTyped(null)
    text?.addEventListener('input', look)
    text?.addEventListener('blur', leave)
    text?.addEventListener('keydown', onKey, { capture: true })
    return () => {
      text?.removeEventListener('input', look)
      text?.removeEventListener('blur', leave)
      text?.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [area])
  useEffect(() => {
    const text = area.current
    const open = people.length > 0
    text?.setAttribute('aria-autocomplete', 'list')
    if (open) text?.setAttribute('aria-controls', id)
    else text?.removeAttribute('aria-controls')
    if (open) text?.setAttribute('aria-activedescendant', `${id}-${active}`)
    else text?.removeAttribute('aria-activedescendant')
  }, [area, people.length, active, id])
  return { people, active, choose }
}

function typedAt({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Typed | null {
  if (selectionStart !== selectionEnd) return null
  const [, word] = begun.exec(value.slice(Math.max(0, selectionEnd - 40), selectionEnd)) ?? []
  return word === undefined ? null : { from: selectionEnd - word.length - 1, word }
}

/** Who the comment is for, as it is chosen in its form. */
function audienceOf(text: HTMLTextAreaElement | null): string | undefined {
  return text?.form ? String(new FormData(text.form).get('audience') ?? '') : undefined
}

function fitting(all: readonly MentionableView[], word: string, audience: string | undefined) {
  const wanted = word.toLowerCase()
  const fits = ({ username, audiences }: MentionableView) =>
    username.toLowerCase().includes(wanted) && audiences.some((one) => one === audience)
  return all.filter(fits).slice(0, mostShown)
}

async function readPeople(address: string, signal: AbortSignal): Promise<readonly MentionableView[]> {
  const answer = await fetch(address, { signal, headers: { Accept: 'application/json' } })
  return answer.ok ? ((await answer.json()) as { people: MentionableView[] }).people : []
}
