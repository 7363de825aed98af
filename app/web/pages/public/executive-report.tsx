import { headingsOf } from '@cakrawala/markdown/plain-text'
import { useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { PublicForm, PublicLine } from '@cakrawala/page-parts/public-form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import Download from 'lucide-react/icons/download'
import { useLoaderData } from 'react-router'
import { articlePath } from '#domain/publication/article.ts'
import { publicArticle } from '#domain/publication/article-queries.server.ts'
import { askForReport, newDownloadForm } from '#domain/publication/executive-download.server.ts'
import { downloadOf, linkLives, reportToken } from '#domain/publication/executive-link.server.ts'
import { downloadInput } from '#domain/publication/publication-input.ts'
import { articleWords } from '#i18n/articles.ts'
import { found } from '#kernel/refusal.ts'
import { addressOf } from '#web/http/article-pages.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { ArticleCover } from '#web/parts/publication/article-cards.tsx'
import { ArticleMeta, pictureOf, useArticleCrumbs } from '#web/parts/publication/article-page.tsx'
import { ShareSection } from '#web/parts/publication/share-section.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { CrumbFacts } from '#web/parts/seo/crumb-facts.tsx'
import { publicPage } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = pageTitle(
  articleWords,
  (words, data?: Loaded) => data?.article.title ?? words.kinds.executive,
  (words, data) => data?.article.summary ?? words.leads.executive,
)
export const handle = publicPage<Loaded>({
  picture: ({ article }) => pictureOf(article),
  languages: ({ article }) => article.languages,
  type: 'article',
})

/**
 * Every form has an anti-bot token of its own: this page must never be served to two visitors. The content of
 * the report is only in its PDF.
 */
export const loader = load(async ({ params, url, locale }) => {
  const { bodyHtml, ...article } = found(await publicArticle('executive', params.slug ?? '', locale))
  const token = url.searchParams.get('t')
  return {
    article: { ...article, bodyHtml: '' },
    contents: headingsOf(bodyHtml),
    form: newDownloadForm(),
    token: downloadOf(token) === null ? null : token,
    late: token !== null && downloadOf(token) === null,
    address: addressOf(url),
  }
})

export const action = act(async ({ actor, params: { slug = '' }, locale, go }, form) => {
  const id = await askForReport(actor, slug, parseForm(downloadInput, form), locale)
  const path = articlePath({ kind: 'executive', slug, username: null })
  return go(`${path}?t=${reportToken(id, linkLives.page)}&done=executive_downloaded`)
})

export default function ExecutiveReport() {
  const { article, contents, form, token, late, address } = useLoaderData<typeof loader>()
  const { executive: words } = useWords(articleWords)
  const crumbs = useArticleCrumbs(article)
  const { kind, slug, coverFileId, title, summary, language } = article
  return (
    <div className="page grid gap-8 py-12">
      <CrumbFacts crumbs={crumbs} />
      <PageHeader
        title={<span lang={language}>{title}</span>}
        breadcrumb={crumbs}
        meta={<ArticleMeta article={article} />}
      />
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid gap-6" lang={language}>
          <ArticleCover kind={kind} slug={slug} fileId={coverFileId} eager />
          <p className="text-read wrap-anywhere">{summary}</p>
          {contents.length > 0 && (
            <section className="grid gap-2">
              <h2 className="text-base">{words.contents}</h2>
              <ul className="grid list-disc gap-1 pl-5">
                {contents.map((heading) => (
                  <li key={heading}>{heading}</li>
                ))}
              </ul>
            </section>
          )}
          <p className="text-sm text-ink-soft">{words.pages}</p>
        </div>
        {token === null ? (
          <DownloadForm mark={form} late={late} />
        ) : (
          <DownloadReady slug={slug} token={token} />
        )}
      </div>
      <ShareSection address={address} title={title} />
    </div>
  )
}

/**
 * @param mark the anti-bot token of this form, made by the loader; a refused form keeps the one it was opened
 *   with
 */
function DownloadForm({ mark, late }: { mark: string; late: boolean }) {
  const { executive: words } = useWords(articleWords)
  const { fields } = words
  return (
    <div className="grid gap-4">
      {late && (
        <Notice tone="warning" title={words.lateTitle}>
          {words.lateText}
        </Notice>
      )}
      <PublicForm
        intent="download"
        mark={mark}
        words={{ ...words, title: words.form, subtitle: words.formText, send: words.submit }}
      >
        <PublicLine name="name" label={fields.name} autoComplete="name" />
        <PublicLine name="email" label={fields.email} type="email" autoComplete="email" />
        <PublicLine name="job" label={fields.job} />
        <PublicLine name="position" label={fields.position} autoComplete="organization-title" />
        <PublicLine name="company" label={fields.company} autoComplete="organization" />
        <Consent />
      </PublicForm>
    </div>
  )
}

function Consent() {
  const { executive: words } = useWords(articleWords)
  const { name: brand } = useBrand()
  return (
    <div className="grid gap-2">
      <Checkbox
        name="consent"
        value="yes"
        label={words.consent({ brand })}
        defaultChecked={useTyped('consent') === 'yes'}
        error={useFieldError('consent', words.consentLabel)}
        required
      />
      <L to="/privacy-policy" className="justify-self-start text-sm text-samudra-text underline">
        {words.privacy}
      </L>
    </div>
  )
}

/** After the form: the signed link to the PDF. */
function DownloadReady({ slug, token }: { slug: string; token: string }) {
  const { executive: words } = useWords(articleWords)
  const path = usePath()
  return (
    <Notice
      tone="success"
      title={words.readyTitle}
      action={
        <ButtonLink
          to={path(`/publication/cyber-security-executive/${slug}/pdf?t=${token}`)}
          icon={<Download aria-hidden />}
          variant="primary"
          reloadDocument
          download
        >
          {words.download}
        </ButtonLink>
      }
    >
      {words.readyText}
    </Notice>
  )
}
