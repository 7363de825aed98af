import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { isAuthorHidden, ownArticlesOf } from '#domain/publication/article-queue.server.ts'
import type { ArticleInList } from '#domain/publication/article-view.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { ownArticleWords } from '#i18n/articles.ts'
import { isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { ArticleBadges } from '#web/parts/publication/article-badges.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(ownArticleWords, (words) => words.own.title)

export const loader = load(async ({ actor, url }) => {
  const author = found(isBughunter(actor) ? actor : null)
  const size = sizeFrom(url.searchParams.get('size'))
  const articles = await ownArticlesOf(author, { from: url.searchParams.get('from'), size })
  leadToStart(articles, url)
  return {
    ...{ articles, size },
    hidden: await isAuthorHidden(author),
    verified: author.verified,
  }
})

export default function OwnArticles() {
  const { articles, size, hidden, verified } = useLoaderData<typeof loader>()
  const { own } = useWords(ownArticleWords)
  const { list } = useWords(articleQueueWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={own.title}
        subtitle={own.subtitle}
        actions={
          <Button to={path('/bughunter/articles/create')} variant="primary">
            {own.create}
          </Button>
        }
      />
      <ProfileTabs />
      {hidden && <Notice tone="warning">{own.hidden}</Notice>}
      {!verified && <Notice>{own.unverified}</Notice>}
      <ListPanel list={articles} size={size}>
        <Table
          caption={list.caption}
          columns={useColumns()}
          rows={articles.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={own.empty.title}>{own.empty.text}</EmptyState>}
        />
      </ListPanel>
    </div>
  )
}

function useColumns(): Column<ArticleInList>[] {
  const { list, acts } = useWords(articleQueueWords)
  return [
    {
      key: 'title',
      header: list.columns.title,
      main: true,
      cell: ({ slug, title }) => (
        <L
          to={`/bughunter/articles/edit/${slug}`}
          className="font-semibold wrap-anywhere text-samudra-text hover:underline"
        >
          {title}
        </L>
      ),
    },
    { key: 'state', header: list.columns.state, cell: (row) => <ArticleBadges {...row} /> },
    {
      key: 'updated',
      header: list.columns.updated,
      nowrap: true,
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
    {
      key: 'open',
      header: acts.open,
      hideHeader: true,
      cell: ({ path: to }) =>
        to && (
          <L to={to} className="text-samudra-text hover:underline">
            {acts.open}
          </L>
        ),
    },
  ]
}
