import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { isWhole, ListFoot } from '@cakrawala/page-parts/list-foot'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { Badge } from '@cakrawala/ui/badge'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { Table } from '@cakrawala/ui/table'
import { TextArea } from '@cakrawala/ui/text-area'
import { useLoaderData } from 'react-router'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { decideRecovery } from '#domain/account/recovery/decide-recovery.server.ts'
import { recoveryDecisionInput } from '#domain/account/recovery/recovery-input.ts'
import {
  type RecoveryReviewView,
  recoveryReviewsSeenBy,
} from '#domain/account/recovery/recovery-reviews.server.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { SessionDevice } from '#web/parts/account/session-table.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(recoveryWords, (words) => words.reviews.title)

export const loader = load(async ({ actor, url }) => {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const [reviews, proof] = await Promise.all([
    recoveryReviewsSeenBy(actor, { from: url.searchParams.get('from') }),
    proofAskedOf(actor),
  ])
  leadToStart(reviews, url)
  return { reviews, proof }
})

export const action = act(async ({ actor, go }, form) => {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  await decideRecovery(actor, parseForm(recoveryDecisionInput, form))
  return go('/hello/recovery?done=recovery_decided')
})

/** The queue of people who answered their security question right. */
export default function Recovery() {
  const { reviews, proof } = useLoaderData<typeof loader>()
  const { rows, ...ways } = reviews
  const { reviews: words } = useWords(recoveryWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {rows.length === 0 && (
        <Panel>
          <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
        </Panel>
      )}
      {rows.map((review) => (
        <RecoveryReview key={review.id} review={review} proof={proof} />
      ))}
      {!isWhole(ways) && <ListFoot {...ways} />}
    </div>
  )
}

/** Forms of one page are told apart by their intent: one for each review. */
function decideIntent(reviewId: string): string {
  return `decide-${reviewId}`
}

/** One request with the facts to judge whether it was the owner who answered. */
function RecoveryReview({ review, proof }: { review: RecoveryReviewView; proof: ProofAsked }) {
  const { reviews: words } = useWords(recoveryWords)
  return (
    <Panel title={review.username}>
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-2">
          <Badge tone={review.knownNetwork ? 'success' : 'warning'}>
            {review.knownNetwork ? words.known : words.strange}
          </Badge>
          {review.standing === 'suspended' && <Badge tone="danger">{words.suspended}</Badge>}
        </div>
        <Facts review={review} />
        <Places places={review.places} />
        {review.mayDecide ? (
          <RecoveryDecision reviewId={review.id} intent={decideIntent(review.id)} proof={proof} />
        ) : (
          <Notice tone="info">{words.own}</Notice>
        )}
      </div>
    </Panel>
  )
}

function Facts({ review }: { review: RecoveryReviewView }) {
  const { reviews: words } = useWords(recoveryWords)
  const moment = (at: Date | null) => (at ? <Moment at={at} /> : words.never)
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: words.role, value: words.roles[review.role] },
        ...(review.company ? [{ term: words.company, value: review.company }] : []),
        { term: words.since, value: moment(review.accountSince) },
        { term: words.opened, value: moment(review.openedAt) },
        { term: words.from, value: <span className="font-mono">{review.address}</span> },
        { term: words.device, value: <SessionDevice device={review.device} /> },
        { term: words.questionSet, value: moment(review.questionSetAt) },
        { term: words.passwordReset, value: moment(review.passwordResetAt) },
        { term: words.lastSignIn, value: moment(review.lastSignInAt) },
      ]}
    />
  )
}

function Places({ places }: { places: RecoveryReviewView['places'] }) {
  const { reviews: words } = useWords(recoveryWords)
  if (places.length === 0) return <p className="text-ink-soft">{words.noPlaces}</p>
  return (
    <Table
      caption={words.places}
      showCaption
      rows={places}
      rowKey={({ address, device }) => `${address} ${device}`}
      columns={[
        {
          key: 'device',
          header: words.device,
          main: true,
          cell: ({ device }) => <SessionDevice device={device} />,
        },
        {
          key: 'address',
          header: words.from,
          cell: ({ address }) => <span className="font-mono">{address}</span>,
        },
        { key: 'at', header: words.lastSignIn, cell: ({ at }) => <Moment at={at} /> },
      ]}
    />
  )
}

type Props = { reviewId: string; intent: string; proof: ProofAsked }

/** Grants or refuses one request, with a reason and the own proof. */
function RecoveryDecision({ reviewId, intent, proof }: Props) {
  const { reviews: words } = useWords(recoveryWords)
  return (
    <ActForm intent={intent} className="grid max-w-2xl gap-4 border-t border-line pt-5">
      <input type="hidden" name="reviewId" value={reviewId} />
      <Fields id={reviewId} />
      <ProofFields asked={proof} />
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </ActForm>
  )
}

function Fields({ id }: { id: string }) {
  const { reviews: words } = useWords(recoveryWords)
  return (
    <>
      <FormField
        name="decision"
        id={`decision-${id}`}
        label={words.decision}
        hint={words.decisionHint}
        required
      >
        <Select
          placeholder={words.choose}
          options={[
            { value: 'granted', label: words.granted },
            { value: 'refused', label: words.refused },
          ]}
          defaultValue={useTyped('decision', '')}
        />
      </FormField>
      <FormField name="reason" id={`reason-${id}`} label={words.reason} hint={words.reasonHint} required>
        <TextArea rows={3} maxLength={1000} defaultValue={useTyped('reason')} />
      </FormField>
    </>
  )
}
