import { overwriting } from '@cakrawala/page-parts/overwriting'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { ownArticleInput, platformArticleInput } from '#domain/publication/article-input.ts'
import { articleSeenBy } from '#domain/publication/article-queue.server.ts'
import { saveArticle } from '#domain/publication/write-article.server.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { articleWords } from '#i18n/articles.ts'
import { isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { newest } from '#web/http/overwriting.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { actOnArticle } from '#web/parts/publication/article-acts.server.ts'
import { ArticleBadges } from '#web/parts/publication/article-badges.tsx'
import { ArticleForm } from '#web/parts/publication/article-form.tsx'
import { ArticleWork } from '#web/parts/publication/article-work.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { PdfFields } from './publication-pdfs.tsx'

export { readsNewest as shouldRevalidate } from '@cakrawala/page-parts/reads-newest'

export const meta = pageTitle(articleQueueWords, (words) => words.list.title)
export const loader = load(({ actor, params }) => articleSeenBy(actor, params.id ?? ''))

const savedInput = platformArticleInput.omit({ kind: true })

const kept = newest(async ({ actor, params }) => {
  const { revision, updatedAt } = await articleSeenBy(actor, params.id ?? '')
  return { newest: revision, at: updatedAt }
})

export const action = actWithFiles(async ({ actor, params, go }, form) => {
  const team = found(isOperator(actor) ? actor : null)
  const { id, kind } = await articleSeenBy(team, params.id ?? '')
  const place = `/hello/publications/${id}`
  if (form.get('intent') === 'save') {
    const input = parseForm(
      kind === 'executive' ? savedInput : ownArticleInput,
      overwriting(form, 'revision'),
    )
    await saveArticle(team, id, input)
    return go(`${place}${input.afterwards === 'preview' ? '/preview' : ''}?done=article_saved`)
  }
  const done = await actOnArticle(team, id, form)
  return go(`${done === 'article_removed' ? '/hello/publications' : place}?done=${done}`)
}, kept)

export default function Publication() {
  const article = useLoaderData<typeof loader>()
  const { back, acts, waiting, list } = useWords(articleQueueWords)
  const { kinds, by } = useWords(articleWords)
  const path = usePath()
  const { id, kind, state, live, author, inIndonesian, pdfs } = article
  return (
    <div className="grid gap-6">
      <PageHeader
        title={<span className="wrap-anywhere">{inIndonesian.title}</span>}
        waiting={waiting[state]}
        subtitle={`${kinds[kind]}, ${author === null ? list.platform : by({ name: author })}`}
        meta={<ArticleBadges state={state} live={live} />}
        breadcrumb={[{ to: path('/hello/publications'), label: back }, { label: inIndonesian.title }]}
        breadcrumbLabel={back}
        actions={
          <>
            <ButtonLink to={path(`/hello/publications/${id}/preview`)}>{acts.preview}</ButtonLink>
            {article.path && <ButtonLink to={path(article.path)}>{acts.open}</ButtonLink>}
          </>
        }
      />
      <ArticleWork article={article}>
        <ArticleForm key={article.revision} article={article} place={`/hello/publications/${id}`}>
          {kind === 'executive' && <PdfFields kept={pdfs} />}
        </ArticleForm>
      </ArticleWork>
    </div>
  )
}
