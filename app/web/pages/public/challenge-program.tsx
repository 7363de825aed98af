import { PicturePodium } from '@cakrawala/ui/picture-podium'
import { challengeProgramWords } from '#i18n/challenge-program.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ProgramKinds } from '#web/parts/program/program-kinds.tsx'
import { InfoHero } from '#web/parts/reading/info-hero.tsx'
import { PromiseList } from '#web/parts/reading/promise-list.tsx'
import { QuestionList } from '#web/parts/reading/question-list.tsx'
import { ReadingSection } from '#web/parts/reading/reading-section.tsx'
import { StepList } from '#web/parts/reading/step-list.tsx'
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
