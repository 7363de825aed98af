import { useSearchParams } from 'react-router'
import { standings } from '#domain/account/standing/standing-lifecycle.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { roles } from '#kernel/actor.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Filters } from '#ui/filters.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the list of accounts; every choice stands in the address. */
export function AccountFilters() {
  const { list, roles: roleNames, standings: standingNames } = useWords(accountsWords)
  const [search] = useSearchParams()
  const root = usePath()('/hello/accounts')
  const filtered = ['q', 'role', 'standing'].some((name) => search.get(name))
  return (
    // The key brings the fields back to the address after "clear" and after Back.
    <Filters
      key={search.toString()}
      label={list.filter}
      submitLabel={list.submit}
      {...(filtered ? { resetTo: root, resetLabel: list.reset } : {})}
    >
      <Field name="q" label={list.q}>
        <TextInput
          type="search"
          maxLength={254}
          placeholder={list.qHint}
          defaultValue={search.get('q') ?? ''}
        />
      </Field>
      <Field name="role" label={list.role}>
        <Select
          placeholder={list.all}
          options={roles.map((value) => ({ value, label: roleNames[value] }))}
          defaultValue={search.get('role') ?? ''}
        />
      </Field>
      <Field name="standing" label={list.standing}>
        <Select
          placeholder={list.all}
          options={standings.map((value) => ({ value, label: standingNames[value] }))}
          defaultValue={search.get('standing') ?? ''}
        />
      </Field>
    </Filters>
  )
}

/** The way on through a long list, and back to its start. @param next the last account of this page */
export function NextAccounts({ next }: { next: string | null }) {
  const { list } = useWords(accountsWords)
  const [search] = useSearchParams()
  const root = usePath()('/hello/accounts')
  const to = (before: string | null) => {
    const query = new URLSearchParams(search)
    query.delete('before')
    if (before) query.set('before', before)
    return query.size > 0 ? `${root}?${query}` : root
  }
  if (!next && !search.has('before')) return null
  return (
    <nav aria-label={list.caption} className="flex flex-wrap justify-between gap-3">
      {search.has('before') ? (
        <Button to={to(null)} variant="quiet">
          {list.first}
        </Button>
      ) : (
        <span />
      )}
      {next && <Button to={to(next)}>{list.next}</Button>}
    </nav>
  )
}
