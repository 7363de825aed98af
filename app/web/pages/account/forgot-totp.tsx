import { ActForm, FormField, SubmitButton } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { Steps } from '@cakrawala/ui/steps'
import { TextInput } from '@cakrawala/ui/text-input'
import { data, useLoaderData, useSearchParams } from 'react-router'
import { questionOfPreAuth } from '#domain/account/recovery/answer-security-question.server.ts'
import type { SecurityQuestionKey } from '#domain/account/recovery/security-question.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { bounceSignedIn } from '#web/http/guards.ts'
import { actOnLink, linkFacts, linkHeaders } from '#web/http/link-page.ts'
import { load } from '#web/http/open.ts'
import { preAuthTokenOfCookies } from '#web/http/pre-auth-cookie.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { actOnForgotTotp } from './forgot-totp-acts.server.ts'
import { IdentifierForm } from './identifier-form.tsx'
import { DeadLink, LinkForm, useLinkToken } from './link-form.tsx'

type ResetStep = (typeof order)[number] | 'hold'

const order = ['request', 'link', 'reset', 'signIn'] as const

export const middleware = [bounceSignedIn]
export const headers = linkHeaders
export const meta = pageTitle(recoveryWords, (words) => words.factor.title)

export const loader = load(async (visit) => {
  if (visit.url.searchParams.has('token')) return linkFacts('factor_reset', visit)
  const ticket = preAuthTokenOfCookies(visit.request.headers.get('cookie'))
  return data({ token: undefined, question: await questionOfPreAuth(ticket) })
})

export const action = actOnLink('factor_reset', actOnForgotTotp)

/** The way back for people without their authenticator: by mail, or by the answer only they know. */
export default function ForgotTotp() {
  const loaded = useLoaderData<typeof loader>()
  const { factor: words, dead } = useWords(recoveryWords)
  const token = useLinkToken(loaded.token ?? null)
  if (token !== null) return <Confirm token={token} />
  if (loaded.token === null) return <DeadLink ask={{ to: '/verify/forgot-totp', label: dead.askFactor }} />
  return <Ask question={'question' in loaded ? loaded.question : null} title={words.title} />
}

function Confirm({ token }: { token: string }) {
  const { factor: words } = useWords(recoveryWords)
  return (
    <>
      <AccountHeading title={words.confirmTitle} intro={words.confirmIntro} />
      <div className="grid gap-6">
        <ResetSteps at="reset" />
        <LinkForm path="/verify/forgot-totp" token={token} intent="reset">
          <SubmitButton wide>{words.confirm}</SubmitButton>
        </LinkForm>
      </div>
    </>
  )
}

type Question = Parameters<typeof SecurityAnswer>[0]['question']

function Ask({ question, title }: { question: Question | null; title: string }) {
  const { factor: words, sent } = useWords(recoveryWords)
  const [search] = useSearchParams()
  const asked = search.has('asked')
  if (search.has('held')) return <Held />
  return (
    <>
      <AccountHeading title={title} intro={words.intro} />
      <div className="grid gap-6">
        <ResetSteps at={asked ? 'link' : 'request'} />
        <News asked={asked} answered={search.has('answered')} />
        <IdentifierForm submit={asked ? sent.again : words.submit} />
        {question && !search.has('answered') && <SecurityAnswer question={question} />}
      </div>
      <Back />
    </>
  )
}

/** The link was used, and the reset waits: there is nothing to do here but to know. */
function Held() {
  const { factor: words } = useWords(recoveryWords)
  return (
    <>
      <AccountHeading title={words.heldTitle} intro={words.held} />
      <ResetSteps at="hold" />
      <Back />
    </>
  )
}

function Back() {
  const { back } = useWords(recoveryWords)
  return (
    <p className="mt-6 text-center">
      <L to="/sign-in" className="font-semibold text-samudra-text underline">
        {back}
      </L>
    </p>
  )
}

function News({ asked, answered }: { asked: boolean; answered: boolean }) {
  const { factor: words, sent, answer } = useWords(recoveryWords)
  if (answered) {
    return (
      <Notice tone="success" title={answer.notedTitle}>
        {answer.noted}
      </Notice>
    )
  }
  return asked ? (
    <Notice tone="success" title={sent.title}>
      {words.sent}
    </Notice>
  ) : null
}

/** The state of a reset of the authenticator. A held one waits between the link and the end. */
function ResetSteps({ at }: { at: ResetStep }) {
  const { steps } = useWords(recoveryWords)
  const here = order.indexOf(at === 'hold' ? 'reset' : at)
  return (
    <Steps
      label={steps.label}
      stateLabels={steps.states}
      steps={order.map((key, place) => ({
        key,
        label: steps[key],
        state: place < here ? 'done' : place === here ? 'current' : 'todo',
      }))}
    />
  )
}

/** For people who lost the mailbox too and have just shown their password: the answer opens a review, never a session. */
function SecurityAnswer({ question }: { question: SecurityQuestionKey }) {
  const { answer: words, question: own, questions } = useWords(recoveryWords)
  return (
    <Panel title={words.title} subtitle={words.text}>
      <ActForm intent="answer" className="grid gap-4">
        <p className="font-semibold">{questions[question]}</p>
        <FormField name="answer" label={own.answer} required>
          <TextInput autoComplete="off" maxLength={100} />
        </FormField>
        <div>
          <SubmitButton variant="secondary">{words.submit}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}
