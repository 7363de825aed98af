import { neededFile } from '#domain/account/account-fields.ts'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import {
  leftPayee,
  leftPayeeOffer,
  leftPayeeSeenBy,
  leftPayeesSeenBy,
} from '#domain/reward/payout/left-payees.server.ts'
import { requestPayoutForInput } from '#domain/reward/payout/payout-input.ts'
import { mayPay } from '#domain/reward/payout/payout-policy.ts'
import { requestPayoutFor } from '#domain/reward/payout/request-payout-for.server.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'

const tag = 'payouts'
const who = ['hello'] as const

/** Money owed to bughunters who left or may not sign in: the team asks for it on their written request. */
export const leftPayeeCalls: readonly Call[] = [
  get('/api/v1/left-payees', {
    tag,
    says: [
      'Bughunter yang akunnya sudah ditutup dan masih punya hak atas uang',
      'Bughunters whose account is closed and who are owed money',
    ],
    who,
    query: z.strictObject(placed),
    answer: pageOf(leftPayee),
    work: ({ actor, query }) => leftPayeesSeenBy(actor, wantedOf(query)),
  }),
  get('/api/v1/left-payees/:accountId', {
    tag,
    says: ['Hak satu akun yang sudah ditutup', 'What is owed to one closed account'],
    who,
    answer: z.object({ offer: leftPayeeOffer.nullable() }),
    work: async ({ actor, params }) => ({ offer: await leftPayeeSeenBy(actor, params.accountId) }),
  }),
  post('/api/v1/payouts/request-for', {
    tag,
    says: [
      'Ajukan pembayaran untuk akun yang sudah ditutup, dengan surat permintaannya; orang lain mengonfirmasi',
      'Ask for a payout for a closed account, with its written request; another person confirms',
    ],
    who,
    body: requestPayoutForInput.extend({ letter: neededFile }),
    form: true,
    answer: z.object({ id: text }),
    refuses: ['not_found', 'conflict', 'step_missing', 'key_reused', 'unavailable', 'file_too_large'],
    work: async ({ actor, input: { letter, ...input } }) => {
      refuseUnless(mayPay(actor), 'forbidden')
      const work = (fileId: string | null) => requestPayoutFor(actor, input, fileId)
      return { id: await withUpload(actor, 'payout_proof', letter, 'letter', work) }
    },
  }),
]
