import { now } from '@cakrawala/calendar/clock'
import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Steps } from '@cakrawala/ui/steps'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import {
  type OwnVerificationView,
  ownVerification,
} from '#domain/account/identity/verification-queries.server.ts'
import { phoneAwaitingCode } from '#domain/account/identity/verify-phone.server.ts'
import {
  isProfileComplete,
  reopensAt,
  type SubmissionBlock,
  submissionBlock,
} from '#domain/account/identity.ts'
import { maskPhone } from '#domain/account/phone.ts'
import { dateText } from '#i18n/moment.ts'
import { ndaVersion } from '#i18n/nda.ts'
import { reviewWaitWords } from '#i18n/review-wait.ts'
import { verificationWords } from '#i18n/verification.ts'
import { isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { newest } from '#web/http/overwriting.ts'
import { countryOptions } from '#web/parts/account/country-options.server.ts'
import { IdentityBadge } from '#web/parts/account/identity-badge.tsx'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { actOnProfile } from './profile-acts.server.ts'
import { DocumentsPanel } from './profile-documents.tsx'
import { PersonalPanel } from './profile-personal.tsx'
import { PhonePanel } from './profile-phone.tsx'

export const meta = pageTitle(verificationWords, (words) => words.title)

export const loader = load(async ({ actor, locale }) => {
  const person = found(isBughunter(actor) ? actor : null)
  const [own, awaiting, proof] = await Promise.all([
    ownVerification(person),
    phoneAwaitingCode(person),
    proofAskedOf(person),
  ])
  return {
    own,
    block: submissionBlock(own, now()),
    reopens: reopensAt(own),
    awaiting: awaiting && maskPhone(awaiting),
    proof,
    countries: countryOptions(locale),
  }
})

const kept = newest(async ({ actor }) => {
  const { revision, revisedAt } = await ownVerification(actor)
  return revisedAt && { newest: revision, at: revisedAt }
})

export const action = actWithFiles(actOnProfile, kept)

export default function Profile() {
  const { own, block, reopens, awaiting, proof, countries } = useLoaderData<typeof loader>()
  const words = useWords(verificationWords)
  const current = firstOpen(stepsOf(own))
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} meta={<IdentityBadge state={own.state} />} />
      <ProfileTabs />
      <Standing own={own} block={block} current={current} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PersonalPanel own={own} countries={countries} next={current === 'personal'} />
        <div className="grid gap-6">
          <PhonePanel own={own} awaiting={awaiting} next={current === 'phone'} proof={proof} />
          <NdaPanel own={own} next={current === 'nda'} />
          <DocumentsPanel own={own} block={block} reopens={reopens} />
        </div>
      </div>
    </div>
  )
}

const noticeTones = {
  not_submitted: 'info',
  in_review: 'info',
  verified: 'success',
  needs_fix: 'warning',
  suspended: 'danger',
  denied: 'danger',
} as const

function stepsOf(own: OwnVerificationView) {
  return {
    personal: isProfileComplete(own),
    phone: own.phoneVerifiedAt !== null,
    nda: own.ndaAcceptedAt !== null,
    documents: own.state === 'in_review' || own.state === 'verified' || own.state === 'suspended',
  }
}

type DoneSteps = ReturnType<typeof stepsOf>
type Step = keyof DoneSteps

/** The step to take now: its button is the page's one primary action. */
function firstOpen(done: DoneSteps): Step | undefined {
  return (Object.keys(done) as Step[]).find((key) => !done[key])
}

/** What the state means now: also where an objection or a pause changes what comes next. */
function textKeyOf(own: OwnVerificationView, block: SubmissionBlock | null) {
  if (own.state === 'denied' && own.appeal) {
    return own.appeal.decision === null ? 'denied_appealed' : 'denied_for_good'
  }
  return block === 'identity_paused' ? 'paused' : own.state
}

type AccountStatusProps = {
  own: OwnVerificationView
  block: SubmissionBlock | null
  current: Step | undefined
}

function Standing({ own, block, current }: AccountStatusProps) {
  const { stateTexts, stepsLabel, steps, stepStates } = useWords(verificationWords)
  const { usual } = useWords(reviewWaitWords)
  const done = stepsOf(own)
  const keys = Object.keys(done) as Step[]
  const stopped = own.state === 'denied' || block === 'identity_paused'
  return (
    <Panel>
      <div className="grid gap-4">
        <Notice tone={noticeTones[own.state]}>
          {stateTexts[textKeyOf(own, block)]} {own.wait && usual(own.wait)}
        </Notice>
        <Steps
          label={stepsLabel}
          stateLabels={stepStates}
          steps={keys.map((key) => ({
            key,
            label: steps[key],
            state: done[key] ? 'done' : key !== current ? 'todo' : stopped ? 'stopped' : 'current',
          }))}
        />
      </div>
    </Panel>
  )
}

function NdaPanel({ own, next }: { own: OwnVerificationView; next: boolean }) {
  const { nda: words } = useWords(verificationWords)
  const locale = useLocale()
  const path = usePath()
  const current = own.ndaAcceptedAt !== null && own.ndaVersion === ndaVersion
  return (
    <Panel title={words.panelTitle} subtitle={words.panelText}>
      <div className="grid justify-items-start gap-4">
        {own.ndaAcceptedAt && own.ndaVersion && (
          <Notice tone={current ? 'success' : 'warning'}>
            {words.accepted({ version: own.ndaVersion, date: dateText(own.ndaAcceptedAt, locale) })}
          </Notice>
        )}
        <Button to={path('/bughunter/nda')} variant={next ? 'primary' : 'secondary'}>
          {current ? words.read : words.open}
        </Button>
      </div>
    </Panel>
  )
}
