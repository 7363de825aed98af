import { Button } from '@cakrawala/ui/button'
import { Combobox, type ComboboxOption } from '@cakrawala/ui/combobox'
import { useDismiss } from '@cakrawala/ui/use-dismiss'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ListFilter from 'lucide-react/icons/list-filter'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, type SubmitFunction, useSearchParams, useSubmit } from 'react-router'
import type { Choice } from './list-filters.tsx'

type FilterBarProps = {
  /** Path of the whole list, already in the reader's language. */
  root: string
  /** Where "clear" leads, if not there. */
  reset?: string | undefined
  words: {
    label: string
    submit: string
    reset: string
    search: string
    searchHint: string
    fold: (facts: { chosen: number }) => string
  }
  /** What the chips narrow the list by: names in its address. */
  names: readonly string[]
  /** Parts of the address that a choice keeps, such as the order. */
  keeps: readonly string[]
  children: ReactNode
}

/**
 * One bar over a list: words and chips of several values, all in the address. A choice applies at once, without scripts by a
 * button; phones fold the chips behind one with their number. Inside: `FilterChip`, `FilterToggle`.
 */
export function FilterBar({ root, reset = root, words, names, keeps, children }: FilterBarProps) {
  const [search] = useSearchParams()
  const form = useFieldsOf(search)
  const submit = useSubmit()
  const chosen = names.reduce((sum, name) => sum + search.getAll(name).filter(Boolean).length, 0)
  const asked = search.get('q') ?? search.get('search') ?? ''
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    if (event.target.name && event.target.type === 'checkbox') narrow(submit, event.currentTarget)
  }
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      action={root}
      aria-label={words.label}
      preventScrollReset
      onChange={onChange}
      className="filters filter-bar"
    >
      <input
        type="search"
        name="q"
        id="field-q"
        maxLength={200}
        aria-label={words.search}
        placeholder={words.searchHint}
        defaultValue={asked}
        className="min-h-11 min-w-40 flex-1 rounded border border-line-strong bg-surface px-3 text-base md:h-9 md:min-h-0 md:max-w-56 md:text-sm"
      />
      <label className="inline-flex min-h-11 items-center gap-2 rounded border border-line-strong bg-surface px-3 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-samudra md:hidden">
        <input type="checkbox" className="filter-fold sr-only" />
        <ListFilter aria-hidden className="size-4" />
        {words.fold({ chosen })}
      </label>
      <div className="filter-chips">{children}</div>
      {keeps.map(
        (name) =>
          search.get(name) && <input key={name} type="hidden" name={name} value={search.get(name)!} />,
      )}
      <noscript>
        <Button>{words.submit}</Button>
      </noscript>
      {(chosen > 0 || asked !== '') && (
        <Link
          to={reset}
          aria-label={words.reset}
          title={words.reset}
          className="grid size-11 place-items-center rounded hover:bg-sunk md:size-9"
        >
          <X aria-hidden className="size-4" />
        </Link>
      )}
    </Form>
  )
}

/** Sends the form without the fields that are empty. */
function narrow(submit: SubmitFunction, form: HTMLFormElement): void {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') query.append(name, String(value))
  submit(query, { method: 'get', action: form.getAttribute('action') ?? '', preventScrollReset: true })
}

/** Brings the fields back to the address after "clear" and Back, without losing the one that has the focus. */
function useFieldsOf(search: URLSearchParams) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []) {
      if (field.type === 'checkbox') field.checked = search.getAll(field.name).includes(field.value)
      if (field.type === 'text') field.value = ''
      if (field.type === 'search') field.value = search.get('q') ?? search.get('search') ?? ''
    }
  }, [search])
  return form
}

const chip =
  'inline-flex min-h-11 w-full items-center gap-1 rounded border px-3 text-sm font-semibold hover:bg-sunk md:min-h-9 md:w-auto md:px-2 md:text-xs ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-samudra '
const idle = 'border-line-strong bg-surface text-ink'
const active = 'border-samudra bg-samudra-tint text-samudra-text'

type FilterChipProps = { name: string; label: string; options: readonly Choice[] }

