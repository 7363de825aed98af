import { Button } from '@cakrawala/ui/button'
import { Horizon } from '@cakrawala/ui/horizon'
import { PromiseList } from '@cakrawala/ui/promise-list'
import { QuestionList } from '@cakrawala/ui/question-list'
import { StepList } from '@cakrawala/ui/step-list'
import { audienceWords } from '#i18n/audience.ts'
import { bughunterAudienceWords } from '#i18n/audience-bughunter.ts'
import { companyAudienceWords } from '#i18n/audience-company.ts'
import { helloAudienceWords } from '#i18n/audience-hello.ts'
import type { Catalogue } from '#i18n/catalogue.ts'
import { usePath, useWords } from '../locale.tsx'

export type Audience = 'bughunter' | 'company' | 'hello'

type Sentence = { title: string; text: string }
type AudienceWords = Record<'name' | 'title' | 'lead' | 'action', string> &
  Record<'points' | 'steps' | 'questions', Readonly<Record<string, Sentence>>>

export const wordsFor: Record<Audience, Catalogue<AudienceWords>> = {
  bughunter: bughunterAudienceWords,
  company: companyAudienceWords,
  hello: helloAudienceWords,
}

const door = { bughunter: '/sign-up-bughunter', company: '/sign-up-company', hello: '/sign-in' } as const

/** The public page of one audience: what it gets, how it goes, what people ask, and the way in. */
export function AudienceLanding({ audience }: { audience: Audience }) {
  const { pointsTitles, stepsTitle, questionsTitle } = useWords(audienceWords)
  const { name, title, lead, action, points, steps, questions } = useWords(wordsFor[audience])
  const path = usePath()
  return (
    <>
      <section className="parang overflow-clip">
        <div className="page grid justify-items-center gap-5 pt-14 pb-10 text-center md:pt-20">
          <p className="text-sm font-semibold text-senja-text">{name}</p>
          <h1 className="max-w-3xl text-2xl md:text-3xl">{title}</h1>
          <p className="max-w-[62ch] text-read text-pretty text-ink-soft">{lead}</p>
          <Button to={path(door[audience])} variant="accent" size="lg">
            {action}
          </Button>
        </div>
        <Horizon size="md" />
      </section>
      <div className="page grid gap-16 py-16">
        <PromiseList title={pointsTitles[audience]} promises={Object.values(points)} />
        <StepList title={stepsTitle} steps={Object.values(steps)} />
        <QuestionList title={questionsTitle} questions={Object.values(questions)} />
      </div>
    </>
  )
}
