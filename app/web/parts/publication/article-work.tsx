import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReactNode } from 'react'
import type { ArticleAtWork } from '#domain/publication/article-view.ts'
import type { SendingObstacle } from '#domain/publication/sending-policy.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { momentText } from '#i18n/moment.ts'
import { refusals } from '#i18n/refusals.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { ArticleReading } from './article-reading.tsx'
import { SendArticle } from './send-article.tsx'

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
  const { kind, slug, topics, coverFileId, pictures, inIndonesian, inEnglish } = article
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
          article={{
            ...{ kind, slug, language, topics, coverFileId, pictures },
            ...{ summary: text.summary, bodyHtml: text.html },
          }}
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

type Article = { article: ArticleAtWork }

/** What the reader may do about an article now, each a line that opens. Nothing where nothing may be done. */
function ArticleSteps({ article }: Article) {
  const { acts } = useWords(articleQueueWords)
  const locale = useLocale()
  const { moves, obstacles, publishAt } = article
  const obstacle = obstacles.send ?? obstacles.publish
  const may = (move: (typeof moves)[number]) => moves.includes(move)
  if (moves.every((move) => move === 'edit')) return null
  return (
    <Panel title={acts.title} flush>
      {publishAt && (
        <p className="px-4 py-3 font-medium">{acts.scheduledFor({ at: momentText(publishAt, locale) })}</p>
      )}
      {obstacle && <Obstacle obstacle={obstacle} />}
      {may('send') && !obstacles.send && (
        <div className="p-4">
          <SendArticle article={article} />
        </div>
      )}
      {may('take_back') && <Plain article={article} intent="take_back" title={acts.takeBack} />}
      {may('publish') && !obstacles.publish && (
        <Plain article={article} intent="publish" title={acts.publish} text={acts.publishText} accent />
      )}
      {may('schedule') && !obstacles.publish && (
        <Step article={article} intent="schedule" title={acts.schedule}>
          <At />
        </Step>
      )}
      {may('unschedule') && <Plain article={article} intent="unschedule" title={acts.unschedule} />}
      {may('return') && (
        <Step article={article} intent="return" title={acts.return}>
          <Reason hint={acts.reasonHint} />
        </Step>
      )}
      {may('unpublish') && (
        <Step article={article} intent="unpublish" title={acts.unpublish} text={acts.unpublishText}>
          {article.reasonOwed && <Reason hint={acts.reasonHint} />}
        </Step>
      )}
      {may('remove') && (
        <Plain article={article} intent="remove" title={acts.remove} text={acts.removeText} danger />
      )}
    </Panel>
  )
}

function Obstacle({ obstacle }: { obstacle: SendingObstacle }) {
  const { details } = useWords(refusals)
  return (
    <div className="p-4">
      <Notice tone="warning">{details[obstacle]}</Notice>
    </div>
  )
}

type StepProps = Article & {
  intent: string
  title: string
  text?: string
  accent?: boolean
  danger?: boolean
  children?: ReactNode
}

/** The form of one step; it names the text it is about. */
function Step({ article, intent, title, text, accent, danger, children }: StepProps) {
  return (
    <FoldAct intent={intent} title={title}>
      {text && <p className="text-ink-soft">{text}</p>}
      <ActForm intent={intent} className="grid gap-4">
        <input type="hidden" name="revision" value={article.revision} />
        {children}
        <div>
          <SubmitButton variant={accent ? 'primary' : danger ? 'danger' : 'secondary'}>{title}</SubmitButton>
        </div>
      </ActForm>
    </FoldAct>
  )
}

function Plain(props: Omit<StepProps, 'children'>) {
  return <Step {...props} />
}

function At() {
  const { acts } = useWords(articleQueueWords)
  return (
    <FormField name="at" label={acts.at} hint={acts.atHint} required>
      <TextInput type="datetime-local" defaultValue={useTyped('at')} />
    </FormField>
  )
}

function Reason({ hint }: { hint: string }) {
  const { acts } = useWords(articleQueueWords)
  return (
    <FormField name="reason" label={acts.reason} hint={hint}>
      <TextArea rows={4} maxLength={2_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
