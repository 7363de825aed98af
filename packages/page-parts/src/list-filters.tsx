import { Field } from '@cakrawala/ui/field'
import { Filters } from '@cakrawala/ui/filters'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

type ListFiltersProps = {
  /** Path of the whole list, already in the reader's language. */
  root: string
  words: { label: string; submit: string; reset: string }
  /** What narrows the list: names in its address. */
  names: readonly string[]
  children: ReactNode
}

/** Narrows a list; every choice is in the address. Inside: `FilterText`, `FilterChoice`, `FilterDay`. */
export function ListFilters({ root, words, names, children }: ListFiltersProps) {
  const [search] = useSearchParams()
  const narrowed = names.some((name) => search.get(name))
  return (
    // The key brings the fields back to the address after "clear" and after Back.
    <Filters
      key={search.toString()}
      action={root}
      label={words.label}
      submitLabel={words.submit}
      {...(narrowed ? { resetTo: root, resetLabel: words.reset } : {})}
    >
      {children}
    </Filters>
  )
}

type FilterTextProps = {
  name: string
  label: string
  type?: 'search' | 'text'
  placeholder?: string | undefined
  maxLength?: number
  autoComplete?: 'off'
}

export function FilterText({ name, label, type = 'search', ...input }: FilterTextProps) {
  return (
    <Field name={name} label={label}>
      <TextInput type={type} {...input} defaultValue={useKept(name)} />
    </Field>
  )
}

export type Choice = { value: string; label: string }

type FilterChoiceProps = {
  name: string
  label: string
  /** What is there while nothing is chosen; left out where one of the choices does. */
  all?: string
  options: readonly Choice[]
}

export function FilterChoice({ name, label, all, options }: FilterChoiceProps) {
  return (
    <Field name={name} label={label}>
      <Select
        {...(all === undefined ? {} : { placeholder: all })}
        options={options}
        defaultValue={useKept(name)}
      />
    </Field>
  )
}

export function FilterDay({ name, label }: { name: string; label: string }) {
  return (
    <div className="md:min-w-40!">
      <Field name={name} label={label}>
        <TextInput type="date" defaultValue={useKept(name)} />
      </Field>
    </div>
  )
}

/** Keys as choices, in their order. */
export function choicesOf<K extends string>(keys: readonly K[], names: Record<K, string>): Choice[] {
  return keys.map((value) => ({ value, label: names[value] }))
}

function useKept(name: string): string {
  const [search] = useSearchParams()
  return search.get(name) ?? ''
}
