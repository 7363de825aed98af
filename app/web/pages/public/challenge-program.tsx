import { InfoHero } from '@cakrawala/page-parts/info-hero'
import { PicturePodium } from '@cakrawala/ui/picture-podium'
import { PromiseList } from '@cakrawala/ui/promise-list'
import { QuestionList } from '@cakrawala/ui/question-list'
import { ReadingSection } from '@cakrawala/ui/reading-section'
import { StepList } from '@cakrawala/ui/step-list'
import { challengeProgramWords } from '#i18n/challenge-program.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ProgramKinds } from '#web/parts/program/program-badges.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  challengeProgramWords,
  (words) => words.name,
  (words) => words.description,
)

export default function ChallengeProgram() {
  const { pools, ...words } = useWords(challengeProgramWords)
  return (
    <>
      <InfoHero
        name={words.name}
        title={words.title}
        lead={words.lead}
        action={{ label: words.action, to: '/contact-us?topic=business' }}
        second={{ label: words.second, to: '/programs' }}
        picture={<PicturePodium />}
      />
      <div className="page grid gap-16 py-16">
        <PromiseList title={words.pointsTitle} promises={Object.values(words.points)} />
        <ReadingSection title={pools.title} paragraphs={[pools.one, pools.two]} />
        <StepList title={words.stepsTitle} steps={Object.values(words.steps)} />
        <ProgramKinds />
        <QuestionList title={words.questionsTitle} questions={Object.values(words.questions)} />
      </div>
    </>
  )
}
