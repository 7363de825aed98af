import { traceOpening } from '#domain/report/trace-opening.server.ts'
import { goodsAddressInput, goodsReasonInput, sendGoodsInput } from '#domain/reward/goods/goods-input.ts'
import { goodsSeenBy } from '#domain/reward/goods/goods-queries.server.ts'
import { goodsView } from '#domain/reward/goods/goods-view.ts'
import {
  closeGoods,
  confirmGoods,
  giveGoodsAddress,
  missGoods,
  sendGoods,
} from '#domain/reward/goods/move-goods.server.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { reportPeople } from './reports.ts'

const tag = 'rewards'
const refuses = ['move_forbidden'] as const
const hunter = ['bughunter'] as const

/** Goods that reports earned, from the address to the confirmation. */
export const goodsCalls: readonly Call[] = [
  get('/api/v1/reports/:id/goods', {
    tag,
    says: ['Barang imbalan sebuah laporan', 'The reward item of a report'],
    who: reportPeople,
    answer: z.object({ goods: goodsView.nullable() }),
    refuses: ['step_missing'],
    work: async ({ actor, params }) => {
      const goods = await goodsSeenBy(actor, params.id)
      await traceOpening(actor, { id: params.id })
      return { goods }
    },
  }),
  post('/api/v1/reports/:id/goods/address', {
    tag,
    says: ['Beri alamat pengiriman', 'Give the shipping address'],
    who: hunter,
    body: goodsAddressInput,
    refuses,
    work: ({ actor, params, input }) => giveGoodsAddress(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/goods/send', {
    tag,
    says: ['Tandai barang sudah dikirim', 'Mark the item as sent'],
    who: ['company', 'company_member', 'hello'],
    body: sendGoodsInput,
    refuses,
    work: ({ actor, params, input }) => sendGoods(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/goods/confirm', {
    tag,
    says: ['Barang sudah diterima', 'The item was received'],
    who: hunter,
    refuses,
    work: ({ actor, params }) => confirmGoods(actor, params.id),
  }),
  post('/api/v1/reports/:id/goods/missing', {
    tag,
    says: ['Barang tidak sampai', 'The item did not arrive'],
    who: hunter,
    body: goodsReasonInput,
    refuses,
    work: ({ actor, params, input }) => missGoods(actor, params.id, input),
  }),
  post('/api/v1/reports/:id/goods/close', {
    tag,
    says: ['Tutup barang tanpa pengiriman', 'Close the item without delivery'],
    who: ['hello'],
    body: goodsReasonInput,
    refuses,
    work: ({ actor, params, input }) => closeGoods(actor, params.id, input),
  }),
]
