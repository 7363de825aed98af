import { Button } from '@cakrawala/ui/button'
import { Horizon } from '@cakrawala/ui/horizon'
import { Panel } from '@cakrawala/ui/panel'
import { PromiseList } from '@cakrawala/ui/promise-list'
import { QuestionList } from '@cakrawala/ui/question-list'
import { StepList } from '@cakrawala/ui/step-list'
import { Steps } from '@cakrawala/ui/steps'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { ReviewWait } from '#domain/account/review-wait.ts'
import { type HunterProgress, type JoinStep, joinSteps } from '#domain/program/program-policy.ts'
import { programJoiningWords } from '#i18n/agreement.ts'
import { audienceWords } from '#i18n/audience.ts'
import { bughunterAudienceWords } from '#i18n/audience-bughunter.ts'
import { companyAudienceWords } from '#i18n/audience-company.ts'
import { helloAudienceWords } from '#i18n/audience-hello.ts'
import type { Catalogue } from '#i18n/catalogue.ts'
import { landingWords } from '#i18n/landing.ts'
import { reviewWaitWords } from '#i18n/review-wait.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

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

/** The public page of one audience: what it gets, how it goes, what it costs (`offers`), what people ask, and the way in. */
export function AudienceLanding({ audience, offers }: { audience: Audience; offers?: ReactNode }) {
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
        {offers}
        <QuestionList title={questionsTitle} questions={Object.values(questions)} />
      </div>
    </>
  )
}

type Door = { title: string; text: string; points: Readonly<Record<string, string>>; action: string }

/** The two sides of the platform, side by side. */
export function TwoEntries() {
  const { companies, bughunters } = useWords(landingWords)
  return (
    <div className="grid gap-px overflow-clip rounded border border-line bg-line md:grid-cols-2">
      <EntryCard door={companies} to="/company" />
      <EntryCard door={bughunters} to="/bughunter" />
    </div>
  )
}

function EntryCard({ door: { title, text, points, action }, to }: { door: Door; to: string }) {
  return (
    <section className="grid content-start gap-5 bg-surface p-6 md:p-10">
      <h2 className="text-xl">{title}</h2>
      <p className="text-read text-pretty text-ink-soft">{text}</p>
      <ul className="grid gap-3">
        {Object.values(points).map((point) => (
          <li key={point} className="flex items-start gap-3 text-base">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-daun-text" />
            {point}
          </li>
        ))}
      </ul>
      <Button to={usePath()(to)} className="justify-self-start">
        {action}
      </Button>
    </section>
  )
}

type JoinStepsProps = {
  programId: string
  standing: HunterProgress
  missing: JoinStep
  /** While the documents wait for the platform team, and there is nothing to do. */
  wait: ReviewWait | null
}

/** How far a bughunter is on the way to the first report, and the next step. */
export function JoinSteps({ programId, standing, missing, wait }: JoinStepsProps) {
  const { usual } = useWords(reviewWaitWords)
  const words = useWords(programJoiningWords)
  const path = usePath()
  const labels = {
    account_unverified: words.stepVerified,
    nda_missing: words.stepNda,
    agreement_missing: words.stepAgreement,
  } as const satisfies Record<JoinStep, string>
  const places = {
    account_unverified: '/bughunter/profile',
    nda_missing: '/bughunter/nda',
    agreement_missing: `/bughunter/programs/agreement/${programId}`,
  } as const satisfies Record<JoinStep, string>
  const done = {
    account_unverified: standing.verified,
    nda_missing: standing.ndaAccepted,
    agreement_missing: standing.agreed,
  } as const satisfies Record<JoinStep, boolean>
  const steps = joinSteps.map((key) => ({
    key,
    label: labels[key],
    hint: wait && key === missing ? `${words.reviewing} ${usual(wait)}` : undefined,
    state: done[key] ? ('done' as const) : key === missing ? ('current' as const) : ('todo' as const),
  }))
  const next = (
    <Button variant={wait ? 'secondary' : 'primary'} to={path(places[missing])}>
      {wait ? words.reviewAction : words.missingAction[missing]}
    </Button>
  )
  return (
    <Panel title={words.steps} actions={next}>
      <Steps label={words.steps} steps={steps} stateLabels={words.stepStates} />
    </Panel>
  )
}
