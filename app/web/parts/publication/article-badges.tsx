import { Badge } from '@cakrawala/ui/badge'
import { Tabs } from '@cakrawala/ui/tabs'
import type { Tone } from '@cakrawala/ui/tone'
import { type ArticleState, articleKinds, articlePlaces } from '#domain/publication/article.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { articleWords } from '#i18n/articles.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

const tones = {
  draft: 'neutral',
  in_review: 'warning',
  returned: 'danger',
  scheduled: 'primary',
  published: 'success',
  unpublished: 'neutral',
} as const satisfies Record<ArticleState, Tone>

/** How far the text has come, and whether a version of it is public beside that. */
export function ArticleBadges({ state, live }: { state: ArticleState; live: boolean }) {
  const words = useWords(articleQueueWords)
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      {live && state !== 'published' && <Badge tone="success">{words.live}</Badge>}
    </span>
  )
}

/** The parts of the publication, on its hub and on each list. */
export function PublicationTabs() {
  const { tabs, all, kinds } = useWords(articleWords)
  const path = usePath()
  return (
    <Tabs
      label={tabs}
      items={[
        { to: path('/publication'), label: all, end: true },
        ...articleKinds.map((kind) => ({ to: path(articlePlaces[kind]), label: kinds[kind] })),
      ]}
    />
  )
}
