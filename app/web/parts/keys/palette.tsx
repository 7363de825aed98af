import { Dialog } from '@cakrawala/ui/dialog'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { frameWords } from '#i18n/frame.ts'
import { keyWords } from '#i18n/keys.ts'
import { searchWords } from '#i18n/search.ts'
import type { HitGroup } from '#web/http/area-search.ts'
import type { Area } from '../area-of.ts'
import { usePath, useWords } from '../locale.tsx'
import { pagesNamed } from '../page-names.ts'
import { usePagesHere } from '../pages-here.ts'
import { type Choice, usePaletteActs } from './palette-acts.ts'
import { useModal } from './use-modal.ts'

const id = 'palette'
const typingMs = 150
const pagesMost = 6

/** Finds what an area has and runs its acts, by keys: an ARIA combobox in a dialog. */
export function Palette({ area, closed }: { area: Area; closed: () => void }) {
  useModal(id, closed)
  const { palette: words } = useWords(keyWords)
  const { run: title } = useWords(searchWords)
  const { close } = useWords(frameWords)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const choices = useChoices(area, typed)
  const at = Math.min(active, choices.length - 1)
  const run = (choice: Choice | undefined) => {
    if (!choice) return
    const dialog = document.getElementById(id)
    if (!choice.stays && dialog instanceof HTMLDialogElement) dialog.close()
    choice.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (by === undefined) run(choices[at])
    else setActive((at + by + choices.length) % Math.max(1, choices.length))
  }
  return (
    <Dialog id={id} title={title} closeLabel={close} wide>
      <input
        type="text"
        role="combobox"
        aria-label={words.label}
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices.length > 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        maxLength={100}
        placeholder={words.hint}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        className="h-11 w-full rounded border border-line-strong bg-surface px-3 placeholder:text-ink-soft"
      />
      <Choices label={words.label} choices={choices} at={at} run={run} />
      <p role="status" className={choices.length > 0 ? 'sr-only' : 'mt-4 text-ink-soft'}>
        {choices.length > 0 ? words.count({ count: choices.length }) : words.nothing}
      </p>
    </Dialog>
  )
}

type ChoicesProps = {
  label: string
  choices: readonly Choice[]
  /** Which one Enter runs. */
  at: number
  run: (choice: Choice) => void
}

function Choices({ label, choices, at, run }: ChoicesProps) {
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className="mt-2 max-h-80 overflow-y-auto">
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={choice.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onClick={() => run(choice)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-1.5 hover:bg-sunk aria-selected:bg-samudra-tint md:min-h-9"
        >
          <span className="min-w-0 flex-1 truncate">{choice.label}</span>
          <span className="max-w-[45%] shrink-0 truncate text-xs text-ink-soft">
            {choice.detail ?? choice.group}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Pages and acts at once, what the server finds below them: nothing moves under the hand. */
function useChoices(area: Area, typed: string): Choice[] {
  const { groups } = useWords(searchWords)
  const navigate = useNavigate()
  const path = usePath()
  const pages = usePagesHere(area)
  const acts = usePaletteActs(area)
  const found = useFound(area, typed)
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ label }: Choice) => words.every((word) => label.toLowerCase().includes(word))
  const leads = (to: string) => () => void navigate(to)
  return [
    ...acts.filter(fits),
    ...(typed.trim() === '' ? pages : pagesNamed(pages, typed)).slice(0, pagesMost).map((page) => ({
      ...{
        key: page.path,
        group: groups.pages,
        label: page.label,
        detail: page.within,
        run: leads(page.path),
      },
    })),
    ...found.flatMap(({ part, hits }) =>
      hits.map((hit) => ({
        ...{ key: `${part} ${hit.id}`, group: groups[part], label: hit.title, detail: hit.detail },
        run: leads(path(hit.path)),
      })),
    ),
  ]
}

/** What the search page of the area finds for what is typed, once the hand rests. */
function useFound(area: Area, typed: string): readonly HitGroup[] {
  const { load, data } = useFetcher<{ q: string; groups: HitGroup[] }>()
  const page = usePath()(`/${area}/search`)
  const q = typed.trim()
  useEffect(() => {
    if (q.length < 2) return
    const timer = setTimeout(() => void load(`${page}?${new URLSearchParams({ q })}`), typingMs)
    return () => clearTimeout(timer)
  }, [q, page, load])
  return data?.q === q ? data.groups : []
}
