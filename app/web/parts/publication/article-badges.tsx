import { Badge } from '@cakrawala/ui/badge'
import type { Tone } from '@cakrawala/ui/tone'
import type { ArticleState } from '#domain/publication/article.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { useWords } from '../locale.tsx'

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
