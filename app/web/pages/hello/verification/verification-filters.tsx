import { Field } from '@cakrawala/ui/field'
import { Filters } from '@cakrawala/ui/filters'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import { useSearchParams } from 'react-router'
import {
  caseClaims,
  caseKinds,
  caseStates,
  caseWaits,
  longestCaseSearch,
} from '#domain/account/identity/identity-case-filter.ts'
import { verificationQueueWords } from '#i18n/verification-queue.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

const names = ['q', 'state', 'kind', 'waited', 'claim']

export function isNarrowed(search: URLSearchParams): boolean {
  return names.some((name) => search.get(name))
}

/** Narrows the verification queue; every choice stands in the address. */
export function VerificationFilters() {
  const { filter } = useWords(verificationQueueWords).queue
  const [search] = useSearchParams()
  const root = usePath()('/hello/verification')
  return (
    // The key brings the fields back to the address after "clear" and after Back.
    <Filters
      key={search.toString()}
      label={filter.label}
      submitLabel={filter.submit}
      {...(isNarrowed(search) ? { resetTo: root, resetLabel: filter.reset } : {})}
    >
      <Field name="q" label={filter.q}>
        <TextInput
          type="search"
          maxLength={longestCaseSearch}
          placeholder={filter.qHint}
          defaultValue={search.get('q') ?? ''}
        />
      </Field>
      <Choice
        name="state"
        label={filter.state}
        all={filter.states.open}
        words={filter.states}
        from={caseStates.slice(1)}
      />
      <Choice name="kind" label={filter.kind} all={filter.all} words={filter.kinds} from={caseKinds} />
      <Choice name="waited" label={filter.waited} all={filter.all} words={filter.waits} from={waits} />
      <Choice name="claim" label={filter.claim} all={filter.all} words={filter.claims} from={caseClaims} />
    </Filters>
  )
}

const waits = Object.keys(caseWaits) as (keyof typeof caseWaits)[]

type ChoiceProps<K extends string> = {
  name: string
  label: string
  all: string
  words: Readonly<Record<K, string>>
  from: readonly K[]
}

function Choice<K extends string>({ name, label, all, words, from }: ChoiceProps<K>) {
  const [search] = useSearchParams()
  return (
    <Field name={name} label={label}>
      <Select
        placeholder={all}
        options={from.map((value) => ({ value, label: words[value] }))}
        defaultValue={search.get(name) ?? ''}
      />
    </Field>
  )
}
