import { PictureTwoSides } from '@cakrawala/ui/picture-two-sides'
import { bugBountyWords } from '#i18n/bug-bounty.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ComparisonTable } from '#web/parts/reading/comparison-table.tsx'
import { InfoHero } from '#web/parts/reading/info-hero.tsx'
import { PromiseList } from '#web/parts/reading/promise-list.tsx'
import { ReadingSection } from '#web/parts/reading/reading-section.tsx'
import { TwoEntries } from '#web/parts/reading/two-entries.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  bugBountyWords,
  (words) => words.name,
  (words) => words.description,
)

/** What a bug bounty is, for those who have not decided for a product yet. */
export default function BugBounty() {
  const { idea, law, compare, ...words } = useWords(bugBountyWords)
  const { lines, ...table } = compare
  return (
    <>
      <InfoHero
        name={words.name}
        title={words.title}
        lead={words.lead}
        action={{ label: words.action, to: '/sign-up' }}
        second={{ label: words.second, to: '/programs' }}
        picture={<PictureTwoSides />}
      />
      <div className="page grid gap-16 py-16">
        <ReadingSection title={idea.title} paragraphs={[idea.one, idea.two]} />
        <ComparisonTable {...table} lines={Object.values(lines)} />
        <ReadingSection title={law.title} paragraphs={[law.one, law.two]} />
        <PromiseList title={words.termsTitle} promises={Object.values(words.terms)} />
        <TwoEntries />
      </div>
    </>
  )
}
