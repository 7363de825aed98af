import { InfoHero } from '@cakrawala/page-parts/info-hero'
import { ComparisonTable } from '@cakrawala/ui/comparison-table'
import { PictureTwoSides } from '@cakrawala/ui/picture-two-sides'
import { PromiseList } from '@cakrawala/ui/promise-list'
import { ReadingSection } from '@cakrawala/ui/reading-section'
import { bugBountyWords } from '#i18n/bug-bounty.ts'
import { useWords } from '#web/parts/locale.tsx'
import { TwoEntries } from '#web/parts/reading/audience-landing.tsx'
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
