import { useLoaderData } from 'react-router'
import { publishedWriteUps } from '#domain/publication/write-up-queries.server.ts'
import { publicationWords } from '#i18n/publication.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { WriteUpCards } from '#web/parts/write-up-cards.tsx'

export const meta = pageTitle(publicationWords, (words) => words.hub.title)

export const loader = load(async () => {
  const { rows, total } = await publishedWriteUps({ page: 1 })
  return { newest: rows.slice(0, 6), total }
})

export default function Publication() {
  const { newest, total } = useLoaderData<typeof loader>()
  const { hub, writeUps } = useWords(publicationWords)
  const path = usePath()
  return (
    <div className="page grid gap-8 py-12">
      <PageHeader title={hub.title} subtitle={hub.text} />
      <Tabs
        label={hub.tabs}
        items={[{ to: path('/publication/bughunter-write-ups'), label: writeUps.title, count: total }]}
      />
      <section className="grid gap-4">
        <h2 className="text-lg">{hub.newest}</h2>
        {newest.length > 0 ? (
          <WriteUpCards writeUps={newest} />
        ) : (
          <EmptyState title={writeUps.empty.title}>{writeUps.empty.text}</EmptyState>
        )}
        {total > newest.length && (
          <ButtonLink to={path('/publication/bughunter-write-ups')}>{hub.more}</ButtonLink>
        )}
      </section>
    </div>
  )
}
