import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import type { ArticleAtWork } from '#domain/publication/article-view.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'
import { ArticleReading } from './article-reading.tsx'
import { ArticleSteps } from './article-steps.tsx'

/** One article at work: its note, its form or text, what may be done about it, and what was published before. */
export function ArticleWork({ article, children }: { article: ArticleAtWork; children: ReactNode }) {
  const words = useWords(articleQueueWords)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
      <div className="grid min-w-0 gap-6">
        {article.returnReason && (
          <Notice tone="warning" title={words.reasonGiven}>
            <span className="wrap-anywhere whitespace-pre-wrap">{article.returnReason}</span>
          </Notice>
        )}
        {article.moves.includes('edit') ? children : <Text article={article} />}
      </div>
      <div className="grid gap-6">
        <ArticleSteps article={article} />
        <Versions article={article} />
      </div>
    </div>
  )
}

/** A text that is not to be changed now, in every language it has. */
function Text({ article }: { article: ArticleAtWork }) {
  const words = useWords(articleQueueWords)
  const { kind, slug, topics, coverFileId, inIndonesian, inEnglish } = article
  const texts = [
    { language: 'id' as const, text: inIndonesian },
    ...(inEnglish ? [{ language: 'en' as const, text: inEnglish }] : []),
  ]
  return texts.map(({ language, text }) => (
    <Panel
      key={language}
      title={<span lang={language}>{text.title}</span>}
      subtitle={words.preview[language]}
    >
      <div className="grid gap-6">
        <ArticleReading
          article={{ kind, slug, language, topics, coverFileId, summary: text.summary, bodyHtml: text.html }}
        />
      </div>
    </Panel>
  ))
}

function Versions({ article: { versions } }: { article: ArticleAtWork }) {
  const words = useWords(articleQueueWords)
  if (versions.length === 0) return null
  return (
    <Panel title={words.versions}>
      <ul className="grid gap-2">
        {versions.map(({ number, publishedAt, by, scheduled }) => (
          <li key={number} className="flex flex-wrap gap-x-3">
            <span className="font-medium">{words.version({ number })}</span>
            <Moment at={publishedAt} />
            <span className="text-ink-soft">
              {scheduled ? words.byPlatform : by === null ? words.byTeam : words.byWhom({ name: by })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
