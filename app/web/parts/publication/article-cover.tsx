import { type CoverTone, DrawnCover } from '@cakrawala/ui/drawn-cover'
import type { ArticleKind } from '#domain/publication/article.ts'

const tones = {
  activity: 'samudra',
  security_awareness: 'daun',
  executive: 'fajar',
  write_up: 'senja',
} as const satisfies Record<ArticleKind, CoverTone>

type ArticleCoverProps = {
  kind: ArticleKind
  slug: string
  fileId: string | null
  /** The first picture of a page is fetched at once, the others when they come into sight. */
  eager?: boolean
}

/** The uploaded cover, or one that is drawn. Decorative: the title is beside it. */
export function ArticleCover({ kind, slug, fileId, eager = false }: ArticleCoverProps) {
  const look = 'aspect-video h-auto w-full rounded border border-line object-cover'
  if (fileId === null) return <DrawnCover seed={slug} tone={tones[kind]} className={look} />
  return (
    <img
      src={`/publication/covers/${fileId}`}
      alt=""
      width={1280}
      height={720}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={look}
    />
  )
}
