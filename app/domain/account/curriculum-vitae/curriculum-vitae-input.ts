import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { lineField, optionalLineField, urlField } from '#domain/account/account-fields.ts'
import type { Fault } from '#kernel/refusal.ts'
import { wholeNumber, withChecks, z } from '#kernel/zod.ts'
import { entryKinds, longestAbout, longestSkill, mostSkills, parseMonth } from './curriculum-vitae.ts'

const skillField = lineField(longestSkill)

/** About oneself in Markdown, and skills: one a line or parted by commas, as the page's plain text area sends them. */
export const selfDescriptionInput = z.strictObject({
  about: z.string().trim().max(longestAbout, 'too_long').default(''),
  skills: z
    .string()
    // The person who sends megabytes is answered before anything is cut into pieces.
    .max(mostSkills * (longestSkill + 20), 'skills_too_many')
    .default('')
    .transform((text, context) => {
      const skills = distinct(
        text
          .split(/[\n,]/)
          .map((skill) => skill.trim())
          .filter(Boolean),
      )
      const wrong = skills.map((skill) => skillField.safeParse(skill)).find(({ success }) => !success)
      const problem =
        skills.length > mostSkills
          ? 'skills_too_many'
          : wrong
            ? skillProblem(wrong.error!.issues[0]!.message)
            : null
      if (problem) context.addIssue({ code: 'custom', message: problem })
      return skills
    }),
  /** The revision the form was filled from; without it the stored one is overwritten. */
  revision: wholeNumber(0, 1_000_000).optional(),
})
export type SelfDescriptionInput = z.output<typeof selfDescriptionInput>

/** The first spelling of each skill, in the order they were typed. */
function distinct(skills: string[]): string[] {
  const seen = new Set<string>()
  return skills.filter((skill) => {
    const key = oneSpelling(skill, 'NFKC').toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}

function skillProblem(message: string): string {
  return message === 'too_long' ? 'skill_too_long' : message
}

const monthField = z
  .string()
  .trim()
  .min(1, 'required')
  .transform((text, context) => {
    const month = parseMonth(text)
    if (month) return month
    context.addIssue({ code: 'custom', message: 'month_invalid' })
    return z.NEVER
  })

const entryFields = {
  kind: z.enum(entryKinds),
  title: lineField(120, 2),
  organisation: lineField(120, 2),
  place: optionalLineField(80),
  startedOn: monthField,
  endedOn: z.union([z.literal('').transform(() => null), monthField], 'month_invalid').default(null),
  /** "Current position": holds for work only. */
  current: z.literal('on').optional(),
  link: z.union([z.literal('').transform(() => null), urlField], 'valid_url').default(null),
  about: z
    .string()
    .trim()
    .max(2_000, 'too_long')
    .default('')
    .transform((text) => text || null),
} as const

/** One line; `id` is made by the form, so that a second click adds nothing. */
const written = z.strictObject({
  id: z.string().refine(isId, 'invalid'),
  ...entryFields,
  /** The revision of the line the form was filled from; without it the stored one is overwritten. */
  revision: wholeNumber(0, 1_000_000).optional(),
})
type Written = Partial<z.output<typeof written>>

const isCurrent = ({ kind, current }: Written) => kind === 'work' && current === 'on'

export const entryInput = withChecks(written, (entry) => {
  const month = jakartaDay(now()).slice(0, 7)
  const { startedOn = '' } = entry
  return [...(startedOn > month ? ([['startedOn', 'in_future']] as const) : []), ...endFaults(entry, month)]
}).transform(({ current, ...entry }) => ({
  ...entry,
  endedOn: isCurrent({ ...entry, current }) ? null : entry.endedOn,
}))

function endFaults(entry: Written, month: string): Fault[] {
  const { kind, startedOn = '', endedOn } = entry
  if (isCurrent(entry) || endedOn === undefined) return []
  if (endedOn === null) return kind === 'work' ? [['endedOn', 'end_or_current']] : []
  if (endedOn < startedOn) return [['endedOn', 'month_order']]
  // A certificate may run out in the years to come; what is over is behind us.
  return kind !== 'certification' && endedOn > month ? [['endedOn', 'in_future']] : []
}
export type EntryInput = z.output<typeof entryInput>
