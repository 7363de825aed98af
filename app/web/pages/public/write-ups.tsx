import { useLoaderData } from 'react-router'
import { publishedWriteUps } from '#domain/publication/write-up-queries.server.ts'
import { publicationWords } from '#i18n/publication.ts'
import { pageFrom } from '#kernel/paging.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Filters } from '#ui/filters.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pager } from '#ui/pager.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { leadToFirstPage } from '#web/http/first-page.ts'
import { load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { WriteUpCards } from '#web/parts/write-up-cards.tsx'

export const meta = pageTitle(publicationWords, (words) => words.writeUps.title)

export const loader = load(async ({ url }) => {
  const topic = (url.searchParams.get('topic') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)
  const found = await publishedWriteUps({ topic, page: pageFrom(url.searchParams.get('page')) })
  leadToFirstPage(found, url)
  return { topic, found }
})

export default function WriteUps() {
  const { topic, found } = useLoaderData<typeof loader>()
  const { hub, writeUps: words } = useWords(publicationWords)
  const path = usePath()
  const place = '/publication/bughunter-write-ups'
  const query = topic === '' ? '' : `topic=${encodeURIComponent(topic)}&`
  return (
    <div className="page grid gap-8 py-12">
      <PageHeader
        title={words.title}
        subtitle={words.text}
        breadcrumb={[{ to: path('/publication'), label: hub.title }, { label: words.title }]}
      />
      <Filters
        label={words.searchLabel}
        submitLabel={words.submit}
        resetTo={topic === '' ? undefined : path(place)}
        resetLabel={words.reset}
      >
        <Field name="topic" label={words.search}>
          <TextInput type="search" defaultValue={topic} maxLength={100} key={topic} />
        </Field>
      </Filters>
      {found.rows.length > 0 && <WriteUpCards writeUps={found.rows} />}
      {found.rows.length === 0 && (
        <EmptyState title={topic === '' ? words.empty.title : words.nothing({ topic })}>
          {topic === '' ? words.empty.text : words.nothingText}
        </EmptyState>
      )}
      <Pager
        page={found.page}
        pages={found.pages}
        pageTo={(page) => path(`${place}?${query}page=${page}`)}
        label={words.pages.label}
        previousLabel={words.pages.previous}
        nextLabel={words.pages.next}
        summary={words.pages.summary({ total: found.total })}
      />
    </div>
  )
}
