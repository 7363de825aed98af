import { InfoHero } from '@cakrawala/page-parts/info-hero'
import { Panel } from '@cakrawala/ui/panel'
import { PictureManyEyes } from '@cakrawala/ui/picture-many-eyes'
import { PromiseList } from '@cakrawala/ui/promise-list'
import { QuestionList } from '@cakrawala/ui/question-list'
import { StepList } from '@cakrawala/ui/step-list'
import { Table } from '@cakrawala/ui/table'
import { bugBountyProgramWords } from '#i18n/bug-bounty-program.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ProgramKinds } from '#web/parts/program/program-badges.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  bugBountyProgramWords,
  (words) => words.name,
  (words) => words.description,
)

export default function BugBountyProgram() {
  const words = useWords(bugBountyProgramWords)
  return (
    <>
      <InfoHero
        name={words.name}
        title={words.title}
        lead={words.lead}
        action={{ label: words.action, to: '/sign-up-company' }}
        second={{ label: words.second, to: '/programs' }}
        picture={<PictureManyEyes />}
      />
      <div className="page grid gap-16 py-16">
        <PromiseList title={words.pointsTitle} promises={Object.values(words.points)} />
        <StepList title={words.stepsTitle} steps={Object.values(words.steps)} />
        <Clocks />
        <ProgramKinds />
        <QuestionList title={words.questionsTitle} questions={Object.values(words.questions)} />
      </div>
    </>
  )
}

function Clocks() {
  const { title, text, what, who, due, lines } = useWords(bugBountyProgramWords).clocks
  return (
    <section className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="text-xl">{title}</h2>
        <p className="max-w-[66ch] text-read text-pretty text-ink-soft">{text}</p>
      </div>
      <Panel flush>
        <Table
          caption={title}
          rows={Object.values(lines)}
          rowKey={(line) => line.what}
          columns={[
            { key: 'what', header: what, main: true, cell: (line) => line.what },
            { key: 'who', header: who, cell: (line) => line.who },
            { key: 'due', header: due, cell: (line) => line.due },
          ]}
        />
      </Panel>
    </section>
  )
}
