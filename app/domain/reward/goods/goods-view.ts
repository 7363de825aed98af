import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { goodsMoves, goodsStates } from '../goods.ts'

/** A good that a report earned, as its viewer may know it. */
export const goodsView = z.object({
  ...{ item: text, state: z.enum(goodsStates) },
  /** For its bughunter and the people who send it; null where none was given, and once it is deleted. */
  ...{ address: text.nullable(), sending: text.nullable() },
  ...{ sentAt: moment.nullable(), reason: text.nullable(), endedAt: moment.nullable() },
  /** What the viewer may do about it now. */
  moves: z.array(z.enum(goodsMoves)),
})
export type GoodsView = z.infer<typeof goodsView>
