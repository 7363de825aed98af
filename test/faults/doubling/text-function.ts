/** A place that takes text from outside. */
export type TextFunction = {
  /** The longest text that reaches it, in characters; what bounds it is named beside it. */
  most: number
  take: (text: string) => unknown
}

/** What `parseInput` lets through to any field. */
export const field = 100_000
/** The address of a request (`packages/http/src/request-size.ts`). */
export const address = 8_000
/** All headers together, as Node reads them. */
export const header = 16_000
/** The body of a request without files. */
export const body = 1_000_000
/** The longest text of any field of ours, as its schema lets it through. */
export const stored = 50_000

export function at(most: number, take: TextFunction['take']): TextFunction {
  return { most, take }
}

/** The same text as the value of a parameter and as a whole query. */
export function asQuery(take: (search: URLSearchParams) => unknown): TextFunction {
  return at(address, (text) => {
    take(new URLSearchParams(text))
    take(new URLSearchParams({ q: text, search: text, from: text, page: text, status: text }))
  })
}
