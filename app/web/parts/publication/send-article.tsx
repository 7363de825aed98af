import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import type { ArticleAtWork } from '#domain/publication/article-view.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { useWords } from '../locale.tsx'

/** Sends a draft for review (`intent=send`), the next step of a text that is ready. @param to the page of the text, from others */
export function SendArticle({ article, to }: { article: ArticleAtWork; to?: string }) {
  const { acts } = useWords(articleQueueWords)
  return (
    <ActForm intent="send" className="grid gap-3" {...(to ? { action: to } : {})}>
      <input type="hidden" name="revision" value={article.revision} />
      <p className="text-ink-soft">{acts.sendText}</p>
      <div>
        <SubmitButton>{acts.send}</SubmitButton>
      </div>
    </ActForm>
  )
}
