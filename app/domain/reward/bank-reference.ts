import { lineField } from '#domain/account/account-fields.ts'

/** Where a top-up does not name the bank its transfer came from. */
export const otherBank = 'other'

/** Letters and digits a reference must have: fewer identify nothing. */
export const referenceLeast = 4

/**
 * The number of a transfer without what is written now one way, now another: case, spaces, dashes, other signs, letters of
 * another width. The column `reference_key` is made of it by the database in the same way.
 */
export function referenceKey(reference: string): string {
  return reference
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
}

/** The number of a transfer, as its receipt or the bank statement has it. */
export const referenceField = lineField(100, referenceLeast).refine(
  (text) => referenceKey(text).length >= referenceLeast,
  'reference_short',
)
