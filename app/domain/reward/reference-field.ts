import { lineField } from '#domain/account/account-fields.ts'
import { referenceKey, referenceLeast } from './bank-reference.ts'

/** The number of a transfer, as its receipt or the bank statement has it. */
export const referenceField = lineField(100, referenceLeast).refine(
  (text) => referenceKey(text).length >= referenceLeast,
  'reference_short',
)
