import { StructuredData } from '@cakrawala/page-parts/structured-data'
import type { BreadcrumbList } from 'schema-dts'
import { useOrigin } from '../root-facts.tsx'

type Crumb = { to?: string | undefined; label: string }

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
