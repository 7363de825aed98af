import type { BreadcrumbList, Thing, WithContext } from 'schema-dts'
import { useOrigin } from '../root-facts.tsx'

type Crumb = { to?: string | undefined; label: string }

/** Facts of a page for machines (https://schema.org). Holds nothing the page does not show. */
export function StructuredData({ facts }: { facts: Thing }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text; escaped for exactly that
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(facts) }} />
}

/** The way to a page, as its head shows it. @param crumbs paths with their language; the last one is the page itself */
export function CrumbFacts({ crumbs }: { crumbs: readonly Crumb[] }) {
  const origin = useOrigin()
  const facts: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ to, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to === undefined ? {} : { item: origin + to }),
    })),
  }
  return <StructuredData facts={facts} />
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that ends no script and begins no comment, whatever a name in it contains (MD-06). */
export function scriptText(facts: Thing): string {
  const whole = { '@context': 'https://schema.org', ...(facts as object) } as WithContext<Thing>
  return JSON.stringify(whole).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign]!)
}
