/** `within`: what it is a part of, where its name alone would not tell. */
export type PageHere = { path: string; label: string; within: string | null }

/** Those whose name has all of these words, in any order. */
export function pagesNamed(pages: readonly PageHere[], q: string): PageHere[] {
  const words = q.toLowerCase().split(/\s+/, 12).filter(Boolean)
  return pages.filter(({ label, within }) => {
    const name = `${label} ${within ?? ''}`.toLowerCase()
    return words.length > 0 && words.every((word) => name.includes(word))
  })
}
