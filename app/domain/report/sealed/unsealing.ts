import { dataKinds } from '@cakrawala/personal-data/kinds'
import { mayIn } from '#domain/company/permission-policy.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import type { Actor } from '#kernel/actor.ts'
import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { moverOf, type ReportFacts } from '../report-policy.ts'
import { party } from '../report-view.ts'

/** Days an original is stored after its report was closed: as long as images of identities after their decision. */
export const originalDays = 90

/** Letters of a reason. */
export const reasonBounds = { min: 10, max: 300 } as const

export const unsealInput = z.strictObject({
  originalId: z.uuidv7('invalid'),
  reason: z
    .string()
    .trim()
    .min(1, 'required')
    .min(reasonBounds.min, 'too_short')
    .max(reasonBounds.max, 'too_long'),
})
export type UnsealInput = z.output<typeof unsealInput>

/** One masked value: never what it stands for. */
export const sealedView = z.object({
  ...{ id: text, kind: z.enum(dataKinds), mask: text, field: text },
  /** When the comment was written that holds it; null for the texts of the report itself. */
  commentAt: moment.nullable(),
  times: count,
  /** Who unsealed it last, and why; null while nobody has. */
  last: z.object({ by: party, at: moment, reason: text }).nullable(),
})
export type SealedView = z.infer<typeof sealedView>

export const unsealedAnswer = z.object({ id: text, kind: z.enum(dataKinds), value: text })
export type Unsealed = z.infer<typeof unsealedAnswer>

/**
 * Who of the readers of a text may unseal what is masked in it: its writer, the reporter, the people of the company who rate the report, of
 * the platform team who has it in hand, and administrators.
 */
export function mayUnseal(
  actor: Actor,
  facts: ReportFacts,
  writerId: string,
  assigneeId: string | null,
): boolean {
  const mover = moverOf(actor, facts)
  if (actor.kind !== 'person' || actor.suspended) return false
  if (actor.role === 'hello') {
    const inHand = actor.accountId === assigneeId || actor.teamRoles.includes('administrator')
    return inHand && mayActForTeam(actor, 'report.unsealed')
  }
  if (mover !== 'company') return mover === 'reporter'
  return mayIn(actor, 'report.rate', facts) || actor.accountId === writerId
}
