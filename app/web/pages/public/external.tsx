import { type OutsideAddress, outsideAddress } from '@cakrawala/http/outside-address'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { useLoaderData } from 'react-router'
import { externalWords } from '#i18n/external.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { unlisted } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(externalWords, (words) => words.title)
export const handle = unlisted

export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' })

export const loader = load(({ url }) => found(outsideAddress(url.searchParams.get('to'))))

/** Where a link of a user leads, shown before it is opened (WEB-06). It does not redirect by itself. */
export default function External() {
  const address = useLoaderData<typeof loader>()
  const words = useWords(externalWords)
  const path = usePath()
  return (
    <section className="page grid max-w-2xl gap-6 py-12">
      <h1 className="text-2xl font-bold text-balance">{words.title}</h1>
      <p className="text-read text-ink-soft text-pretty">{words.intro}</p>
      <Warnings {...address} />
      <Facts {...address} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path('/')} variant="primary">
          {words.stay}
        </ButtonLink>
        <ButtonLink to={address.href} reloadDocument rel="noopener noreferrer nofollow ugc">
          <span className="break-all">{words.go({ host: address.host })}</span>
        </ButtonLink>
      </div>
    </section>
  )
}

function Warnings({ readable, disguised, scheme }: OutsideAddress) {
  const words = useWords(externalWords)
  return (
    <>
      {readable !== null && <Notice tone="warning">{words.homograph}</Notice>}
      {disguised && <Notice tone="warning">{words.disguised}</Notice>}
      {scheme === 'http' && <Notice tone="warning">{words.plain}</Notice>}
    </>
  )
}

function Facts({ host, readable, scheme, written }: OutsideAddress) {
  const words = useWords(externalWords)
  const mono = (text: string) => <bdi className="break-all font-mono">{text}</bdi>
  return (
    <DescriptionList
      items={[
        { term: words.host, value: mono(host) },
        ...(readable === null ? [] : [{ term: words.readable, value: mono(readable) }]),
        { term: words.scheme, value: words.schemes[scheme] },
        { term: words.whole, value: mono(written) },
      ]}
    />
  )
}
