import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { choicesOf, FilterChoice, FilterText, ListFilters } from '@cakrawala/page-parts/list-filters'
import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { articleKinds, articleStates, platformKinds } from '#domain/publication/article.ts'
import { mayWriteForPlatform } from '#domain/publication/article-policy.ts'
import { articleFilterOf, articlesSeenBy } from '#domain/publication/article-queue.server.ts'
import type { ArticleInList } from '#domain/publication/article-view.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { articleWords } from '#i18n/articles.ts'
import { load } from '#web/http/open.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { ArticleBadges } from '#web/parts/publication/article-badges.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(articleQueueWords, (words) => words.list.title)

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const size = sizeFrom(asked.get('size'))
  const articles = await articlesSeenBy(actor, articleFilterOf(asked), { from: asked.get('from'), size })
  leadToStart(articles, url)
  return { articles, size, mayWrite: mayWriteForPlatform(actor) }
})

export default function Publications() {
  const { articles, size, mayWrite } = useLoaderData<typeof loader>()
  const { list } = useWords(articleQueueWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={list.title}
        subtitle={list.subtitle}
        actions={
          <>
            {(mayWrite ? platformKinds : []).map((kind) => (
              <ButtonLink key={kind} to={path(`/hello/publications/create?kind=${kind}`)}>
                {list.create[kind]}
              </ButtonLink>
            ))}
            <ButtonLink to={path('/hello/publications/downloads')}>{list.downloads}</ButtonLink>
          </>
        }
      />
      <PublicationFilters />
      <ListPanel list={articles} size={size}>
        <Table
          caption={list.caption}
          columns={useColumns()}
          rows={articles.rows}
          rowKey={({ id }) => id}
          empty={
            <ListEmpty root="/hello/publications" title={list.empty.title}>
              {list.empty.text}
            </ListEmpty>
          }
        />
      </ListPanel>
    </div>
  )
}

function useColumns(): Column<ArticleInList>[] {
  const { list } = useWords(articleQueueWords)
  const { kinds } = useWords(articleWords)
  const { columns } = list
  return [
    {
      key: 'title',
      header: columns.title,
      main: true,
      cell: ({ id, title }) => (
        <L
          to={`/hello/publications/${id}`}
          className="font-semibold wrap-anywhere text-samudra-text hover:underline"
        >
          {title}
        </L>
      ),
    },
    { key: 'kind', header: columns.kind, cell: ({ kind }) => kinds[kind] },
    { key: 'state', header: columns.state, cell: (row) => <ArticleBadges {...row} /> },
    { key: 'author', header: columns.author, cell: ({ author }) => author ?? list.platform },
    {
      key: 'updated',
      header: columns.updated,
      nowrap: true,
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ]
}

/** Narrows the list of articles. */
function PublicationFilters() {
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
