import { isWhole, ListFoot } from '@cakrawala/page-parts/list-foot'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { decideRecovery } from '#domain/account/recovery/decide-recovery.server.ts'
import { recoveryDecisionInput } from '#domain/account/recovery/recovery-input.ts'
import { recoveryReviewsSeenBy } from '#domain/account/recovery/recovery-reviews.server.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { RecoveryReview } from './recovery-review.tsx'

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
