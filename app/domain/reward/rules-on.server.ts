import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { type FeeValues, feesOf, type PointValues, whole } from '#domain/setting/setting.ts'
import { firstFees, firstPoints } from '#domain/setting/setting-defaults.ts'
import { settingOn } from '#domain/setting/settings-memory.server.ts'

/** The table of points of the day of `moment`; of today where there is none yet. An older table lacks what came later. */
export function pointsOn(moment: Date | null): PointValues {
  return { ...firstPoints, ...settingOn('points', whole, jakartaDay(moment ?? now())) }
}

/**
 * The platform's share, in percent, of what was promised at `moment`: a `reward` (or paid retest) when its report became valid,
 * a `prize` when its challenge was accepted. Null is a promise made now. The kind of the program does not matter.
 */
export function feePercentOn(moment: Date | null, kind: keyof FeeValues): number {
  return feesOf(settingOn('fees', whole, jakartaDay(moment ?? now())) ?? firstFees)[kind]
}
