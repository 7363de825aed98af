import type { Locale } from '#kernel/locale.ts'
import { type ContractTerms, contractDocuments } from './contract-words.ts'

/** Both documents as one text: sections with a number, apart by an empty line. It is what is shown, signed and hashed. */
export function contractText(terms: ContractTerms, locale: Locale): string {
  const documents = contractDocuments[locale](terms).map(({ title, lead, clauses }) => {
    const numbered = clauses.map(([head, text], index) => `${index + 1}. ${head}\n${text}`)
    return [title, lead, ...numbered].join('\n\n')
  })
  return documents.join('\n\n')
}
