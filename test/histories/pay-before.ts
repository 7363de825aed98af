import { newId } from '@cakrawala/ids/ids'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { payoutOfferSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { requestPayout } from '#domain/reward/payout/request-payout.server.ts'
import { confirmPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { unsafeRequestRefund } from '#domain/reward/refund/request-refund.server.ts'
import { checkRefund, payRefund } from '#domain/reward/refund/settle-refund.server.ts'
import { newReference, transferProof } from '../support/payout-scenario.ts'
import { vectors } from '../support/reward-scenario.ts'
import type { Environment, Stage } from './environment.ts'
import { ratedReport } from './rated-report.ts'

/**
 * Leaves an environment with a reward that was paid out and a refund that was paid: few histories are long enough for
 * what follows them.
 */
export async function payBefore(stage: Stage, environment: Environment): Promise<void> {
  const [one, other] = [stage.team[0]!, stage.team[1]!]
  const hunter = environment.hunters[0]!
  const reportId = await ratedReport({ stage, environment }, { program: 'self', vector: vectors.medium }, 5)
  const key = newId()
  await giveReward(environment.owner, reportId, {
    key,
    amount: 2_000_000n,
    otherReward: undefined,
    reason: '',
  })
  const { gross, net } = await payoutOfferSeenBy(hunter)
  const payoutId = await requestPayout(hunter, { key: newId(), gross, net })
  await takePayout(one, { payoutId })
  // By another operator: side by side, the histories pay more in a day than one person may confirm.
  await confirmPayout(other, { payoutId, reference: newReference() }, await transferProof(other))
  const refundId = await unsafeRequestRefund(environment.owner, {
    ...{ key: newId(), amount: 1_000_000n },
    ...{ provider: '014', number: '1234567890', holder: 'PT Nusa Digital' },
  })
  await checkRefund(one, { refundId })
  await payRefund(other, { refundId, reference: newReference() }, await transferProof(other))
}
