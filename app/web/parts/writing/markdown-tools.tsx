import {
  codeBlock,
  codeLanguages,
  type Edit,
  link,
  mark,
  markLines,
  nextLine,
  type Selected,
  table,
} from '@cakrawala/page-parts/markdown-edit'
import { buttonClass } from '@cakrawala/ui/button-class'
import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Eye from 'lucide-react/icons/eye'
import Heading from 'lucide-react/icons/heading'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import SquareCode from 'lucide-react/icons/square-code'
import Table from 'lucide-react/icons/table'
import TextQuote from 'lucide-react/icons/text-quote'
import { type ComponentType, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { WordsOf } from '#i18n/catalogue.ts'
import { writingWords } from '#i18n/writing.ts'
import { useWords } from '../locale.tsx'
import { AnswerTool } from './answer-tool.tsx'
import { changeText } from './change-text.ts'
import { GlossaryTool } from './glossary-tool.tsx'
import { MentionTool } from './mention-tool.tsx'
import { filesControl } from './pasted-pictures.ts'
import { PictureTool } from './picture-tool.tsx'

export { MarkdownResult } from './markdown-result.tsx'

type Area = RefObject<HTMLTextAreaElement | null>
type Words = WordsOf<typeof writingWords>
type Change = (selected: Selected, words: Words, language: string) => Edit | null
type Act =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'code'
  | 'codeBlock'
  | 'table'

const acts: Record<Act, { Icon: ComponentType; change: Change }> = {
  bold: { Icon: Bold, change: (selected) => mark(selected, '**') },
  italic: { Icon: Italic, change: (selected) => mark(selected, '_') },
  heading: { Icon: Heading, change: (selected) => markLines(selected, 'heading') },
  bullets: { Icon: List, change: (selected) => markLines(selected, 'bullets') },
  numbers: { Icon: ListOrdered, change: (selected) => markLines(selected, 'numbers') },
  quote: { Icon: TextQuote, change: (selected) => markLines(selected, 'quote') },
  link: { Icon: Link, change: (selected, words) => link(selected, words.linkText) },
  table: { Icon: Table, change: (selected, { columns }) => table(selected, [columns.first, columns.second]) },
  code: { Icon: Code, change: (selected) => mark(selected, '`') },
  codeBlock: { Icon: SquareCode, change: (selected, _, language) => codeBlock(selected, language) },
}
const order = Object.keys(acts) as Act[]
const keys: Record<string, Act> = { b: 'bold', i: 'italic', k: 'link' }

type BarProps = { area: Area; resultShown: boolean; onResult: () => void }

/** The tools under a text: one stop of the Tab key, arrows lead from button to button. */
export function MarkdownBar({ area, resultShown, onResult }: BarProps) {
  const words = useWords(writingWords)
  const [language, setLanguage] = useState('')
  const [stop, setStop] = useState<Act>('bold')
  const doAct = (act: Act) =>
    changeText(area.current, (selected) => acts[act].change(selected, words, language))
  useWritingKeys(area, doAct)
  return (
    <>
      <div
        role="toolbar"
        aria-label={words.toolbar}
        aria-controls={area.current?.id}
        className="contents"
        onKeyDown={moveAlong}
      >
        {order.map((act) => (
          <ActButton
            key={act}
            {...{ act, label: words[act] }}
            stop={act === stop}
            onStop={setStop}
            onAct={doAct}
          />
        ))}
      </div>
      <AnswerTool area={area} />
      <MentionTool area={area} />
      <GlossaryTool area={area} />
      {filesControl(area.current?.form) && <PictureTool area={area} />}
      <select
        aria-label={words.codeLanguage}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        className="min-h-11 max-w-24 rounded border border-line-strong bg-surface px-2 text-base text-ink md:min-h-8 md:text-xs"
      >
        <option value="">{words.plainText}</option>
        {codeLanguages.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <button
        type="button"
        aria-pressed={resultShown}
        onClick={onResult}
        className={buttonClass({ variant: 'quiet', size: 'sm' }, 'ml-auto aria-pressed:bg-samudra-tint')}
      >
        <Eye aria-hidden />
        {words.preview}
      </button>
    </>
  )
}

type ActButtonProps = {
  act: Act
  label: string
  stop: boolean
  onStop: (act: Act) => void
  onAct: (act: Act) => void
}

function ActButton({ act, label, stop, onStop, onAct }: ActButtonProps) {
  const { Icon } = acts[act]
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      tabIndex={stop ? 0 : -1}
      onFocus={() => onStop(act)}
      onClick={() => onAct(act)}
      className="grid size-11 place-items-center rounded text-ink-soft hover:bg-sunk hover:text-ink md:size-8 [&>svg]:size-4"
    >
      <Icon aria-hidden />
    </button>
  )
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = {
    ArrowRight: 1,
    ArrowLeft: -1,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const here = buttons.indexOf(event.target as HTMLButtonElement)
  buttons[Math.min(buttons.length - 1, Math.max(0, here + step))]?.focus()
}

/** The keys of the text itself. Tab leads on, as everywhere. */
function useWritingKeys(area: Area, doAct: (act: Act) => void): void {
  const now = useRef(doAct)
  now.current = doAct
  useEffect(() => {
    const text = area.current
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.shiftKey) return
      const act = event.ctrlKey || event.metaKey ? keys[event.key] : undefined
      if (act) now.current(act)
      const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
      if (act || (isEnter && changeText(text, nextLine))) event.preventDefault()
    }
    text?.addEventListener('keydown', onKey)
    return () => text?.removeEventListener('keydown', onKey)
  }, [area])
}
