import { useSearchParams } from 'react-router'
import { inquiryStates, inquiryTopics } from '#domain/inquiry/inquiry.ts'
import { contactWords } from '#i18n/contact.ts'
import { inquiriesWords } from '#i18n/inquiries.ts'
import { Field } from '#ui/field.tsx'
import { Filters } from '#ui/filters.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the list of inquiries; every choice stands in the address. */
export function InquiryFilters() {
  const { filter, states } = useWords(inquiriesWords)
  const { topics } = useWords(contactWords)
  const [search] = useSearchParams()
  const root = usePath()('/hello/inquiries')
  const filtered = ['q', 'topic', 'state'].some((name) => search.get(name))
  return (
    // The key brings the fields back to the address after "clear" and after Back.
    <Filters
      key={search.toString()}
      label={filter.label}
      submitLabel={filter.submit}
      {...(filtered ? { resetTo: root, resetLabel: filter.reset } : {})}
    >
      <Field name="q" label={filter.q}>
        <TextInput
          type="search"
          maxLength={150}
          placeholder={filter.qHint}
          defaultValue={search.get('q') ?? ''}
        />
      </Field>
      <Field name="topic" label={filter.topic}>
        <Select
          placeholder={filter.allTopics}
          options={inquiryTopics.map((value) => ({ value, label: topics[value] }))}
          defaultValue={search.get('topic') ?? ''}
        />
      </Field>
      <Field name="state" label={filter.state}>
        <Select
          placeholder={states.open}
          options={inquiryStates.map((value) => ({ value, label: states[value] }))}
          defaultValue={search.get('state') ?? ''}
        />
      </Field>
    </Filters>
  )
}
