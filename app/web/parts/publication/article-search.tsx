import { EmptyState } from '@cakrawala/ui/empty-state'
import { Field } from '@cakrawala/ui/field'
import { Filters } from '@cakrawala/ui/filters'
import { Pager } from '@cakrawala/ui/pager'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import { type ArticleKind, articlePlaces, articleTopics } from '#domain/publication/article.ts'
import { articleWords } from '#i18n/articles.ts'
import type { ArticleSearch } from '#web/http/article-pages.ts'
import { usePath, useWords } from '../locale.tsx'

/** Words and a topic that narrow a list; the choice is in the address. */
export function ArticleSearchForm({ kind, search }: { kind: ArticleKind; search: ArticleSearch }) {
  const words = useWords(articleWords)
  const path = usePath()
  const { q, topic } = search
  const narrowed = q !== '' || topic !== null
  return (
    <Filters
      key={`${q} ${topic}`}
      label={words.search.label}
      submitLabel={words.search.submit}
      resetTo={narrowed ? path(articlePlaces[kind]) : undefined}
      resetLabel={words.search.reset}
    >
      <Field name="q" label={words.search.q}>
        <TextInput type="search" defaultValue={q} maxLength={100} />
      </Field>
      <Field name="topic" label={words.search.topic}>
        <Select
          placeholder={words.search.allTopics}
          options={articleTopics.map((value) => ({ value, label: words.topics[value] }))}
          defaultValue={topic ?? ''}
        />
      </Field>
    </Filters>
  )
}

type Found = { page: number; pages: number; total: number; counted?: number }

/** What is under the cards: nothing found, or the way to the other pages. */
export function ArticleSearchEnd({
  kind,
  search,
  found,
}: {
  kind: ArticleKind
  search: ArticleSearch
  found: Found
}) {
  const words = useWords(articleWords)
  const path = usePath()
  const { q, topic } = search
  if (found.total === 0) {
    const narrowed = q !== '' || topic !== null
    return (
      <EmptyState title={narrowed ? words.nothing : words.empty.title}>
        {narrowed ? words.nothingText : words.empty.text}
      </EmptyState>
    )
  }
  const pageTo = (page: number) => {
    const query = new URLSearchParams({
      ...(q ? { q } : {}),
      ...(topic ? { topic } : {}),
      page: String(page),
    })
    return path(`${articlePlaces[kind]}?${query}`)
  }
  const { total, counted = total } = found
  const summary = total > counted ? words.pages.more({ total: counted }) : words.pages.summary({ total })
  return (
    <Pager
      {...{ page: found.page, pages: found.pages, pageTo }}
      label={words.pages.label}
      previousLabel={words.pages.previous}
      nextLabel={words.pages.next}
      summary={summary}
    />
  )
}
