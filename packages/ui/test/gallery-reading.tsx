import { ComparisonTable } from '@cakrawala/ui/comparison-table'
import { LanguageSwitch } from '@cakrawala/ui/language-switch'
import { PromiseList } from '@cakrawala/ui/promise-list'
import { QuestionList } from '@cakrawala/ui/question-list'
import { ReadingSection } from '@cakrawala/ui/reading-section'
import { StepList } from '@cakrawala/ui/step-list'
import { ThemeSwitch } from '@cakrawala/ui/theme-switch'

const sentences = [
  { title: 'Paid by result', text: 'Nothing is owed for what nobody finds.' },
  { title: 'Judged by people', text: 'Every report is read before it reaches you.' },
]

/** Sections of pages that are read. */
export function ReadingPart() {
  return (
    <div className="grid gap-8">
      <LanguageSwitch
        action="/language"
        language="en"
        next="/"
        words={{ short: 'EN', name: 'English', hint: 'Lihat dalam bahasa Inggris' }}
      />
      <ThemeSwitch
        label="Theme"
        names={{ light: 'Light', dark: 'Dark', system: 'As the device' }}
        theme="system"
      />
      <PromiseList title="What you get" text="In two sentences." promises={sentences} />
      <StepList title="How it goes" steps={sentences} />
      <StepList title="How it goes, upright" text="One below the other." steps={sentences} upright />
      <QuestionList title="Questions" questions={sentences} />
      <ReadingSection id="reading" title="What it is" paragraphs={['One paragraph.', 'Another one.']} />
      <ComparisonTable
        title="Three ways"
        text="Side by side."
        what="Question"
        names={{ first: 'Bug bounty', second: 'Challenge', third: 'Audit' }}
        lines={[{ what: 'Who tests', first: 'Anyone', second: 'Participants', third: 'A team' }]}
      />
    </div>
  )
}
