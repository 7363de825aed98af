import { useSearchParams } from 'react-router'
import { payoutStates } from '#domain/reward/payout/payout.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Filters } from '#ui/filters.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the list of payouts; every choice stands in the address. */
export function PayoutFilters() {
  const { desk, states, state } = useWords(payoutWords)
  const [search] = useSearchParams()
  const root = usePath()('/hello/payouts')
  const filtered = ['q', 'state'].some((name) => search.get(name))
  return (
    // The key brings the fields back to the address after "clear" and after Back.
    <Filters
      key={search.toString()}
      label={desk.filter}
      submitLabel={desk.submit}
      {...(filtered ? { resetTo: root, resetLabel: desk.reset } : {})}
    >
      <Field name="q" label={desk.q}>
        <TextInput type="search" maxLength={40} defaultValue={search.get('q') ?? ''} />
      </Field>
      <Field name="state" label={state}>
        <Select
          placeholder={desk.any}
          options={payoutStates.map((value) => ({ value, label: states[value] }))}
          defaultValue={search.get('state') ?? ''}
        />
      </Field>
    </Filters>
  )
}

/** The way on through a long list, and back to its start. @param next the last payout of this page */
export function NextPayouts({ next }: { next: string | null }) {
  const { desk } = useWords(payoutWords)
  const [search] = useSearchParams()
  const root = usePath()('/hello/payouts')
  const to = (after: string | null) => {
    const query = new URLSearchParams(search)
    query.delete('after')
    if (after) query.set('after', after)
    return query.size > 0 ? `${root}?${query}` : root
  }
  if (!next && !search.has('after')) return null
  return (
    <nav aria-label={desk.title} className="flex flex-wrap justify-between gap-3">
      {search.has('after') ? (
        <Button to={to(null)} variant="quiet">
          {desk.first}
        </Button>
      ) : (
        <span />
      )}
      {next && <Button to={to(next)}>{desk.next}</Button>}
    </nav>
  )
}
