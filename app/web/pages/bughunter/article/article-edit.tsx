import { overwriting } from '@cakrawala/page-parts/overwriting'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { ownArticleInput } from '#domain/publication/article-input.ts'
import { ownArticleSeenBy } from '#domain/publication/article-queue.server.ts'
import { saveArticle } from '#domain/publication/write-article.server.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { ownArticleWords } from '#i18n/articles.ts'
import { isPerson } from '#kernel/actor.ts'
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

export { readsNewest as shouldRevalidate } from '@cakrawala/page-parts/reads-newest'

export const meta = pageTitle(ownArticleWords, (words) => words.own.editTitle)

export const loader = load(async ({ actor, params }) => ({
  article: await ownArticleSeenBy(actor, params.slug ?? ''),
  verified: isPerson(actor) && actor.verified,
}))

const kept = newest(async ({ actor, params }) => {
  const { revision, updatedAt } = await ownArticleSeenBy(actor, params.slug ?? '')
  return { newest: revision, at: updatedAt }
})

export const action = actWithFiles(async ({ actor, params, go }, form) => {
  const author = found(isPerson(actor) ? actor : null)
  const { id, slug } = await ownArticleSeenBy(author, params.slug ?? '')
  if (form.get('intent') === 'save') {
    const input = parseForm(ownArticleInput, overwriting(form, 'revision'))
    const saved = await saveArticle(author, id, input)
    const place = input.afterwards === 'preview' ? 'preview' : 'edit'
    return go(`/bughunter/articles/${place}/${saved.slug}?done=article_saved`)
  }
  const done = await actOnArticle(author, id, form)
  return go(`/bughunter/articles${done === 'article_removed' ? '' : `/edit/${slug}`}?done=${done}`)
}, kept)

export default function EditArticle() {
  const { article, verified } = useLoaderData<typeof loader>()
  const { own } = useWords(ownArticleWords)
  const { acts, waiting } = useWords(articleQueueWords)
  const path = usePath()
  const { slug, state, live, inIndonesian } = article
  return (
    <div className="grid gap-6">
      <PageHeader
        title={<span className="wrap-anywhere">{inIndonesian.title}</span>}
        waiting={{ ...waiting, ...own.waiting }[state]}
        meta={<ArticleBadges state={state} live={live} />}
        breadcrumb={[{ to: path('/bughunter/articles'), label: own.title }, { label: inIndonesian.title }]}
        breadcrumbLabel={own.title}
        actions={
          <>
            <ButtonLink to={path(`/bughunter/articles/preview/${slug}`)}>{acts.preview}</ButtonLink>
            {article.path && <ButtonLink to={path(article.path)}>{acts.open}</ButtonLink>}
          </>
        }
      />
      {state === 'in_review' && <Notice>{own.locked}</Notice>}
      {live && state !== 'published' && <Notice>{own.liveStays}</Notice>}
      {!verified && <Notice>{own.unverified}</Notice>}
      <ArticleWork article={article}>
        <ArticleForm
          key={article.revision}
          article={article}
          place={`/bughunter/articles/edit/${article.id}`}
        />
      </ArticleWork>
    </div>
  )
}
