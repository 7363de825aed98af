import { useSearchParams } from 'react-router'
import { articleKinds, articleStates } from '#domain/publication/article.ts'
import { articleDeskWords } from '#i18n/article-desk.ts'
import { articleWords } from '#i18n/articles.ts'
import { Field } from '#ui/field.tsx'
import { Filters } from '#ui/filters.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the list of articles; every choice stands in the address. */
export function PublicationFilters() {
  const { list, states } = useWords(articleDeskWords)
  const { kinds } = useWords(articleWords)
  const { filter } = list
  const [search] = useSearchParams()
  const root = usePath()('/hello/publications')
  const filtered = ['q', 'kind', 'state'].some((name) => search.get(name))
  return (
    // The key brings the fields back to the address after "clear" and after Back.
    <Filters
      key={search.toString()}
      label={filter.label}
      submitLabel={filter.submit}
      {...(filtered ? { resetTo: root, resetLabel: filter.reset } : {})}
    >
      <Field name="q" label={filter.q}>
        <TextInput type="search" maxLength={100} defaultValue={search.get('q') ?? ''} />
      </Field>
      <Field name="kind" label={filter.kind}>
        <Select
          placeholder={filter.allKinds}
          options={articleKinds.map((value) => ({ value, label: kinds[value] }))}
          defaultValue={search.get('kind') ?? ''}
        />
      </Field>
      <Field name="state" label={filter.state}>
        <Select
          placeholder={filter.allStates}
          options={articleStates.map((value) => ({ value, label: states[value] }))}
          defaultValue={search.get('state') ?? ''}
        />
      </Field>
    </Filters>
  )
}
