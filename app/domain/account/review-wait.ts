import { count, flag } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** How long the platform team usually takes for a review: as measured, or as it promises while few were decided. */
export const reviewWait = z.object({ hours: count, measured: flag })
export type ReviewWait = z.infer<typeof reviewWait>
