import { isPseudonym } from '#domain/account/pseudonym.ts'
import type { WriteUp } from '#domain/publication/write-up-queries.server.ts'
import { dateText } from '#i18n/moment.ts'
import { publicationWords } from '#i18n/publication.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { BandBadge } from '#web/parts/band-badge.tsx'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { plainText } from '#web/parts/plain-text.ts'
import { ArticleFacts } from '#web/parts/publication/article-facts.tsx'
import { ShareSection } from '#web/parts/publication/share-section.tsx'
import { CrumbFacts } from '#web/parts/seo/structured-data.tsx'
import { UserText } from '#web/parts/user-text.tsx'

/** The public telling of a report, as both sides agreed to it. */
export function WriteUpTelling({ telling, address }: { telling: WriteUp; address: string }) {
  const { hub, writeUps: words } = useWords(publicationWords)
  const path = usePath()
  const crumbs = [
    { to: path('/publication'), label: hub.title },
    { to: path('/publication/bughunter-write-ups'), label: words.title },
    { label: telling.title },
  ]
  return (
    <article className="page grid max-w-[72ch] gap-8 py-12">
      <CrumbFacts crumbs={crumbs} />
      <ArticleFacts
        title={telling.title}
        description={plainText(telling.summaryHtml)}
        publishedAt={telling.publishedAt}
        author={{ name: telling.username, known: !isPseudonym(telling.username) }}
        picture={`write-ups/${telling.username}/${telling.slug}`}
      />
      <PageHeader title={telling.title} breadcrumb={crumbs} meta={<TellingMeta telling={telling} />} />
      <div className="border-l-4 border-senja pl-4">
        <UserText sanitizedHtml={telling.summaryHtml} />
      </div>
      <section className="grid">
        <h2 className="sr-only">{words.story}</h2>
        <UserText sanitizedHtml={telling.bodyHtml} />
      </section>
      <ShareSection address={address} title={telling.title} />
    </article>
  )
}

function TellingMeta({ telling }: { telling: WriteUp }) {
  const { writeUps: words, privateProgram } = useWords(publicationWords)
  const locale = useLocale()
  return (
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
  )
}
