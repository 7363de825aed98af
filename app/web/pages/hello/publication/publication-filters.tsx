import { articleKinds, articleStates } from '#domain/publication/article.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { articleWords } from '#i18n/articles.ts'
import { choicesOf, FilterChoice, FilterText, ListFilters } from '#web/parts/list-filters.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the list of articles. */
export function PublicationFilters() {
  const { list, states } = useWords(articleQueueWords)
  const { kinds } = useWords(articleWords)
  const { filter } = list
  return (
    <ListFilters root={usePath()('/hello/publications')} words={filter} names={['q', 'kind', 'state']}>
      <FilterText name="q" label={filter.q} maxLength={100} />
      <FilterChoice
        name="kind"
        label={filter.kind}
        all={filter.allKinds}
        options={choicesOf(articleKinds, kinds)}
      />
      <FilterChoice
        name="state"
        label={filter.state}
        all={filter.allStates}
        options={choicesOf(articleStates, states)}
      />
    </ListFilters>
  )
}
