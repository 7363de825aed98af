import { newId } from '@cakrawala/ids/ids'
import { cancelRefund, unsafeRequestRefund } from '#domain/reward/refund/request-refund.server.ts'
import {
  confirmRefundReturn,
  dismissRefundReturn,
  noteRefundReturn,
} from '#domain/reward/refund/return-refund.server.ts'
import { checkRefund, payRefund, refuseRefund } from '#domain/reward/refund/settle-refund.server.ts'
import { newReference, transferProof } from '../support/payout-scenario.ts'
import { type Act, one, owner, type Scene, team } from './act.ts'

const amounts = [1n, 1_000_000n, 25_000_000n, 400_000_000n, 999_999_999_999n]
const reason = 'Nama pemilik rekening bukan nama perusahaan.'

export const refundActs: Act[] = [
  {
    name: 'ask refund',
    by: owner,
    run: (actor, { keys, draw }) => {
      const key = draw.two % 6 === 0 && keys.length > 0 ? one(keys, draw.one) : newId()
      keys.push(key)
      const account = { provider: '014', number: '1234567890', holder: 'PT Nusa Digital' }
      return unsafeRequestRefund(actor, { key, amount: one(amounts, draw.one), ...account })
    },
  },
  {
    name: 'cancel refund',
    by: owner,
    run: (actor, scene) => cancelRefund(actor, { refundId: refundIn(scene, 'requested') }),
  },
  {
    name: 'check refund',
    by: team,
    run: (actor, scene) => checkRefund(actor, { refundId: refundIn(scene, 'requested') }),
  },
  {
    name: 'pay refund',
    by: team,
    run: async (actor, scene) =>
      payRefund(
        actor,
        { refundId: refundIn(scene, 'checked'), reference: newReference() },
        await transferProof(actor),
      ),
  },
  {
    name: 'refuse refund',
    by: team,
    run: (actor, scene) => refuseRefund(actor, { refundId: refundIn(scene, 'checked'), reason }),
  },
  {
    name: 'note refund return',
    by: team,
    run: async (actor, scene) =>
      noteRefundReturn(
        actor,
        { refundId: refundIn(scene, 'paid'), reference: newReference(), reason },
        await transferProof(actor),
      ),
  },
  {
    name: 'confirm refund return',
    by: team,
    run: (actor, scene) => confirmRefundReturn(actor, { refundId: refundIn(scene, 'paid') }),
  },
  {
    name: 'dismiss refund return',
    by: team,
    run: (actor, scene) => dismissRefundReturn(actor, { refundId: refundIn(scene, 'paid') }),
  },
]

function refundIn({ seen, draw }: Scene, state: string): string {
  const fit = seen.refunds.filter((refund) => refund.state === state)
  return one(fit.length > 0 && draw.two % 9 > 0 ? fit : seen.refunds, draw.one)?.id ?? newId()
}
