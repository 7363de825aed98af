import { StructuredData } from '@cakrawala/page-parts/structured-data'
import { useLocation } from 'react-router'
import type { BlogPosting } from 'schema-dts'
import { inLocale } from '#kernel/locale.ts'
import { useLocale, usePath } from '../locale.tsx'
import { useBrand, useOrigin } from '../root-facts.tsx'
import { canonicalPath, picturePath } from '../seo/public-page.ts'

type ArticleFactsProps = {
  title: string
  description: string
  publishedAt: Date
  changedAt?: Date | undefined
  /** A bughunter, whose profile is named where there is one; the platform itself without. */
  author?: { name: string; known: boolean } | undefined
  /** Kind and name of its sharing picture, as in `PublicPage`. */
  picture: string
}

/** An article or write-up for machines. */
export function ArticleFacts({
  title,
  publishedAt,
  changedAt,
  author,
  picture,
  description,
}: ArticleFactsProps) {
  const origin = useOrigin()
  const locale = useLocale()
  const path = usePath()
  const publisher = { '@type': 'Organization', name: useBrand().name, url: `${origin}/` } as const
  const facts: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: publishedAt.toISOString(),
    ...(changedAt ? { dateModified: changedAt.toISOString() } : {}),
    image: origin + picturePath(picture, locale),
    mainEntityOfPage: origin + inLocale(canonicalPath(useLocation()), locale),
    author: author
      ? {
          '@type': 'Person',
          name: author.name,
          ...(author.known ? { url: origin + path(`/${author.name}`) } : {}),
        }
      : publisher,
    publisher,
  }
  return <StructuredData facts={facts} />
}