/** Several values of one filter, in a panel that opens below its name. */
export function FilterChip({ name, label, options }: FilterChipProps) {
  return <ChipPanel {...{ name, label, options }} />
}

type FilterFindProps = FilterChipProps & {
  words: { find: string; found: (count: number) => string }
  /** The options for what is typed. */
  find: (typed: string) => Promise<readonly ComboboxOption[]>
}

/**
 * The same where there are too many options to show: the chosen ones, and a field that finds others. Without scripts the whole
 * name is typed. `options` name the chosen ones.
 */
export function FilterFind({ find, words, ...chip }: FilterFindProps) {
  const [search] = useSearchParams()
  const input = useRef<HTMLDivElement>(null)
  const submit = useSubmit()
  const choose = ({ value }: ComboboxOption) => {
    const field = input.current?.querySelector('input')
    if (!field?.form) return
    field.value = value
    narrow(submit, field.form)
    field.value = ''
  }
  return (
    <ChipPanel {...chip} named>
      <div ref={input} className="p-1 md:min-w-64">
        <Combobox
          key={search.toString()}
          id={`find-${chip.name}`}
          name={chip.name}
          aria-label={words.find}
          placeholder={words.find}
          maxLength={500}
          spellCheck={false}
          find={find}
          onChoose={choose}
          countOf={words.found}
          listLabel={chip.label}
        />
      </div>
    </ChipPanel>
  )
}

type FilterMoreProps = {
  label: string
  /** The filters inside: names in the address. */
  names: readonly string[]
  children: ReactNode
}

/** Filters that are used less, behind one chip with the number of their chosen values. */
export function FilterMore({ label, names, children }: FilterMoreProps) {
  const [search] = useSearchParams()
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details, true)
  const chosen = names.reduce((sum, name) => sum + search.getAll(name).filter(Boolean).length, 0)
  return (
    <details ref={details} className="relative">
      <summary className={chip + (chosen > 0 ? active : idle)}>
        {chosen > 0 ? `${label} (${chosen})` : label}
        <ChevronDown aria-hidden className="ms-auto size-3" />
      </summary>
      <div className="filter-more z-20 mt-1 grid gap-1 rounded border border-line bg-surface p-2 md:absolute md:right-0 md:w-80 md:shadow-float">
        {children}
      </div>
    </details>
  )
}

type ChipPanelProps = FilterChipProps & {
  /** Whether the options are but those of the chosen values that have a name. */
  named?: boolean
  children?: ReactNode
}

function ChipPanel({ name, label, options, named, children }: ChipPanelProps) {
  const [search] = useSearchParams()
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details, true)
  const values = search.getAll(name).filter(Boolean)
  const chosen = options.filter(({ value }) => values.includes(value))
  const said = chosen.length === 1 ? `${label}: ${chosen[0]!.label}` : `${label} (${chosen.length})`
  return (
    <details ref={details} className="relative">
      <summary className={chip + (chosen.length > 0 ? active : idle)}>
        <span className="max-w-52 truncate">{chosen.length > 0 ? said : label}</span>
        <ChevronDown aria-hidden className="ms-auto size-3" />
      </summary>
      <fieldset
        aria-label={label}
        className={`z-20 mt-1 grid max-h-[60dvh] rounded border border-line bg-surface p-1 md:absolute md:min-w-56 md:shadow-float ${
          named ? '' : 'overflow-auto'
        }`}
      >
        {options.map(({ value, label: text }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2 rounded px-2 hover:bg-sunk md:min-h-8 md:max-w-80"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={values.includes(value)}
              className="size-4 shrink-0"
            />
            {text}
          </label>
        ))}
        {children}
      </fieldset>
    </details>
  )
}

/** A filter that is on or off. */
export function FilterToggle({ name, label }: { name: string; label: string }) {
  const [search] = useSearchParams()
  const on = search.get(name) === 'true'
  return (
    <label className={chip + (on ? active : idle)}>
      <input type="checkbox" name={name} value="true" defaultChecked={on} className="size-4 shrink-0" />
      {label}
    </label>
  )
}
