import { newId } from '@cakrawala/ids/ids'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { ownArticleInput } from '#domain/publication/article-input.ts'
import { createOwnArticle } from '#domain/publication/write-article.server.ts'
import { ownArticleWords } from '#i18n/articles.ts'
import { isBughunter } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ArticleForm } from '#web/parts/publication/article-form.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(ownArticleWords, (words) => words.own.create)

export const loader = load(() => ({ key: newId() }))

export const action = actWithFiles(async ({ actor, go }, form) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  const input = parseForm(ownArticleInput, form)
  const { slug } = await createOwnArticle(actor, input)
  const place = input.afterwards === 'preview' ? 'preview' : 'edit'
  return go(`/bughunter/articles/${place}/${slug}?done=article_saved`)
})

export default function CreateArticle() {
  const { key } = useLoaderData<typeof loader>()
  const { own } = useWords(ownArticleWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={own.create}
        breadcrumb={[{ to: path('/bughunter/articles'), label: own.title }, { label: own.create }]}
        breadcrumbLabel={own.title}
      />
      <Notice>{own.createText}</Notice>
      <ArticleForm article={null} formKey={key} />
    </div>
  )
}
