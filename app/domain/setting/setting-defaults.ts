import type { FeeValues, PointValues } from './setting.ts'

/** Points since 1 January 2026 (meanings of the strike policy: Bugcrowd's). They hold until the team sets others. */
export const firstPoints: PointValues = {
  ...{ informational: 0, low: 5, medium: 10, high: 20, critical: 40 },
  ...{ cvssRight: 1, duplicatePercent: 20, retest: 2, repeatedInvalid: -5, spam: -10 },
}

/** The platform's share on top of a reward since 1 January 2026. */
export const firstFees: FeeValues = { reward: 20, prize: 20 }
