import { InfoHero } from '@cakrawala/page-parts/info-hero'
import { Button } from '@cakrawala/ui/button'
import { PictureClimb } from '@cakrawala/ui/picture-climb'
import { PromiseList } from '@cakrawala/ui/promise-list'
import { QuestionList } from '@cakrawala/ui/question-list'
import { ReadingSection } from '@cakrawala/ui/reading-section'
import { StepList } from '@cakrawala/ui/step-list'
import { careerWords } from '#i18n/career.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  careerWords,
  (words) => words.name,
  (words) => words.description,
)

const join = '/career/apply'

export default function Career() {
  const { internship, ...words } = useWords(careerWords)
  const path = usePath()
  return (
    <>
      <InfoHero
        name={words.name}
        title={words.title}
        lead={words.lead}
        action={{ label: words.action, to: join }}
        second={{ label: words.second, to: '/career#internship' }}
        picture={<PictureClimb />}
      />
      <div className="page grid gap-16 py-16">
        <PromiseList title={words.waysTitle} promises={Object.values(words.ways)} />
        <PromiseList
          title={words.fieldsTitle}
          text={words.fieldsText}
          promises={Object.values(words.fields)}
        />
        <ReadingSection
          id="internship"
          title={internship.title}
          paragraphs={[internship.one, internship.two]}
        >
          <Button to={path(`${join}?for=internship`)}>{internship.action}</Button>
        </ReadingSection>
        <StepList title={words.stepsTitle} steps={Object.values(words.steps)} />
        <QuestionList title={words.questionsTitle} questions={Object.values(words.questions)} />
      </div>
    </>
  )
}
