import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useControl } from './field-context.ts'
import { type InputProps, TextInput } from './text-input.tsx'

/** `text` is what the field holds once it is chosen; else `label`. */
export type ComboboxOption = {
  value: string
  label: string
  note?: string | undefined
  text?: string | undefined
}

type ComboboxProps = InputProps & {
  /** The options for what is typed: asked when the field is entered and after every letter. */
  find: (typed: string) => Promise<readonly ComboboxOption[]>
  onChoose?: ((option: ComboboxOption) => void) | undefined
  /** Read out: how many options there are. */
  countOf: (count: number) => string
  listLabel: string
  /** Texts offered where no script runs. */
  plainOptions?: readonly string[] | undefined
}

/** A text field that finds options while one types (ARIA combobox). Without scripts it is the text field alone. */
export function Combobox({ find, onChoose, countOf, listLabel, plainOptions = [], ...rest }: ComboboxProps) {
  const { id = '' } = useControl(rest)
  const scripts = useSyncExternalStore(never, always, () => false)
  const input = useRef<HTMLInputElement>(null)
  const list = useOptions(find)
  const { options, active } = list
  const choose = (option: ComboboxOption) => {
    if (input.current) input.current.value = option.text ?? option.label
    list.close()
    onChoose?.(option)
  }
  const aria = {
    ...({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': options !== null } as const),
    'aria-controls': options ? `${id}-list` : undefined,
    'aria-activedescendant': active < 0 ? undefined : `${id}-option-${active}`,
  }
  return (
    <div className="relative">
      <TextInput
        {...rest}
        ref={input}
        autoComplete="off"
        onFocus={(event) => list.open(event.currentTarget.value)}
        // What was found for typed letters is one Enter away; looking at the field marks nothing.
        onInput={({ currentTarget: { value } }) => list.open(value, value.trim() !== '')}
        onBlur={list.close}
        onKeyDown={(event) => onKey(event, list, choose)}
        {...(scripts ? aria : { list: plainOptions.length > 0 ? `${id}-list` : undefined })}
      />
      {!scripts && plainOptions.length > 0 && (
        <datalist id={`${id}-list`}>
          {plainOptions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {options && <OptionList {...{ id, options, active, choose, listLabel }} />}
      <p role="status" className="sr-only">
        {options && countOf(options.length)}
      </p>
    </div>
  )
}

type List = ReturnType<typeof useOptions>

/** The open list and the marked option; null and -1 while it is closed. An answer that comes late is dropped, one that fails is none. */
function useOptions(find: ComboboxProps['find']) {
  const [options, setOptions] = useState<readonly ComboboxOption[] | null>(null)
  const [active, setActive] = useState(-1)
  const asked = useRef(0)
  const open = async (typed: string, marksFirst = false) => {
    const turn = ++asked.current
    const found = await find(typed).catch(() => null)
    if (turn !== asked.current) return
    setOptions(found)
    setActive(marksFirst && found?.[0]?.value ? 0 : -1)
  }
  const close = () => {
    asked.current++
    setOptions(null)
    setActive(-1)
  }
  return { options, active, setActive, open, close }
}

function onKey(
  event: KeyboardEvent<HTMLInputElement>,
  { options, active, setActive, open, close }: List,
  choose: (option: ComboboxOption) => void,
): void {
  const { key } = event
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step !== 0) {
    event.preventDefault()
    if (!options) void open(event.currentTarget.value)
    else setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + options.length) % options.length)
  }
  if (!options) return
  if (key === 'Enter' || key === 'Escape') event.preventDefault()
  const marked = options[active]
  if (key === 'Enter' && marked) choose(marked)
  else if (key === 'Enter' || key === 'Escape') close()
}

type OptionListProps = {
  id: string
  options: readonly ComboboxOption[]
  active: number
  choose: (option: ComboboxOption) => void
  listLabel: string
}

function OptionList({ id, options, active, choose, listLabel }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={listLabel}
      className="absolute top-full z-30 mt-1 max-h-72 w-full overflow-y-auto rounded border border-line-strong bg-surface p-1 shadow-float"
    >
      {options.map((option, at) => (
        <div
          key={option.value}
          id={`${id}-option-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The field keeps the focus: losing it closes the list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
          onKeyDown={undefined}
          className="grid min-h-11 cursor-pointer content-center rounded px-2 py-1 hover:bg-sunk aria-selected:bg-samudra-tint md:min-h-9"
        >
          <span>{option.label}</span>
          {option.note && <span className="text-xs text-ink-soft">{option.note}</span>}
        </div>
      ))}
    </div>
  )
}

function never(): () => void {
  return () => undefined
}

function always(): boolean {
  return true
}
