import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import {
  type CaseForOperator,
  identityCaseSeenBy,
} from '#domain/account/identity/identity-case-queries.server.ts'
import { momentText } from '#i18n/moment.ts'
import { verificationWords } from '#i18n/verification.ts'
import { verificationQueueWords } from '#i18n/verification-queue.ts'
import { isOperator } from '#kernel/actor.ts'
import { act, load } from '#web/http/open.ts'
import { countryOptions } from '#web/parts/account/country-options.server.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { SecondNotice } from '#web/parts/notices.tsx'
import { Day } from '#web/parts/program/program-lateness.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { actOnCase } from './verification-acts.server.ts'
import { AppealDecision, CaseAppeal } from './verification-appeal.tsx'
import { CaseCorrection } from './verification-correction.tsx'
import { CaseDecision } from './verification-decision.tsx'

export const meta = pageTitle<typeof verificationQueueWords.id, CaseForOperator>(
  verificationQueueWords,
  (words, facts) => (facts ? words.review.title(facts) : words.queue.title),
)
export const loader = load(async ({ actor, params, locale }) => {
  const facts = await identityCaseSeenBy(actor, params.caseId ?? '')
  const country = countryOptions(locale).find(({ value }) => value === facts.country)?.label ?? facts.country
  const proof = facts.mayCorrect && isOperator(actor) ? await proofAskedOf(actor) : null
  return { ...facts, country, proof }
})
type CaseOnPage = Awaited<ReturnType<typeof loader>>
export const action = act(actOnCase)

export default function VerificationCase() {
  const facts = useLoaderData<typeof loader>()
  const { review } = useWords(verificationQueueWords)
  const path = usePath()
  const locale = useLocale()
  const title = review.title({ username: facts.username })
  return (
    <div className="grid gap-6">
      <PageHeader
        title={title}
        meta={review.sent({ at: momentText(facts.submittedAt, locale) })}
        breadcrumb={[{ to: path('/hello/verification'), label: review.back }, { label: title }]}
        breadcrumbLabel={review.back}
      />
      <CaseState facts={facts} />
      {facts.appeal && <CaseAppeal appeal={facts.appeal} />}
      {(facts.mayReview || facts.mayCorrect) && <CaseContent facts={facts} />}
    </div>
  )
}

function CaseState({ facts }: { facts: CaseForOperator }) {
  const { review } = useWords(verificationQueueWords)
  const { reasons } = useWords(verificationWords)
  const decided = facts.decision && (
    <Notice tone="info">{review.decided({ decision: review.decisions[facts.decision] })}</Notice>
  )
  return (
    <>
      {decided}
      {facts.proposal && (!decided || facts.appeal) && (
        <Notice
          tone="warning"
          title={(decided ? review.appealOf : review.proposed)({ by: facts.proposal.by })}
        >
          <p>
            {facts.proposal.reasons.map(({ reason }) => reasons[reason as keyof typeof reasons]).join(', ')}
          </p>
          <p className="break-words">{facts.proposal.note}</p>
        </Notice>
      )}
      {facts.reviewer && !facts.mayReview && !decided && (
        <Notice tone="info">{review.heldBy({ reviewer: facts.reviewer })}</Notice>
      )}
      <SecondNotice obstacle={facts.secondObstacle} />
      {facts.mayTake && !facts.mayReview && !facts.mayCorrect && (
        <TakeForm text={takeTextOf(facts, review)} />
      )}
    </>
  )
}

function takeTextOf(
  { decision }: CaseForOperator,
  words: (typeof verificationQueueWords.id)['review'],
): string {
  if (decision === null) return words.takeText
  return decision === 'verified' ? words.correctTake : words.appealTake
}

function TakeForm({ text }: { text: string }) {
  const { review } = useWords(verificationQueueWords)
  return (
    <Panel title={review.takeTitle} subtitle={text}>
      <ActForm intent="take">
        <SubmitButton>{review.take}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

function CaseContent({ facts }: { facts: CaseOnPage }) {
  const { review } = useWords(verificationQueueWords)
  return (
    <>
      <Panel title={review.person}>
        <Person facts={facts} />
      </Panel>
      <Panel title={review.documents}>
        {facts.documents.length > 0 ? <Documents facts={facts} /> : <p>{review.imagesGone}</p>}
      </Panel>
      {facts.proof && <CaseCorrection facts={facts} proof={facts.proof} />}
      {facts.mayDecideAppeal && <AppealDecision />}
      {facts.mayReview && facts.appeal?.decision !== null && <CaseDecision facts={facts} />}
    </>
  )
}

function Person({ facts }: { facts: CaseForOperator }) {
  const { review } = useWords(verificationQueueWords)
  const { personal } = useWords(verificationWords)
  return (
    <div className="grid gap-4">
      <DescriptionList
        columns={3}
        items={[
          { term: personal.fullName, value: facts.fullName },
          { term: personal.birthDate, value: facts.birthDate && <Day day={facts.birthDate} /> },
          { term: review.nik, value: <span className="font-mono">{facts.nikLast4}</span> },
          { term: personal.city, value: facts.city },
          { term: personal.country, value: facts.country },
        ]}
      />
      {facts.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {review.warnings[warning as keyof typeof review.warnings]}
        </Notice>
      ))}
    </div>
  )
}

/** Side by side, so that faces and names can be compared. */
function Documents({ facts }: { facts: CaseForOperator }) {
  const { review } = useWords(verificationQueueWords)
  const { kinds } = useWords(verificationWords)
  const path = usePath()
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {facts.documents.map((kind) => {
        const address = path(`/hello/verification/${facts.id}/document/${kind}`)
        return (
          <figure key={kind} className="grid content-start gap-2">
            <figcaption className="font-semibold">{kinds[kind]}</figcaption>
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              aria-label={review.enlarge({ kind: kinds[kind] })}
            >
              <img src={address} alt={kinds[kind]} className="w-full rounded border border-line" />
            </a>
          </figure>
        )
      })}
    </div>
  )
}
