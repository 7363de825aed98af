import { legalWords } from '#i18n/legal.ts'
import { LegalText } from '#web/parts/reading/legal-text.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  legalWords,
  (words) => words.terms.title,
  (words, _, brand) => words.terms.lead({ brand, domain: '' }),
)

export default function TermAndCondition() {
  return <LegalText of="terms" />
}
