import { inquiryStates, inquiryTopics } from '#domain/inquiry/inquiry.ts'
import { contactWords } from '#i18n/contact.ts'
import { inquiriesWords } from '#i18n/inquiries.ts'
import { choicesOf, FilterChoice, FilterText, ListFilters } from '#web/parts/list-filters.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the list of inquiries. */
export function InquiryFilters() {
  const { filter, states } = useWords(inquiriesWords)
  const { topics } = useWords(contactWords)
  return (
    <ListFilters root={usePath()('/hello/inquiries')} words={filter} names={['q', 'topic', 'state']}>
      <FilterText name="q" label={filter.q} maxLength={150} placeholder={filter.qHint} />
      <FilterChoice
        name="topic"
        label={filter.topic}
        all={filter.allTopics}
        options={choicesOf(inquiryTopics, topics)}
      />
      <FilterChoice
        name="state"
        label={filter.state}
        all={states.open}
        options={choicesOf(inquiryStates, states)}
      />
    </ListFilters>
  )
}
