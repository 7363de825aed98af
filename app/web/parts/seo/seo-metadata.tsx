import { useLocation, useMatches, useRouteError, useRouteLoaderData } from 'react-router'
import { defaultLocale, inLocale, locales } from '#kernel/locale.ts'
import { useLocale } from '../locale.tsx'
import type { RootFacts } from '../root-facts.tsx'
import {
  alternatesOf,
  canonicalPath,
  type Match,
  type PublicPage,
  picturePath,
  publicPageOf,
} from './public-page.ts'

/**
 * The only source of a page's metadata for robots and other sites: its one address, its other language, its
 * picture. Pages of signed-in people, sign-in pages and errors only declare that they are not to be listed.
 */
export function SeoMetadata() {
  const facts = useRouteLoaderData('root') as RootFacts | undefined
  const failed = useRouteError() != null
  const leaf = useMatches().at(-1) as Match | undefined
  const page = facts && leaf && !failed ? publicPageOf(leaf) : null
  if (!facts || !page) return <meta name="robots" content="noindex, nofollow" />
  return <Addresses facts={facts} page={page} data={leaf?.loaderData} />
}

type Found = { facts: RootFacts; page: PublicPage; data: unknown }

function Addresses({ facts: { origin, brand }, page, data }: Found) {
  const locale = useLocale()
  const path = canonicalPath(useLocation(), page)
  const languages = page.languages?.(data) ?? locales
  const own = origin + inLocale(path, languages.includes(locale) ? locale : defaultLocale)
  return (
    <>
      <link rel="canonical" href={own} />
      {alternatesOf(origin, path, languages).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:url" content={own} />
      <meta property="og:type" content={page.type ?? 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={regional[locale]} />
      <meta property="og:locale:alternate" content={regional[locale === 'id' ? 'en' : 'id']} />
      <meta property="og:image" content={origin + picturePath(page.picture?.(data), locale)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const regional = { id: 'id_ID', en: 'en_US' } as const
