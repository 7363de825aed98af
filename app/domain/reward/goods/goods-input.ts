import { lineField } from '#domain/account/account-fields.ts'
import { z } from '#kernel/zod.ts'

const reason = z.string().trim().min(20, 'too_short').max(1_000, 'too_long')

/** `giveGoodsAddress`: name, address and telephone number, as on a parcel. */
export const goodsAddressInput = z.strictObject({
  address: z
    .string()
    .trim()
    .min(1, 'required')
    .min(20, 'too_short')
    .max(500, 'too_long')
    .regex(/^[^\p{C}]*(?:\r?\n[^\p{C}]*)*$/u, 'invalid'),
})

/** `sendGoods`: carrier and number of the parcel, or the code of a voucher. */
export const sendGoodsInput = z.strictObject({ sending: lineField(300, 3) })

/** `missGoods` and `closeGoods`. */
export const goodsReasonInput = z.strictObject({ reason })
