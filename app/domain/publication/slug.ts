import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'

/** A title as part of an address: `[a-z0-9-]`, at most 70 letters; `write-up` where nothing is left of it. */
export function slugOf(title: string): string {
  const plain = oneSpelling(title, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '')
  return plain || 'write-up'
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let turn = 2
  while (taken.has(`${slug}-${turn}`)) turn++
  return `${slug}-${turn}`
}
