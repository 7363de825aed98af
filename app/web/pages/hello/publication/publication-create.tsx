import { newId } from '@cakrawala/ids/ids'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { isPlatformKind, type PlatformKind } from '#domain/publication/article.ts'
import { platformArticleInput } from '#domain/publication/article-input.ts'
import { mayWriteForPlatform } from '#domain/publication/article-policy.ts'
import { createPlatformArticle } from '#domain/publication/write-article.server.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { articleWords } from '#i18n/articles.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ArticleForm } from '#web/parts/publication/article-form.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { PdfFields } from './publication-pdfs.tsx'

export const meta = pageTitle(articleQueueWords, (words) => words.form.create)

export const loader = load(({ actor, url }) => {
  refuseUnless(mayWriteForPlatform(actor), 'forbidden')
  return { key: newId(), kind: kindIn(url) }
})

export const action = actWithFiles(async ({ actor, url, go }, form) => {
  form.set('kind', kindIn(url))
  const input = parseForm(platformArticleInput, form)
  const { id } = await createPlatformArticle(actor, input)
  return go(`/hello/publications/${id}${input.afterwards === 'preview' ? '/preview' : ''}?done=article_saved`)
})

/** The part of the publication an address asks for. */
function kindIn(url: URL): PlatformKind {
  const kind = url.searchParams.get('kind')
  return isPlatformKind(kind) ? kind : 'activity'
}

export default function CreatePublication() {
  const { key, kind } = useLoaderData<typeof loader>()
  const { form, back } = useWords(articleQueueWords)
  const { kinds } = useWords(articleWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={form.create}
        subtitle={kinds[kind]}
        breadcrumb={[{ to: path('/hello/publications'), label: back }, { label: form.create }]}
        breadcrumbLabel={back}
      />
      <ArticleForm article={null} formKey={key}>
        {kind === 'executive' && <PdfFields />}
      </ArticleForm>
    </div>
  )
}
