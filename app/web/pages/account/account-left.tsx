import { privacyWords } from '#i18n/privacy.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'

export const meta = pageTitle(privacyWords, (words) => words.left.title)

/** What a person reads right after leaving. */
export default function AccountLeft() {
  const { left } = useWords(privacyWords)
  return (
    <>
      <AccountHeading title={left.title} intro={left.text} />
      <p className="text-ink-soft">{left.regret}</p>
      <p className="mt-6">
        <L to="/" className="font-semibold text-samudra-text underline">
          {left.home}
        </L>
      </p>
    </>
  )
}
