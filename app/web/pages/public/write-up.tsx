import { useLoaderData } from 'react-router'
import { isPseudonym } from '#domain/account/pseudonym.ts'
import { writeUp } from '#domain/publication/write-up-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { dateText } from '#i18n/moment.ts'
import { publicationWords } from '#i18n/publication.ts'
import { siteWords } from '#i18n/site.ts'
import { settings } from '#infra/settings.ts'
import { localeOf } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { CopyText } from '#ui/copy-text.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { load } from '#web/http/open.ts'
import { BandBadge } from '#web/parts/band-badge.tsx'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { UserText } from '#web/parts/user-text.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>

export function meta({ location, loaderData }: { location: { pathname: string }; loaderData?: Loaded }) {
  const locale = localeOf(location.pathname.split('/')[1])
  const own = loaderData?.telling.title ?? wordsIn(publicationWords, locale).writeUps.title
  return [{ title: `${own} · ${wordsIn(siteWords, locale).title}` }]
}

export const loader = load(async ({ params, url, go }) => {
  const { username, slug } = params
  if (username === undefined) throw go('/publication/bughunter-write-ups')
  if (slug === undefined) throw go(`/${encodeURIComponent(username)}`)
  return {
    telling: found(await writeUp(username, slug)),
    address: settings().origin + url.pathname.replace(/\.data$/, ''),
  }
})

export default function WriteUp() {
  const { telling, address } = useLoaderData<typeof loader>()
  const { hub, writeUps: words, privateProgram } = useWords(publicationWords)
  const path = usePath()
  const locale = useLocale()
  return (
    <article className="page grid max-w-[72ch] gap-8 py-12">
      <PageHeader
        title={telling.title}
        breadcrumb={[
          { to: path('/publication'), label: hub.title },
          { to: path('/publication/bughunter-write-ups'), label: words.title },
          { label: telling.title },
        ]}
        meta={
          <>
            <BandBadge band={telling.band} />
            {isPseudonym(telling.username) ? (
              <span>{words.by({ name: telling.username })}</span>
            ) : (
              <L
                to={`/${telling.username}`}
                className="inline-flex min-h-11 items-center font-medium text-samudra-text hover:underline md:min-h-0"
              >
                {words.by({ name: telling.username })}
              </L>
            )}
            <span>{telling.program ?? privateProgram}</span>
            <time dateTime={telling.publishedAt.toISOString()}>
              {words.published({ date: dateText(telling.publishedAt, locale) })}
            </time>
          </>
        }
      />
      <div className="border-l-4 border-senja pl-4">
        <UserText sanitizedHtml={telling.summaryHtml} />
      </div>
      <section className="grid">
        <h2 className="sr-only">{words.story}</h2>
        <UserText sanitizedHtml={telling.bodyHtml} />
      </section>
      <section className="grid gap-2 border-t border-line pt-6">
        <h2 className="text-base">{words.share}</h2>
        <CopyText text={address} copyLabel={words.copy} copiedLabel={words.copied} shown={address} />
      </section>
    </article>
  )
}
