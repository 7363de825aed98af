import type { ProgramKind } from '#domain/program/program.ts'
import { type PointValues, whole } from '#domain/setting/setting.ts'
import { firstFees, firstPoints } from '#domain/setting/setting-defaults.ts'
import { settingOn } from '#domain/setting/settings-memory.server.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'

/** The table of points of the day of `moment`; of today where there is none yet. An older table lacks what came later. */
export function pointsOn(moment: Date | null): PointValues {
  return { ...firstPoints, ...settingOn('points', whole, jakartaDay(moment ?? now())) }
}

/**
 * The platform's share, in percent, of rewards that were promised at `moment`: for a report when it became valid, for a
 * challenge when it was accepted. Null is a promise made now.
 */
export function feePercentOn(moment: Date | null, kind: ProgramKind): number {
  return (settingOn('fees', whole, jakartaDay(moment ?? now())) ?? firstFees)[kind]
}
