import { legalWords } from '#i18n/legal.ts'
import { LegalText } from '#web/parts/reading/legal-text.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  legalWords,
  (words) => words.privacy.title,
  (words, _, brand) => words.privacy.lead({ brand, domain: '' }),
)

export default function PrivacyPolicy() {
  return <LegalText of="privacy" />
}
