import { rewardStates } from '#domain/report/report-state.ts'
import { level } from '#domain/report/report-view.ts'
import { roles } from '#kernel/actor.ts'
import { bands } from '#kernel/risk-level.ts'
import { count, flag, moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { approvingObstacles } from './approving-policy.ts'
import { retestStates } from './reward.ts'

const ratingLine = z.object({
  id: text,
  /** In which part they rated; a rating is the institution's, names stay inside. */
  by: z.enum(roles),
  ...{ from: level.nullable(), to: level, fromVector: text.nullable(), toVector: text.nullable() },
  ...{ reason: text.nullable(), at: moment },
})
export type RatingLine = z.infer<typeof ratingLine>

/** A paid round of a retest. `net`: of an open one, what is left after tax; for its bughunter alone. */
const retestLine = z.object({
  ...{ round: count, state: z.enum(retestStates), amount: rupiah, net: rupiah.nullable() },
  ...{ askedAt: moment, endedAt: moment.nullable() },
})
export type RetestLine = z.infer<typeof retestLine>

const insideView = z.object({
  /** Zero for members of the company: it is part of the balance. */
  reserved: rupiah,
  /** In percent of the amount, on top of it. */
  feePercent: z.number(),
  ...{ fee: rupiah, band: z.enum([...bands, 'others']) },
  range: z.object({ min: rupiah, max: rupiah }).nullable(),
  ...{ suggested: rupiah.nullable(), suggestedItem: text.nullable(), secondApproverAbove: rupiah },
  /** How much of it this reader may still give this bughunter alone within 24 hours; null where they give nothing. */
  leftAlone: rupiah.nullable(),
  /** The obstacle between the reader and approving the proposal; null where there is none, or none waits. */
  approvalObstacle: z.enum(approvingObstacles).nullable(),
  /** Who may be, while one waits. */
  approvers: z.array(text),
  /** The most this reader may decide alone; null without a limit of their own. */
  ownLimit: rupiah.nullable(),
  proposedBy: text.nullable(),
  /** Until when a second person may approve what was proposed; null where nothing waits. */
  lapsesAt: moment.nullable(),
  approvedBy: text.nullable(),
})
export type InsideView = z.infer<typeof insideView>

/** The reward of a report as this viewer may know it, with what they may do about it. Amounts in rupiah. */
export const rewardView = z
  .object({
    ...{ reportId: text, revision: count, state: z.enum(rewardStates) },
    ...{ triagedLevel: level.nullable(), riskLevel: level.nullable(), cvssVector: text.nullable() },
    money: flag,
    /** Whether a reward is still to come: the report is valid and open. */
    awaited: flag,
    ...{ amount: rupiah, otherReward: text.nullable() },
    /** The amount is less than the least and waits for the bughunter's answer. */
    offered: flag,
    /** The least an operator set when the rating was disputed; 0 where none did. */
    floor: rupiah,
    ...{ reason: text.nullable(), givenAt: moment.nullable() },
    /** The company was silent for too long, and the platform gave the least of the band. */
    autoReleased: flag,
    ...{ points: z.number(), ratings: z.array(ratingLine) },
    /** Whether money is set aside for the report: the bughunter sees that it is, the company how much. */
    guaranteed: flag,
    /** The paid rounds, oldest first; what they pay is in the program for everyone on the report. */
    retests: z.array(retestLine),
    /** What asking for a retest promises by the version the report was sent under; 0 where it is unpaid. */
    retestReward: rupiah,
    /** For the company and the platform team; null for the reporter. */
    inside: insideView.nullable(),
    ...{ mayRate: flag, mayGive: flag, mayApprove: flag },
  })
  .meta({ id: 'Reward' })
export type RewardView = z.infer<typeof rewardView>
