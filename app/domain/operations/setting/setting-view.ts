import { settingKeys, settingStates } from '#domain/setting/setting.ts'
import { lineStages } from '#domain/setting/setting-book.ts'
import { lineObstacles } from '#domain/setting/setting-policy.ts'
import { count, day, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** The value of a line, by its key: `holidays`, `points`, `fees`, `tax`, `plans`, `accounts`, `switches`, `banks`, `brand`. */
const value = z.union([
  z.object({ off: flag, name: text }),
  z.object({
    ...{ informational: count, low: count, medium: count, high: count, critical: count },
    ...{ cvssRight: count, duplicatePercent: count, repeatedInvalid: count, spam: count },
    retest: count.optional(),
  }),
  z.object({ reward: count, prize: count }),
  // Fees in lines from before 24 November 2026.
  z.object({ bug_bounty: count, challenge: count, vulnerability_management: count }),
  z.object({
    ...{ basePercent: z.number(), surchargePercent: z.number(), source: text },
    bands: z.array(z.object({ upTo: text.nullable(), percent: z.number() })),
  }),
  z.object({ price: text.nullable() }),
  z.object({ bank: text, name: text, number: text, holder: text, used: flag }),
  z.object({ on: flag }),
  z.object({ kind: z.enum(['bank', 'wallet']), name: text, offered: flag }),
  z.object({ name: text, domain: text }),
])

/** What holds for one part of a setting; `since` is null where the platform came with it. */
const valueInForce = z.object({ scope: text, value, since: day.nullable() })
export type ValueInForce = z.infer<typeof valueInForce>

const obstacle = z.enum(lineObstacles).nullable()
/** A line with the names of those who wrote and decided it. */
const settingLineView = z
  .object({
    ...{ id: text, scope: text, number: count, validFrom: day, value, state: z.enum(settingStates) },
    ...{ stage: z.enum(lineStages), reason: text, by: text, at: moment },
    ...{ decidedBy: text.nullable(), decidedAt: moment.nullable(), decideReason: text.nullable() },
    ...{ withdrawnBy: text.nullable(), withdrawnAt: moment.nullable(), withdrawReason: text.nullable() },
    may: z.object({ confirm: flag, refuse: flag, withdraw: flag }),
    /** The obstacle between the reader and deciding it; null where there is none, or it waits for no decision. */
    obstacles: z.object({ confirm: obstacle, refuse: obstacle }),
  })
  .meta({ id: 'SettingLine' })
export type SettingLineView = z.infer<typeof settingLineView>

/** `holding`: what holds today, part by part. */
const shared = { key: z.enum(settingKeys), holding: z.array(valueInForce) }
export const settingView = z.object({
  ...shared,
  /** Newest first, at most 200. */
  lines: z.array(settingLineView),
  /** The number a change is written on top of. */
  seen: count,
  ...{ firstDay: day, second: flag, mayChange: flag },
})
export type SettingView = z.infer<typeof settingView>

export const settingInList = z.object({ ...shared, coming: count, waiting: count, second: flag })
export type SettingInList = z.infer<typeof settingInList>
