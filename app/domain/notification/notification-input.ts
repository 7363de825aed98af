import { isId } from '@cakrawala/ids/ids'
import { wholeNumber, z } from '#kernel/zod.ts'
import { followWays, mailWays, noticeGroups } from './notification.ts'
import { lengthOf, longestQuiet, zones } from './quiet-hours.ts'

const rowId = z.string().refine(isId, 'invalid')

export const noticeIdInput = z.strictObject({ id: rowId })
export type NoticeIdInput = z.output<typeof noticeIdInput>

export const readAllInput = z.strictObject({ upTo: rowId })
export type ReadAllInput = z.output<typeof readAllInput>

/** What one person chose: a line per group, each named once. */
export const noticeChoicesInput = z.strictObject({
  choices: z
    .array(z.strictObject({ group: z.enum(noticeGroups), page: z.boolean(), mail: z.enum(mailWays) }))
    .max(noticeGroups.length)
    .refine((lines) => new Set(lines.map(({ group }) => group)).size === lines.length, 'invalid'),
  /** The revision the form was filled from; without it the stored one is overwritten. */
  revision: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
})
export type NoticeChoicesInput = z.output<typeof noticeChoicesInput>

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid')

export const quietTimes = z
  .strictObject({ from: timeOfDay, to: timeOfDay, zone: z.enum(zones) })
  .refine((quiet) => lengthOf(quiet) <= longestQuiet, { path: ['to'], message: 'quiet_too_long' })

/** When a person is not disturbed; null for never. */
export const quietHoursInput = z.strictObject({ quiet: quietTimes.nullable() })
export type QuietHoursInput = z.output<typeof quietHoursInput>

export const followReportInput = z.strictObject({ way: z.enum(followWays) })
export type FollowReportInput = z.output<typeof followReportInput>
