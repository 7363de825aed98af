import type { Product } from './product.ts'

/**
 * How a line is proved: by asking the product, by a test that exists, or (`isRefusal`) by the decision not to do it.
 * `where` is what the document shows; `check` throws where the proof does not hold.
 */
export type Proof = {
  where: string
  check: (product: Product) => Promise<void> | void
  isRefusal?: boolean
}
/** One checkable statement of the specification: its id is the section's number and its own. */
export type Line = readonly [id: string, statement: string, ...proofs: [Proof, ...Proof[]]]
/** What a page shows: `Indonesian | English`, or one text where both have the same. With `="` it is markup. */
export type Word = string

export function isRefused([, , ...proofs]: Line): boolean {
  return proofs.some(({ isRefusal }) => isRefusal)
}
