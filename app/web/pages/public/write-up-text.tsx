import { PageHeader } from '@cakrawala/ui/page-header'
import { isPseudonym } from '#domain/account/pseudonym.ts'
import type { WriteUp } from '#domain/publication/write-up-queries.server.ts'
import { dateText } from '#i18n/moment.ts'
import { publicationWords } from '#i18n/publication.ts'
import { BandBadge } from '#web/parts/band-badge.tsx'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { plainText } from '#web/parts/plain-text.ts'
import { ArticleFacts } from '#web/parts/publication/article-facts.tsx'
import { ShareSection } from '#web/parts/publication/share-section.tsx'
import { CrumbFacts } from '#web/parts/seo/structured-data.tsx'
import { UserText } from '#web/parts/user-text.tsx'

/** The public telling of a report, as both sides agreed to it. */
export function WriteUpText({ telling: disclosureText, address }: { telling: WriteUp; address: string }) {
  const { hub, writeUps: words } = useWords(publicationWords)
  const path = usePath()
  const crumbs = [
    { to: path('/publication'), label: hub.title },
    { to: path('/publication/bughunter-write-ups'), label: words.title },
    { label: disclosureText.title },
  ]
  return (
    <article className="page grid max-w-[72ch] gap-8 py-12">
      <CrumbFacts crumbs={crumbs} />
      <ArticleFacts
        title={disclosureText.title}
        description={plainText(disclosureText.summaryHtml)}
        publishedAt={disclosureText.publishedAt}
        author={{ name: disclosureText.username, known: !isPseudonym(disclosureText.username) }}
        picture={`write-ups/${disclosureText.username}/${disclosureText.slug}`}
      />
      <PageHeader
        title={disclosureText.title}
        breadcrumb={crumbs}
        meta={<WriteUpMeta telling={disclosureText} />}
      />
      <div className="border-l-4 border-senja pl-4">
        <UserText sanitizedHtml={disclosureText.summaryHtml} />
      </div>
      <section className="grid">
        <h2 className="sr-only">{words.story}</h2>
        <UserText sanitizedHtml={disclosureText.bodyHtml} />
      </section>
      <ShareSection address={address} title={disclosureText.title} />
    </article>
  )
}

function WriteUpMeta({ telling: disclosureText }: { telling: WriteUp }) {
  const { writeUps: words, privateProgram } = useWords(publicationWords)
  const locale = useLocale()
  return (
    <>
      <BandBadge band={disclosureText.band} />
      {isPseudonym(disclosureText.username) ? (
        <span>{words.by({ name: disclosureText.username })}</span>
      ) : (
        <L
          to={`/${disclosureText.username}`}
          className="inline-flex min-h-11 items-center font-medium text-samudra-text hover:underline md:min-h-0"
        >
          {words.by({ name: disclosureText.username })}
        </L>
      )}
      <span>{disclosureText.program ?? privateProgram}</span>
      <time dateTime={disclosureText.publishedAt.toISOString()}>
        {words.published({ date: dateText(disclosureText.publishedAt, locale) })}
      </time>
    </>
  )
}
