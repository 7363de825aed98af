import type { Organization, WebSite } from 'schema-dts'
import { mailboxes } from '#domain/inquiry/inquiry.ts'
import { siteWords } from '#i18n/site.ts'
import { usePath, useWords } from '../locale.tsx'
import { useBrand, useOrigin } from '../root-facts.tsx'
import { StructuredData } from './structured-data.tsx'

/** Who runs this site and what it is, for machines; on the first page only. */
export function SiteFacts() {
  const origin = useOrigin()
  const { name, domain } = useBrand()
  const description = useWords(siteWords).motto
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    description,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    email: `${mailboxes.business}@${domain}`,
    address: { '@type': 'PostalAddress', addressLocality: 'Bandung', addressCountry: 'ID' },
  }
  const site: WebSite = {
    '@type': 'WebSite',
    name,
    description,
    url: origin + usePath()('/'),
    inLanguage: ['id', 'en'],
    publisher: { '@id': `${origin}/#organization` },
  }
  return (
    <>
      <StructuredData facts={organization} />
      <StructuredData facts={site} />
    </>
  )
}
