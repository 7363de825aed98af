import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import Rss from 'lucide-react/icons/rss'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { type ArticleKind, articlePlaces, platformKinds } from '#domain/publication/article.ts'
import { newestArticles } from '#domain/publication/article-queries.server.ts'
import { publishedWriteUps } from '#domain/publication/write-up-queries.server.ts'
import { articleWords } from '#i18n/articles.ts'
import { publicationWords } from '#i18n/publication.ts'
import { inLocale, localeOf } from '#kernel/locale.ts'
import { load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { PublicationTabs } from '#web/parts/publication/article-badges.tsx'
import { ArticleCards } from '#web/parts/publication/article-cards.tsx'
import { WriteUpCards } from '#web/parts/publication/write-up-cards.tsx'
import { type PageArgs, pageTitle } from '#web/parts/title.ts'

const titled = pageTitle(
  publicationWords,
  (words) => words.hub.title,
  (words) => words.hub.text,
)

export const meta = (page: PageArgs) => {
  const href = inLocale('/publication/rss.xml', localeOf(page.location.pathname.split('/')[1]))
  return [...titled(page), { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href }]
}

const shown = 3

export const loader = load(async ({ locale }) => {
  const [activity, security_awareness, executive] = await Promise.all(
    platformKinds.map((kind) => newestArticles(locale, shown, kind)),
  )
  const { rows } = await publishedWriteUps({ page: 1, locale })
  const platform = { activity: activity!, security_awareness: security_awareness!, executive: executive! }
  return { platform, writeUps: rows.slice(0, 4) }
})

export default function Publication() {
  const { platform, writeUps } = useLoaderData<typeof loader>()
  const { hub } = useWords(publicationWords)
  const { feed } = useWords(articleWords)
  const path = usePath()
  return (
    <div className="page grid gap-10 py-12">
      <PageHeader
        title={hub.title}
        subtitle={hub.text}
        actions={
          <ButtonLink to={path('/publication/rss.xml')} icon={<Rss aria-hidden />} reloadDocument>
            {feed.link}
          </ButtonLink>
        }
      />
      <PublicationTabs />
      {platformKinds.map((kind) => (
        <Part key={kind} kind={kind} empty={platform[kind].length === 0}>
          <ArticleCards articles={platform[kind]} />
        </Part>
      ))}
      <Part kind="write_up" empty={writeUps.length === 0}>
        <WriteUpCards writeUps={writeUps} />
      </Part>
    </div>
  )
}

function Part({ kind, empty, children }: { kind: ArticleKind; empty: boolean; children: ReactNode }) {
  const words = useWords(articleWords)
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg">{words.kinds[kind]}</h2>
        <ButtonLink to={usePath()(articlePlaces[kind])} variant="quiet" size="sm">
          {words.more[kind]}
        </ButtonLink>
      </div>
      {empty ? <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState> : children}
    </section>
  )
}
